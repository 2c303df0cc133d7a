import { boardsOfMatch, refused, standing } from '../event';
import { row } from '../row';
import { artificial, atTables, match, pairsBy, teamsBy } from '../tables';

const ONE_OF_EACH = atTables(1, [
  artificial('plus', 'minus'),
  artificial('average', 'average'),
  artificial('minus', 'plus'),
  90,
  90,
]);

const IN_A_MATCH = match(
  ['a', 'b'],
  [
    [artificial('plus', 'minus'), 90],
    [artificial('average', 'average'), 90],
  ],
);

/** Other values of plus, average and minus than any text has. */
const OTHERS = { plus: '4', average: '0', minus: '-1' } as const;

/** As the text has it, and what that comes to; then what the values of the conditions come to. */
const grades = (elects: string, gives: string, others: string) =>
  ({ elects, gives, otherwise: [OTHERS, others] }) as const;

/** What average plus, average and average minus are worth (12C2a-b), where nobody has another board. */
export const GRADES = [
  row({
    parameter: 'grades-percent',
    shows: 'percentages of average plus, average and average minus',
    event: {
      conditions: pairsBy('matchpoints'),
      sessions: [{ boards: ONE_OF_EACH }],
      look: standing('percentage', 'n1', 'n2', 'n3'),
    },
    // 12C2a has the numbers, so that no regulations let conditions have others.
    by: {
      laws: grades('60 50 40', '60.00 50.00 40.00', refused('L12C2a')),
      'dbf-2013': grades('60 50 40', '60.00 50.00 40.00', refused('L12C2a')),
      'dbf-2023': grades('60 50 40', '60.00 50.00 40.00', refused('L12C2a')),
      'fsb-2008': grades('60 50 40', '60.00 50.00 40.00', refused('L12C2a')),
      'ebu-2025': grades('60 50 40', '60.00 50.00 40.00', refused('EBU 4.1.1.1')),
      'acbl-2017': grades('60 50 40', '60.00 50.00 40.00', refused('L12C2a')),
    },
  }),
  row({
    parameter: 'grades-imps-match',
    shows: 'IMPs of both teams on a board of average plus and minus, and on one of average for both',
    event: {
      conditions: teamsBy('team-imps', 'round-robin'),
      sessions: [{ boards: IN_A_MATCH }],
      look: boardsOfMatch,
    },
    // 86A (2007), 12C2b (2017): three IMPs, where regulations do not say otherwise.
    by: {
      laws: grades('3 0 -3', '3/-3 0/0', '4/-1 0/0'),
      'dbf-2013': grades('3 0 -3', '3/-3 0/0', '4/-1 0/0'),
      'dbf-2023': grades('3 0 -3', '3/-3 0/0', '4/-1 0/0'),
      'fsb-2008': grades('3 0 -3', '3/-3 0/0', '4/-1 0/0'),
      'ebu-2025': grades('3 0 -3', '3/-3 0/0', refused('EBU 4.1.1.1')),
      'acbl-2017': grades('3 0 -3', '3/-3 0/0', '4/-1 0/0'),
    },
  }),
  row({
    parameter: 'grades-imps-cross',
    shows: 'IMPs across the field of average plus, average and average minus, with four other tables',
    event: {
      conditions: pairsBy('cross-imps'),
      sessions: [{ boards: ONE_OF_EACH }],
      look: standing('total', 'n1', 'n2', 'n3'),
    },
    by: {
      laws: grades('3 0 -3', '3.00 0.00 -3.00', '4.00 0.00 -1.00'),
      // 203A: two IMPs for each of the four comparisons.
      'dbf-2013': grades('2 0 -2', '8.00 0.00 -8.00', refused('DBf 203A')),
      'dbf-2023': grades('2 0 -2', '8.00 0.00 -8.00', refused('DBf 203A')),
      'fsb-2008': grades('3 0 -3', '3.00 0.00 -3.00', '4.00 0.00 -1.00'),
      'ebu-2025': grades('3 0 -3', '3.00 0.00 -3.00', refused('EBU 4.1.1.1')),
      'acbl-2017': grades('3 0 -3', '3.00 0.00 -3.00', '4.00 0.00 -1.00'),
    },
  }),
  row({
    parameter: 'grades-imps-butler',
    shows: 'IMPs against the datum of average plus, average and average minus',
    event: {
      conditions: pairsBy('butler'),
      sessions: [{ boards: ONE_OF_EACH }],
      look: standing('total', 'n1', 'n2', 'n3'),
    },
    by: {
      laws: grades('3 0 -3', '3.00 0.00 -3.00', '4.00 0.00 -1.00'),
      // 204C
      'dbf-2013': grades('2 0 -2', '2.00 0.00 -2.00', refused('DBf 204C')),
      'dbf-2023': grades('2 0 -2', '2.00 0.00 -2.00', refused('DBf 204C')),
      'fsb-2008': grades('3 0 -3', '3.00 0.00 -3.00', '4.00 0.00 -1.00'),
      'ebu-2025': grades('3 0 -3', '3.00 0.00 -3.00', refused('EBU 4.1.1.1')),
      'acbl-2017': grades('3 0 -3', '3.00 0.00 -3.00', '4.00 0.00 -1.00'),
    },
  }),
  row({
    parameter: 'grades-board-a-match',
    shows: 'points of both teams on a board of average plus and minus, and on one of average for both',
    event: {
      conditions: teamsBy('board-a-match', 'round-robin'),
      sessions: [{ boards: IN_A_MATCH }],
      look: boardsOfMatch,
    },
    // 60, 50 and 40 % (12C2a) of two points, as 206A has them.
    by: {
      laws: grades('1.2 1 0.8', '1.2/0.8 1/1', refused('L12C2a')),
      'dbf-2013': grades('1.2 1 0.8', '1.2/0.8 1/1', refused('DBf 206A')),
      'dbf-2023': grades('1.2 1 0.8', '1.2/0.8 1/1', refused('DBf 206A')),
      'fsb-2008': grades('1.2 1 0.8', '1.2/0.8 1/1', refused('L12C2a')),
      'ebu-2025': grades('1.2 1 0.8', '1.2/0.8 1/1', refused('L12C2a')),
      'acbl-2017': grades('1.2 1 0.8', '1.2/0.8 1/1', refused('L12C2a')),
    },
  }),
] as const;
