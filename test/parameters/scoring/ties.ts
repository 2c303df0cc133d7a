import { scoring } from '@app/testing';
import { refused, standing } from '../event';
import { row } from '../row';
import { match, pairsBy, teamsBy } from '../tables';

/** Three tables: who sits North-South and East-West, and the score. */
const board = (number: number, tables: readonly (readonly [NS: string, EW: string, score: number])[]) =>
  tables.map(([NS, EW, score], index) =>
    scoring(score, {
      id: `board-s1.${index + 1}.${number}`,
      session: 's1',
      round: String(number),
      table: String(index + 1),
      board: number,
      contestants: { NS, EW },
    }),
  );

/** So many points more for the home team: 7 and 10 IMPs. */
const SEVEN = [150, -150] as const;
const TEN = [90, -350] as const;

/** Won by 4 IMPs or more is 20 to nothing. */
const WON_OR_DRAWN = [{ boards: 8, points: '10-10 20-0', imps: '0-3 4+' }] as const;

/** Who comes first of those that have the same. */
export const TIES = [
  row({
    parameter: 'tie-break-pairs',
    shows:
      'places of x and y with 8 of 12: y has all of the board that they played against each other, x is above y on the others',
    event: {
      conditions: pairsBy('matchpoints', { ties: { then: 'shared' } }),
      sessions: [
        {
          boards: [
            ...board(1, [
              ['x', 'y', 90],
              ['z', 'w', 120],
              ['u', 'v', 120],
            ]),
            ...[2, 3].flatMap((number) =>
              board(number, [
                ['x', 'z', 150],
                ['y', 'w', 120],
                ['u', 'v', 90],
              ]),
            ),
          ],
        },
      ],
      look: standing('place', 'x', 'y'),
    },
    // v has 9. The mutual board decides for y (223B1); by 95A x has twice 2 for the two others, y 2 for being above average.
    by: {
      laws: { elects: '-', gives: '2= 2=', otherwise: ['dbf-223', '3 2'] },
      'dbf-2013': { elects: 'dbf-223', gives: '3 2', otherwise: ['fsb-95A', refused('DBf 223B')] },
      'dbf-2023': { elects: 'dbf-223', gives: '3 2', otherwise: ['fsb-95A', refused('DBf 223B')] },
      'fsb-2008': { elects: 'fsb-95A', gives: '2 3', otherwise: ['dbf-223', '3 2'] },
      'ebu-2025': { elects: '-', gives: '2= 2=', otherwise: ['fsb-95A', '2 3'] },
      'acbl-2017': { elects: '-', gives: '2= 2=', otherwise: ['fsb-95A', '2 3'] },
    },
  }),
  row({
    parameter: 'tie-break-round-robin',
    shows: 'places of a and b with two matches won of three: a has beaten b, b has the better quotient of IMPs',
    event: {
      conditions: { ...teamsBy('team-vp', 'round-robin'), victoryPoints: WON_OR_DRAWN },
      sessions: [
        {
          boards: [
            ...match(['a', 'b'], [SEVEN], { round: '1' }),
            ...match(['c', 'd'], [SEVEN], { round: '1' }),
            ...match(['a', 'c'], [SEVEN], { round: '2' }),
            ...match(['b', 'd'], [TEN], { round: '2' }),
            ...match(['d', 'a'], [SEVEN], { round: '3' }),
            ...match(['b', 'c'], [TEN], { round: '3' }),
          ],
        },
      ],
      look: standing('place', 'a', 'b'),
    },
    // 221A1; by 95B 14/7 and 20/7.
    by: {
      laws: { elects: '-', gives: '1= 1=', otherwise: ['dbf-221A', '1 2'] },
      'dbf-2013': { elects: 'dbf-221A', gives: '1 2', otherwise: ['fsb-95B', '2 1'] },
      'dbf-2023': { elects: 'dbf-221A', gives: '1 2', otherwise: ['fsb-95B', '2 1'] },
      'fsb-2008': { elects: 'fsb-95B', gives: '2 1', otherwise: ['dbf-221A', '1 2'] },
      'ebu-2025': { elects: '-', gives: '1= 1=', otherwise: ['fsb-95B', '2 1'] },
      'acbl-2017': { elects: '-', gives: '1= 1=', otherwise: ['dbf-221A', '1 2'] },
    },
  }),
  row({
    parameter: 'tie-break-swiss',
    shows:
      'places of a and b with one match won of two: the opponents of a have more, b has the better quotient of IMPs',
    event: {
      conditions: { ...teamsBy('team-vp', 'swiss'), victoryPoints: WON_OR_DRAWN },
      sessions: [
        {
          boards: [
            ...match(['a', 'c'], [SEVEN], { round: '1' }),
            ...match(['b', 'd'], [TEN], { round: '1' }),
            ...match(['e', 'f'], [TEN], { round: '1' }),
            ...match(['e', 'a'], [SEVEN], { round: '2' }),
            ...match(['f', 'b'], [SEVEN], { round: '2' }),
            ...match(['c', 'd'], [[90, 90]], { round: '2' }),
          ],
        },
      ],
      look: standing('place', 'a', 'b', 'f'),
    },
    // e has 40; a, b and f have 20, c and d 10. Their opponents have 40 + 10, 20 + 10 and 40 + 20 (221B1). The quotients are
    // 7/7, 10/7 and 7/10 (95B).
    by: {
      laws: { elects: '-', gives: '2= 2= 2=', otherwise: ['dbf-221B', '3 4 2'] },
      'dbf-2013': { elects: 'dbf-221B', gives: '3 4 2', otherwise: ['fsb-95B', '3 2 4'] },
      'dbf-2023': { elects: 'dbf-221B', gives: '3 4 2', otherwise: ['fsb-95B', '3 2 4'] },
      'fsb-2008': { elects: 'fsb-95B', gives: '3 2 4', otherwise: ['dbf-221B', '3 4 2'] },
      'ebu-2025': { elects: '-', gives: '2= 2= 2=', otherwise: ['dbf-221B', '3 4 2'] },
      'acbl-2017': { elects: '-', gives: '2= 2= 2=', otherwise: ['fsb-95B', '3 2 4'] },
    },
  }),
  row({
    parameter: 'tie-break-knock-out',
    shows: 'places after a match of 2 IMPs each: 50 points for a on one board, 30 for h on each of two others',
    event: {
      conditions: teamsBy('team-imps', 'knock-out'),
      sessions: [
        {
          boards: match(
            ['h', 'a'],
            [
              [-100, -50],
              [120, 90],
              [120, 90],
            ],
          ),
        },
      ],
      look: standing('place', 'h', 'a'),
    },
    // 222B1: h has ten points more.
    by: {
      laws: { elects: '-', gives: '1= 1=', otherwise: ['dbf-222', '1 2'] },
      'dbf-2013': { elects: 'dbf-222', gives: '1 2', otherwise: ['dbf-222', refused('DBf 222')] },
      'dbf-2023': { elects: 'none', gives: '1= 1=', otherwise: ['dbf-222', '1 2'] },
      'fsb-2008': { elects: '-', gives: '1= 1=', otherwise: ['dbf-222', '1 2'] },
      'ebu-2025': { elects: '-', gives: '1= 1=', otherwise: ['dbf-222', '1 2'] },
      'acbl-2017': { elects: '-', gives: '1= 1=', otherwise: ['dbf-222', '1 2'] },
    },
  }),
] as const;
