import type { RetainedEvent, SessionDoc } from '@app/session';
import { refused, standing } from '../event';
import { row } from '../row';
import { atTables, match, pairsBy, teamsBy } from '../tables';

const TABLES = ['1', '2', '3'];

/** A board a round, at three tables; pair n3 is withdrawn from a round on, so that its table plays no more. */
const leftFrom = (round: string): Partial<SessionDoc> => ({
  rounds: ['1', '2', '3', '4'].map((name) => ({
    round: name,
    section: 'A',
    tables: TABLES.map((table) => ({ table, NS: `n${table}`, EW: `e${table}`, boards: [Number(name)] })),
  })),
  kept: [{ type: 'ContestantWithdrawn', revision: 7, data: { contestant: 'n3', reason: 'Ill', from: round } }],
});

const rounds = (own: readonly string[], scores: readonly number[]) =>
  own.flatMap((round) => atTables(Number(round), scores, { round }));

const TEAMS: SessionDoc['contestants'] = ['a', 'b', 'c'].map((contestant) => ({ contestant, kind: 'team' }));

const notPlayed = (data: Pick<RetainedEvent<'MatchNotPlayed'>['data'], 'contestants' | 'absent' | 'excusable'>) =>
  ({
    type: 'MatchNotPlayed',
    revision: 9,
    data: { match: '2', paragraph: 'conditions', reason: 'As reported', ...data },
  }) as const;

/** Teams a and b have drawn the first match, of two boards. */
const DRAWN = match(
  ['a', 'b'],
  [
    [90, 90],
    [90, 90],
  ],
);

/** Texts that print no table need one, and those that print one take this in its place. */
const IN_VICTORY_POINTS = {
  ...teamsBy('team-vp', 'round-robin'),
  victoryPoints: [{ boards: 8, points: '15-15 18-12 25-0', imps: '0-3 4-11 12+' }],
} as const;

/** What becomes of the results of who has left, and of who was to play them. */
export const LEAVING = [
  row({
    parameter: 'withdrawal',
    shows: 'percentage of a pair that has left after one board of four, on which it was level with one of two others',
    event: {
      conditions: pairsBy('matchpoints'),
      sessions: [
        { session: leftFrom('2'), boards: [...rounds(['1'], [120, 90, 90]), ...rounds(['2', '3', '4'], [90, 90])] },
      ],
      look: standing('percentage', 'n3'),
    },
    // One unit of four, level with one of two others; less than half of its boards are annulled (216E).
    by: {
      laws: { elects: 'results-stand', gives: '25.00', otherwise: ['annulled-below-half', '-'] },
      'dbf-2013': { elects: 'annulled-below-half', gives: '-', otherwise: ['results-stand', refused('DBf 216E')] },
      'dbf-2023': { elects: 'annulled-below-half', gives: '-', otherwise: ['results-stand', refused('DBf 216E')] },
      'fsb-2008': { elects: 'results-stand', gives: '25.00', otherwise: ['annulled-below-half', '-'] },
      'ebu-2025': { elects: 'results-stand', gives: '25.00', otherwise: ['annulled-below-half', '-'] },
      'acbl-2017': { elects: 'results-stand', gives: '25.00', otherwise: ['annulled-below-half', '-'] },
    },
  }),
  row({
    parameter: 'absent-pair',
    shows: 'percentages of a pair that has left after two average boards of four, and of the pair that waits for it',
    event: {
      conditions: pairsBy('matchpoints'),
      sessions: [
        { session: leftFrom('3'), boards: [...rounds(['1', '2'], [90, 90, 90]), ...rounds(['3', '4'], [90, 90])] },
      ],
      look: standing('percentage', 'n3', 'e3'),
    },
    // Twice 40 % and twice 60 % beside twice 50 % (216B), or nothing beside it.
    by: {
      laws: { elects: '-', gives: '50.00 50.00', otherwise: ['dbf-216', '45.00 55.00'] },
      'dbf-2013': { elects: 'dbf-216', gives: '45.00 55.00', otherwise: ['dbf-216', refused('DBf 216B-C')] },
      'dbf-2023': { elects: 'dbf-216', gives: '45.00 55.00', otherwise: ['dbf-216', refused('DBf 216B-C')] },
      'fsb-2008': { elects: '-', gives: '50.00 50.00', otherwise: ['dbf-216', '45.00 55.00'] },
      'ebu-2025': { elects: '-', gives: '50.00 50.00', otherwise: ['dbf-216', '45.00 55.00'] },
      'acbl-2017': { elects: '-', gives: '50.00 50.00', otherwise: ['dbf-216', '45.00 55.00'] },
    },
  }),
  row({
    parameter: 'walk-over',
    shows:
      'victory points of a team with 15 from one match, to whose other match team c could not help not coming; and of c',
    event: {
      conditions: IN_VICTORY_POINTS,
      sessions: [
        {
          session: {
            contestants: TEAMS,
            kept: [notPlayed({ contestants: ['a', 'c'], absent: 'c', excusable: true })],
          },
          boards: DRAWN,
        },
      ],
      look: standing('total', 'a', 'c'),
    },
    // 18 beside the 15; who could not help it has 15 by DBf (202C1b, 2a), and nothing by FSB (109A).
    by: {
      laws: { elects: '-', gives: '15.00 -', otherwise: ['dbf-202C', '33.00 15.00'] },
      'dbf-2013': { elects: 'dbf-202C', gives: '33.00 15.00', otherwise: ['fsb-109A', refused('DBf 202C')] },
      'dbf-2023': { elects: 'dbf-202C', gives: '33.00 15.00', otherwise: ['fsb-109A', refused('DBf 202C')] },
      'fsb-2008': { elects: 'fsb-109A', gives: '33.00 0.00', otherwise: ['dbf-202C', '33.00 15.00'] },
      'ebu-2025': { elects: '-', gives: '15.00 -', otherwise: ['fsb-109A', '33.00 0.00'] },
      'acbl-2017': { elects: '-', gives: '15.00 -', otherwise: ['fsb-109A', '33.00 0.00'] },
    },
  }),
  row({
    parameter: 'vp-of-a-bye',
    shows: 'victory points of a team with 15 from one match, and a bye',
    event: {
      conditions: IN_VICTORY_POINTS,
      sessions: [
        { session: { contestants: TEAMS, kept: [notPlayed({ contestants: ['a'], absent: null })] }, boards: DRAWN },
      ],
      look: standing('total', 'a'),
    },
    // 96B; by DBf as against a team that is missing (202C2a).
    by: {
      laws: { elects: '-', gives: '15.00', otherwise: ['12', '27.00'] },
      'dbf-2013': { elects: '-', gives: '33.00', otherwise: ['12', '27.00'] },
      'dbf-2023': { elects: '-', gives: '33.00', otherwise: ['12', '27.00'] },
      'fsb-2008': { elects: '18', gives: '33.00', otherwise: ['12', '27.00'] },
      'ebu-2025': { elects: '-', gives: '15.00', otherwise: ['12', '27.00'] },
      'acbl-2017': { elects: '-', gives: '15.00', otherwise: ['12', '27.00'] },
    },
  }),
] as const;
