import { refused, standing } from '../event';
import { row } from '../row';
import { atTables, pairsBy, weighted } from '../tables';

const OTHER_CARDS = (tables: readonly string[]) =>
  ({
    type: 'FieldDefined',
    revision: 5,
    data: { board: 1, groups: [{ name: 'other cards', tables: [...tables] }], reason: 'Fouled' },
  }) as const;

/** How the results of a board are compared. */
export const COMPARISONS = [
  row({
    parameter: 'comparison',
    shows: 'matchpoints of pair n2 with 120 against 90, and against a score that is 2/3 of 180 and 1/3 of 90',
    event: {
      conditions: pairsBy('matchpoints'),
      sessions: [{ boards: atTables(1, [weighted(['2/3', 180], ['1/3', 90]), 120, 90]) }],
      look: standing('total', 'n2'),
    },
    // 2 from the 90. The comparison is weighted: 1/3 of 2 from the other; or it is an average, 1 (X78D1b).
    by: {
      laws: { elects: 'weighed', gives: '2.67', otherwise: ['manual', refused('L12C1c')] },
      // Rounded to tenths.
      'dbf-2013': { elects: 'weighed', gives: '2.70', otherwise: ['manual', '3.00'] },
      'dbf-2023': { elects: 'weighed', gives: '2.70', otherwise: ['manual', '3.00'] },
      'fsb-2008': { elects: 'weighed', gives: '2.70', otherwise: ['manual', refused('L12C1c')] },
      'ebu-2025': { elects: 'weighed', gives: '2.67', otherwise: ['manual', refused('EBU 4.1.1.4, 4.2.1')] },
      // Matchpoints and halves.
      'acbl-2017': { elects: 'weighed', gives: '1.33', otherwise: ['manual', refused('L12C1c')] },
    },
  }),
  row({
    parameter: 'scaling',
    shows: 'percentages of two results with other cards than the five of the other tables',
    event: {
      conditions: pairsBy('matchpoints'),
      sessions: [
        {
          session: { kept: [OTHER_CARDS(['6', '7'])] },
          boards: atTables(1, [150, 120, 90, 90, 90, 120, 90]),
        },
      ],
      look: standing('percentage', 'n6', 'n7'),
    },
    // Neuberg: 7/2 (2 + 1) - 1 = 9.5 and 7/2 (0 + 1) - 1 = 2.5 of 12. A unit for each of the five others: 7 and 5 of 12.
    by: {
      laws: { elects: 'neuberg', gives: '79.17 20.83', otherwise: ['average-each', '58.33 41.67'] },
      // X78B2
      'dbf-2013': { elects: 'neuberg', gives: '65.00 55.00', otherwise: ['average-each', '58.33 41.67'] },
      'dbf-2023': { elects: 'neuberg', gives: '65.00 55.00', otherwise: ['average-each', '58.33 41.67'] },
      // 98C; by hand the percentages of 99A1, from seven tables on.
      'fsb-2008': { elects: 'neuberg', gives: '79.17 20.83', otherwise: ['average-each', '65.00 55.00'] },
      // 4.2.3.3: a group of at most a third of the results.
      'ebu-2025': { elects: 'neuberg', gives: '65.00 55.00', otherwise: ['average-each', '58.33 41.67'] },
      'acbl-2017': { elects: 'neuberg', gives: '79.17 20.83', otherwise: ['average-each', '58.33 41.67'] },
    },
  }),
  row({
    parameter: 'showing',
    shows: 'points of pair n2, which is better than three of the other four',
    event: {
      conditions: pairsBy('matchpoints'),
      sessions: [{ boards: atTables(1, [150, 120, 90, -50, -100]) }],
      look: standing('total', 'n2'),
    },
    // Two units for each, of eight; one point for each, of four; or two units above the average of four.
    by: {
      laws: { elects: '2-1-0', gives: '6.00', otherwise: ['centred', '2.00'] },
      'dbf-2013': { elects: '2-1-0', gives: '6.00', otherwise: ['1-half-0', '3.00'] },
      'dbf-2023': { elects: '2-1-0', gives: '6.00', otherwise: ['centred', '2.00'] },
      'fsb-2008': { elects: '2-1-0', gives: '6.00', otherwise: ['1-half-0', '3.00'] },
      'ebu-2025': { elects: '2-1-0', gives: '6.00', otherwise: ['1-half-0', '3.00'] },
      'acbl-2017': { elects: '1-half-0', gives: '3.00', otherwise: ['2-1-0', '6.00'] },
    },
  }),
  row({
    parameter: 'cross-imps-count',
    shows: 'IMPs of 150 against 90 and against -50: 60 points are 2, and 200 are 5 (78B)',
    event: {
      conditions: pairsBy('cross-imps'),
      sessions: [{ boards: atTables(1, [150, 90, -50]) }],
      look: standing('total', 'n1'),
    },
    by: {
      laws: { elects: 'mean', gives: '3.50', otherwise: ['sum', '7.00'] },
      // 203
      'dbf-2013': { elects: 'sum', gives: '7.00', otherwise: ['mean', '3.50'] },
      'dbf-2023': { elects: 'sum', gives: '7.00', otherwise: ['mean', '3.50'] },
      'fsb-2008': { elects: 'mean', gives: '3.50', otherwise: ['sum', '7.00'] },
      'ebu-2025': { elects: 'mean', gives: '3.50', otherwise: ['sum', '7.00'] },
      'acbl-2017': { elects: 'mean', gives: '3.50', otherwise: ['sum', '7.00'] },
    },
  }),
  row({
    parameter: 'butler-trim',
    shows: 'IMPs of 150 against the datum of 150, 120, 90, -50 and -350',
    event: {
      conditions: pairsBy('butler'),
      sessions: [{ boards: atTables(1, [150, 120, 90, -50, -350]) }],
      look: standing('total', 'n1'),
    },
    // One off either end: 160/3, so that 96 2/3 are 100 points, 3 IMPs (204A1, B2). None: -8, 158 are 160, 4 IMPs. Two: 90,
    // 60 points, 2 IMPs.
    by: {
      laws: { elects: '1', gives: '3.00', otherwise: ['0', '4.00'] },
      'dbf-2013': { elects: '1', gives: '3.00', otherwise: ['2', '2.00'] },
      'dbf-2023': { elects: '1', gives: '3.00', otherwise: ['2', '2.00'] },
      'fsb-2008': { elects: '1', gives: '3.00', otherwise: ['2', '2.00'] },
      'ebu-2025': { elects: '1', gives: '3.00', otherwise: ['2', '2.00'] },
      'acbl-2017': { elects: '1', gives: '3.00', otherwise: ['0', '4.00'] },
    },
  }),
  row({
    parameter: 'butler-datum-unit',
    shows: 'IMPs of 180 against the datum of 180, 150, 120 and -50',
    event: {
      conditions: pairsBy('butler'),
      sessions: [{ boards: atTables(1, [180, 150, 120, -50]) }],
      look: standing('total', 'n1'),
    },
    // The mean of 150 and 120 is 135: 45 points are 50, 2 IMPs (204B2). In tens it is 140: 40 points, 1 IMP.
    by: {
      laws: { elects: 'none', gives: '2.00', otherwise: ['10', '1.00'] },
      'dbf-2013': { elects: 'none', gives: '2.00', otherwise: ['10', '1.00'] },
      'dbf-2023': { elects: 'none', gives: '2.00', otherwise: ['10', '1.00'] },
      'fsb-2008': { elects: 'none', gives: '2.00', otherwise: ['10', '1.00'] },
      'ebu-2025': { elects: 'none', gives: '2.00', otherwise: ['10', '1.00'] },
      'acbl-2017': { elects: 'none', gives: '2.00', otherwise: ['10', '1.00'] },
    },
  }),
  row({
    parameter: 'common-top',
    shows: 'percentage of pair n1, with all of the one board of two tables and nothing of the one of three',
    event: {
      conditions: pairsBy('matchpoints'),
      sessions: [{ boards: atTables(1, [120, 90]) }, { boards: atTables(1, [90, 120, 120], { session: 's2' }) }],
      look: standing('percentage', 'n1'),
    },
    // 2 of 2 and 0 of 4 are a third; multiplied up to the same top, 4 of 4 and 0 of 4 are half (FSB 97).
    by: {
      laws: { elects: 'no', gives: '33.33', otherwise: [true, '50.00'] },
      'dbf-2013': { elects: 'no', gives: '33.33', otherwise: [true, '50.00'] },
      'dbf-2023': { elects: 'no', gives: '33.33', otherwise: [true, '50.00'] },
      'fsb-2008': { elects: 'yes', gives: '50.00', otherwise: [false, refused('FSB 97')] },
      'ebu-2025': { elects: 'no', gives: '33.33', otherwise: [true, '50.00'] },
      'acbl-2017': { elects: 'no', gives: '33.33', otherwise: [true, '50.00'] },
    },
  }),
] as const;
