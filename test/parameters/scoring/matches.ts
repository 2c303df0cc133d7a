import type { BoardDoc } from '@app/documents';
import { scoring } from '@app/testing';
import { boardsOfMatch, standing } from '../event';
import { row } from '../row';
import { atTables, match, pairsBy, teamsBy } from '../tables';

/** Four tables: team a sits North-South at the first and the third. */
const FOUR_TABLES: readonly BoardDoc[] = [150, 90, 120, 90].map((score, index) => {
  const [NS, EW] = index % 2 === 0 ? ['a', 'b'] : ['b', 'a'];
  return scoring(score, { round: '1', table: String(index + 1), board: 1, contestants: { NS, EW } });
});

/** 60 points, none, -30 and 300: 2, 0, -1 and 7 IMPs, and five points of eight. */
const FOUR_BOARDS = match(
  ['a', 'b'],
  [
    [150, 90],
    [90, 90],
    [90, 120],
    [150, -150],
  ],
);
const BY_IMPS = [{ boards: 4, points: '4-4 6-2 8-0', imps: '0-2 3-9 10+' }] as const;

const MEETINGS = [
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'a'],
] as const;

/** 440 points on the first of eight boards: 10 IMPs. */
const TEN_IMPS = match(['a', 'b'], [[90, -350], ...Array.from({ length: 7 }, () => [90, 90] as const)]);

/** How matches are put together, and what they are worth. */
export const MATCHES = [
  row({
    parameter: 'teams-of-eight',
    shows: 'IMPs of a board at four tables: 150 and 120 for the one team, 90 and 90 for the other',
    event: {
      conditions: teamsBy('team-imps', 'round-robin'),
      sessions: [{ boards: FOUR_TABLES }],
      look: boardsOfMatch,
    },
    // 60 points are 2 IMPs, 30 are 1. Two tables: 2. Two by two: 2 and 1 (EBU 3.1.4). Each with each: 2, 2, 1 and 1 (3.1.5).
    by: {
      laws: { elects: '-', gives: '2/-2', otherwise: ['direct', '3/-3'] },
      'dbf-2013': { elects: '-', gives: '2/-2', otherwise: ['cross-imps', '6/-6'] },
      'dbf-2023': { elects: '-', gives: '2/-2', otherwise: ['direct', '3/-3'] },
      'fsb-2008': { elects: '-', gives: '2/-2', otherwise: ['cross-imps', '6/-6'] },
      'ebu-2025': { elects: '-', gives: '2/-2', otherwise: ['direct', '3/-3'] },
      'acbl-2017': { elects: '-', gives: '2/-2', otherwise: ['cross-imps', '6/-6'] },
    },
  }),
  row({
    parameter: 'patton',
    shows: 'victory points of 8 IMPs, 6 and 2 by the table of the conditions, with five and three points of the boards',
    event: {
      conditions: { ...teamsBy('team-vp', 'round-robin'), victoryPoints: BY_IMPS },
      sessions: [{ boards: FOUR_BOARDS }],
      look: standing('total', 'a', 'b'),
    },
    by: {
      laws: { elects: '-', gives: '6.00 2.00', otherwise: ['imps', '11.00 5.00'] },
      'dbf-2013': { elects: '-', gives: '6.00 2.00', otherwise: ['imps', '11.00 5.00'] },
      'dbf-2023': { elects: '-', gives: '6.00 2.00', otherwise: ['imps', '11.00 5.00'] },
      'fsb-2008': { elects: '-', gives: '6.00 2.00', otherwise: ['imps', '11.00 5.00'] },
      'ebu-2025': { elects: '-', gives: '6.00 2.00', otherwise: ['imps', '11.00 5.00'] },
      'acbl-2017': { elects: '-', gives: '6.00 2.00', otherwise: ['imps', '11.00 5.00'] },
    },
  }),
  row({
    parameter: 'patton',
    shows:
      'the same with a table of total points, by which 330 are 8 and 0; without Patton there is nothing that it is for',
    event: {
      conditions: {
        ...teamsBy('team-vp', 'round-robin'),
        victoryPoints: BY_IMPS,
        totalPoints: [{ boards: 4, points: '4-4 6-2 8-0', differences: '0-90 100-290 300+' }],
      },
      sessions: [{ boards: FOUR_BOARDS }],
      look: standing('total', 'a', 'b'),
    },
    by: {
      laws: { elects: '-', gives: 'conditions.tables-without-patton', otherwise: ['total-points', '13.00 3.00'] },
      'dbf-2013': { elects: '-', gives: 'conditions.tables-without-patton', otherwise: ['total-points', '13.00 3.00'] },
      'dbf-2023': { elects: '-', gives: 'conditions.tables-without-patton', otherwise: ['total-points', '13.00 3.00'] },
      'fsb-2008': { elects: '-', gives: 'conditions.tables-without-patton', otherwise: ['total-points', '13.00 3.00'] },
      'ebu-2025': { elects: '-', gives: 'conditions.tables-without-patton', otherwise: ['total-points', '13.00 3.00'] },
      'acbl-2017': {
        elects: '-',
        gives: 'conditions.tables-without-patton',
        otherwise: ['total-points', '13.00 3.00'],
      },
    },
  }),
  row({
    parameter: 'half-matches',
    shows:
      'victory points of a triangle of two boards each, where a beats b by 7 IMPs, 15 and 5 by the table; the others are drawn',
    event: {
      conditions: {
        ...teamsBy('team-vp', 'swiss', { match: { boards: 4, rounds: 1 } }),
        victoryPoints: [{ boards: 4, points: '10-10 15-5', imps: '0-3 4+' }],
      },
      sessions: [
        {
          session: {
            contestants: ['a', 'b', 'c'].map((contestant) => ({ contestant, kind: 'team' })),
            rounds: [
              {
                round: '1',
                section: 'A',
                tables: MEETINGS.flatMap(([home, away], index) => {
                  const boards = [2 * index + 1, 2 * index + 2];
                  return [
                    { table: `${home}${away}11`, NS: home, EW: away, boards },
                    { table: `${home}${away}12`, NS: away, EW: home, boards },
                  ];
                }),
              },
            ],
          },
          boards: MEETINGS.flatMap((teams, index) =>
            match(teams, [index === 0 ? [150, -150] : [90, 90], [90, 90]], { first: 2 * index + 1 }),
          ),
        },
      ],
      look: standing('total', 'a', 'b', 'c'),
    },
    // 15 + 10, 5 + 10 and 10 + 10, or half of that.
    by: {
      laws: { elects: '-', gives: '25.00 15.00 20.00', otherwise: ['halved', '12.50 7.50 10.00'] },
      'dbf-2013': { elects: '-', gives: '25.00 15.00 20.00', otherwise: ['halved', '12.50 7.50 10.00'] },
      'dbf-2023': { elects: '-', gives: '25.00 15.00 20.00', otherwise: ['halved', '12.50 7.50 10.00'] },
      'fsb-2008': { elects: '-', gives: '25.00 15.00 20.00', otherwise: ['halved', '12.50 7.50 10.00'] },
      'ebu-2025': { elects: '-', gives: '25.00 15.00 20.00', otherwise: ['halved', '12.50 7.50 10.00'] },
      'acbl-2017': { elects: '-', gives: '25.00 15.00 20.00', otherwise: ['halved', '12.50 7.50 10.00'] },
    },
  }),
  row({
    parameter: 'vp-scale',
    shows: 'victory points of both teams for 10 IMPs on eight boards',
    event: {
      conditions: teamsBy('team-vp', 'round-robin'),
      sessions: [{ boards: TEN_IMPS }],
      look: standing('total', 'a', 'b'),
    },
    // The printed tables: 9-11 are 18-12 (202A); 13.78, and 10-12 are 14-6 (WBF, 2013). FSB prints none.
    by: {
      laws: { elects: 'wbf-continuous', gives: '13.78 6.22', otherwise: ['wbf-discrete', '14.00 6.00'] },
      'dbf-2013': { elects: 'dbf-202', gives: '18.00 12.00', otherwise: ['wbf-continuous', '13.78 6.22'] },
      'dbf-2023': { elects: 'dbf-202', gives: '18.00 12.00', otherwise: ['wbf-discrete', '14.00 6.00'] },
      'fsb-2008': { elects: 'named-25-0', gives: 'conditions.no-table-printed', otherwise: ['dbf-202', '18.00 12.00'] },
      'ebu-2025': { elects: 'wbf-discrete', gives: '14.00 6.00', otherwise: ['wbf-continuous', '13.78 6.22'] },
      'acbl-2017': { elects: 'wbf-continuous', gives: '13.78 6.22', otherwise: ['dbf-202', '18.00 12.00'] },
    },
  }),
  row({
    parameter: 'vp-scale-of-percent',
    shows: 'victory points of two pairs with 75 and 25 % on the two boards of their match',
    event: {
      conditions: pairsBy('matchpoints', { measure: 'victory-points' }),
      sessions: [{ boards: [...atTables(1, [120, 90, 90]), ...atTables(2, [90, 90, 90])] }],
      look: standing('total', 'n1', 'e1'),
    },
    // Not more than 75.95 % on up to four boards: 19-1 (EBU 3.1.7).
    by: {
      laws: { elects: '-', gives: 'conditions.no-scale-of-percent', otherwise: ['ebu-swiss-pairs', '19.00 1.00'] },
      'dbf-2013': {
        elects: '-',
        gives: 'conditions.no-scale-of-percent',
        otherwise: ['ebu-swiss-pairs', '19.00 1.00'],
      },
      'dbf-2023': {
        elects: '-',
        gives: 'conditions.no-scale-of-percent',
        otherwise: ['ebu-swiss-pairs', '19.00 1.00'],
      },
      'fsb-2008': {
        elects: '-',
        gives: 'conditions.no-scale-of-percent',
        otherwise: ['ebu-swiss-pairs', '19.00 1.00'],
      },
      'ebu-2025': { elects: 'ebu-swiss-pairs', gives: '19.00 1.00' },
      'acbl-2017': {
        elects: '-',
        gives: 'conditions.no-scale-of-percent',
        otherwise: ['ebu-swiss-pairs', '19.00 1.00'],
      },
    },
  }),
] as const;
