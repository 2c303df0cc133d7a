import { boardsOfMatch, exactly, refused } from '../event';
import { row } from '../row';
import { atTables, match, pairsBy, teamsBy, weighted } from '../tables';

/** For texts that print no table of victory points, or another one. */
const A_TABLE = [{ boards: 8, points: '15-15 16-14', imps: '0-2 3+' }] as const;

/** To what the points of a board are rounded: the exact number stands where nothing is said. */
export const ROUNDING = [
  row({
    parameter: 'unit-matchpoints',
    shows: 'matchpoints of pair n2 with 120 against 90, and against a score that is 2/3 of 180 and 1/3 of 90',
    event: {
      conditions: pairsBy('matchpoints'),
      sessions: [{ boards: atTables(1, [weighted(['2/3', 180], ['1/3', 90]), 120, 90]) }],
      look: exactly('n2'),
    },
    // 2 and 1/3 of 2.
    by: {
      laws: { elects: 'none', gives: '8/3', otherwise: ['1', '3'] },
      'dbf-2013': { elects: '0.1', gives: '2.7', otherwise: ['1', refused('DBf X78C1')] },
      'dbf-2023': { elects: '0.1', gives: '2.7', otherwise: ['1', refused('DBf X78C1')] },
      'fsb-2008': { elects: '0.1', gives: '2.7', otherwise: ['1', refused('FSB 98C')] },
      'ebu-2025': { elects: '1/10000', gives: '26667/10000', otherwise: ['1', refused('EBU 4.2.3.2')] },
      // One and a third, in matchpoints and halves.
      'acbl-2017': { elects: 'none', gives: '4/3', otherwise: ['1', '1'] },
    },
  }),
  row({
    parameter: 'unit-imps-in-vp-matches',
    shows: 'IMPs of a board that was 120 by half and 90 by half in the one room, and 90 in the other',
    event: {
      conditions: { ...teamsBy('team-vp', 'round-robin'), victoryPoints: A_TABLE },
      sessions: [{ boards: match(['a', 'b'], [[weighted(['1/2', 120], ['1/2', 90]), 90]]) }],
      look: boardsOfMatch,
    },
    // Half of 1 IMP for 30 points; halves away from the average (X78C).
    by: {
      laws: { elects: 'none', gives: '0.5/-0.5', otherwise: ['1', '1/-1'] },
      'dbf-2013': { elects: '1', gives: '1/-1', otherwise: [null, refused('DBf X78C2')] },
      'dbf-2023': { elects: '1', gives: '1/-1', otherwise: [null, refused('DBf X78C2')] },
      'fsb-2008': { elects: 'none', gives: '0.5/-0.5', otherwise: ['1', '1/-1'] },
      'ebu-2025': { elects: '1', gives: '1/-1', otherwise: [null, refused('EBU 4.2.6.1, 8.12.3')] },
      'acbl-2017': { elects: 'none', gives: '0.5/-0.5', otherwise: ['1', '1/-1'] },
    },
  }),
  row({
    parameter: 'unit-imps-butler',
    shows: 'IMPs of 120 by half and 90 by half against a datum of 90',
    event: {
      conditions: pairsBy('butler'),
      sessions: [{ boards: atTables(1, [weighted(['1/2', 120], ['1/2', 90]), 90, 90]) }],
      look: exactly('n1'),
    },
    // Half a 120 and half a 90 are taken off the top (204A2c).
    by: {
      laws: { elects: 'none', gives: '0.5', otherwise: ['1', '1'] },
      'dbf-2013': { elects: '1', gives: '1', otherwise: [null, refused('DBf X78C2')] },
      'dbf-2023': { elects: '1', gives: '1', otherwise: [null, refused('DBf X78C2')] },
      'fsb-2008': { elects: 'none', gives: '0.5', otherwise: ['1', '1'] },
      'ebu-2025': { elects: 'none', gives: '0.5', otherwise: ['1', '1'] },
      'acbl-2017': { elects: 'none', gives: '0.5', otherwise: ['1', '1'] },
    },
  }),
  row({
    parameter: 'unit-imps',
    shows: 'IMPs across the field of 120 by a third and 90 by two thirds against 90',
    event: {
      conditions: pairsBy('cross-imps'),
      sessions: [{ boards: atTables(1, [weighted(['1/3', 120], ['2/3', 90]), 90]) }],
      look: exactly('n1'),
    },
    by: {
      laws: { elects: 'none', gives: '1/3', otherwise: ['1', '0'] },
      'dbf-2013': { elects: '0.1', gives: '0.3', otherwise: ['1', refused('DBf X78C2')] },
      'dbf-2023': { elects: '0.1', gives: '0.3', otherwise: ['1', refused('DBf X78C2')] },
      'fsb-2008': { elects: 'none', gives: '1/3', otherwise: ['1', '0'] },
      'ebu-2025': { elects: '0.1', gives: '0.3', otherwise: ['1', refused('EBU 4.2.6.1, 8.12.3')] },
      'acbl-2017': { elects: 'none', gives: '1/3', otherwise: ['1', '0'] },
    },
  }),
  row({
    parameter: 'unit-imps',
    shows:
      'IMPs of a board of a knock-out that was 120 by a third and 90 by two thirds in the one room, and 90 in the other',
    event: {
      conditions: teamsBy('team-imps', 'knock-out'),
      sessions: [{ boards: match(['a', 'b'], [[weighted(['1/3', 120], ['2/3', 90]), 90]]) }],
      look: boardsOfMatch,
    },
    by: {
      laws: { elects: 'none', gives: '1/3/-1/3', otherwise: ['1', '0/0'] },
      'dbf-2013': { elects: '0.1', gives: '0.3/-0.3', otherwise: ['1', refused('DBf X78C2')] },
      'dbf-2023': { elects: '0.1', gives: '0.3/-0.3', otherwise: ['1', refused('DBf X78C2')] },
      'fsb-2008': { elects: 'none', gives: '1/3/-1/3', otherwise: ['1', '0/0'] },
      'ebu-2025': { elects: '0.1', gives: '0.3/-0.3', otherwise: ['1', refused('EBU 4.2.6.1, 8.12.3')] },
      'acbl-2017': { elects: 'none', gives: '1/3/-1/3', otherwise: ['1', '0/0'] },
    },
  }),
] as const;
