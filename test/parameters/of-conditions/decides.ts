import { standingsView, stageStandings } from '@app/documents';
import {
  deadlinesIn,
  endsStage,
  faultsOfConditions,
  isLastStage,
  runningRankingIn,
  seatingIn,
  stageOf,
} from '@app/session';
import type { Conditions } from '@app/contract';
import { sessionDoc } from '@app/testing';
import { type SmallEvent, outcomeOf, standing } from '../event';
import { artificial, atTables } from '../tables';
import type { PlayedBy } from '../texts';
import { type Decides, PLAIN, inEvent, inPlayers, inStage } from './row';

const paragraph = 'DBf 1';

/** A small event by conditions, and one of its numbers. */
const played =
  (sessions: SmallEvent['sessions'], look: SmallEvent['look']) =>
  (conditions: Conditions, playedBy: PlayedBy): string =>
    outcomeOf({ conditions, sessions, look }, playedBy, conditions.parameters);

const faults = (conditions: Conditions, playedBy: PlayedBy): string =>
  faultsOfConditions(conditions, playedBy)
    .map(({ what }) => what.code)
    .join(' ');

/** Table 1 in section A, table 2 in section B, one board. */
const TWO_SECTIONS = atTables(1, [120, 90]).map((doc, index) => ({ ...doc, section: index === 0 ? 'A' : 'B' }));

const layers: SmallEvent['look'] = (stage) =>
  standingsView(stageStandings(stage))
    .layers.map(({ kind }) => kind)
    .join(' ');

/** What a field decides, by every text of regulations. Every number is worked out in the comment beside it. */
export const DECIDES: readonly Decides[] = [
  {
    field: 'stages.sections',
    shows: 'percentage of pair n1, which has the better of two results of a board in two sections',
    outcome: played([{ boards: TWO_SECTIONS }], standing('percentage', 'n1')),
    // Each in a section of its own is compared with nothing.
    without: [PLAIN, '-'],
    with: [inStage({ sections: 'together' }), '100.00'],
  },
  {
    field: 'stages.rankings',
    shows: 'places of n1 and n2, of two sections that are one field',
    outcome: played([{ boards: TWO_SECTIONS }], standing('place', 'n1', 'n2')),
    // n1 and e2 have the top, n2 and e1 the bottom.
    without: [inStage({ sections: 'together' }), '1= 3='],
    with: [inStage({ sections: 'together', rankings: 'by-section' }), '1 2'],
  },
  {
    field: 'stages.measure',
    shows: 'place of e2 with the tops of two boards, one of which fewer have played',
    outcome: played(
      [{ boards: [...atTables(1, [150, 90, 120]), ...atTables(2, [90, 90, 120]).slice(1)] }],
      standing('place', 'e2'),
    ),
    // By percent n1 is first, with 100 of the one board that it has played: a top of fewer results is less. In points e2 has
    // nearly twice as much.
    without: [PLAIN, '2'],
    with: [inStage({ measure: 'sum' }), '1'],
  },
  {
    field: 'stages.sessionFor12C2c',
    shows: 'percentage of n1 with 100 % on one day, and 50 % and average plus on another',
    outcome: played(
      [
        { session: { date: '2026-05-01' }, boards: atTables(1, [120, 90]) },
        {
          session: { date: '2026-05-02' },
          boards: [
            ...atTables(1, [90, 90], { session: 's2' }),
            ...atTables(2, [artificial('plus', 'minus'), 90], { session: 's2' }),
          ],
        },
      ],
      standing('percentage', 'n1'),
    ),
    // The other boards of the day are 50 %, so that average plus is 60: 210 of 300. Those of the stage are 75: 225 of 300.
    without: [PLAIN, '70.00'],
    with: [inStage({ sessionFor12C2c: 'stage' }), '75.00'],
  },
  {
    field: 'stages.strata',
    shows: 'what is laid over the ranking',
    outcome: played([{ boards: atTables(1, [120, 90]) }], layers),
    without: [PLAIN, ''],
    with: [inStage({ strata: { order: ['A', 'B'], paragraph } }), 'stratum'],
  },
  {
    field: 'stages.handicap',
    shows: 'what is laid over the ranking',
    outcome: played([{ boards: atTables(1, [120, 90]) }], layers),
    without: [PLAIN, ''],
    with: [inStage({ handicap: { each: 'total', paragraph } }), 'handicap'],
  },
  {
    field: 'stages.masterpoints',
    shows: 'the table that the ranking has masterpoints by',
    outcome: played(
      [{ boards: atTables(1, [120, 90]) }],
      (stage) => standingsView(stageStandings(stage)).masterpoints?.table ?? 'none',
    ),
    without: [PLAIN, 'none'],
    with: [inStage({ masterpoints: { table: 'abf-2004', level: 'club' } }), 'abf-2004'],
  },
  {
    field: 'stages.entries',
    shows: 'why the conditions are refused that are for more contestants at least than at most',
    outcome: faults,
    without: [inStage({ entries: { least: 4, most: 8 } }), ''],
    with: [inStage({ entries: { least: 9, most: 8 } }), 'conditions.least-above-most'],
  },
  {
    field: 'stages.sessions',
    shows: 'whether the stage ends with its first session',
    outcome: (conditions) =>
      String(endsStage(sessionDoc({ conditions, contest: { contest: 'c', stage: 'all', session: 1 } }), [])),
    without: [PLAIN, 'true'],
    with: [inStage({ sessions: 2 }), 'false'],
  },
  {
    field: 'stages.last',
    shows: 'whether the contest ends with the last stage of the list',
    outcome: (conditions) => String(isLastStage(conditions, stageOf(conditions, 'second'))),
    without: [inEvent({ stages: [...PLAIN.stages, { stage: 'second', form: 'field', scoring: 'butler' }] }), 'true'],
    with: [
      inEvent({ stages: [...inStage({ last: true }).stages, { stage: 'second', form: 'field', scoring: 'butler' }] }),
      'false',
    ],
  },
  {
    field: 'stages.seating',
    shows: 'by what the seating of the stage goes',
    outcome: (conditions) => seatingIn(conditions, stageOf(conditions)) ?? 'the regulations',
    without: [inPlayers({ seating: 'dbf-231C' }), 'dbf-231C'],
    with: [{ ...inPlayers({ seating: 'dbf-231C' }), ...inStage({ seating: 'free' }) }, 'free'],
  },
  {
    field: 'players.seating',
    shows: 'by what the seating of the stage goes',
    outcome: (conditions) => seatingIn(conditions, stageOf(conditions)) ?? 'the regulations',
    without: [PLAIN, 'the regulations'],
    with: [inPlayers({ seating: 'free' }), 'free'],
  },
  {
    field: 'stages.deadlines',
    shows: 'from what the right of the stage is counted',
    outcome: (conditions) =>
      deadlinesIn(conditions, stageOf(conditions))
        .map(({ after }) => after)
        .join(' '),
    without: [
      inEvent({ deadlines: [{ right: 'appeal', minutes: 20, after: 'publication', paragraph }] }),
      'publication',
    ],
    with: [
      {
        ...inStage({ deadlines: [{ right: 'appeal', minutes: 20, after: 'end-of-session', paragraph }] }),
        deadlines: [{ right: 'appeal', minutes: 20, after: 'publication', paragraph }],
      },
      'end-of-session',
    ],
  },
  {
    field: 'runningRanking',
    shows: 'the ranking that people see while boards are played',
    outcome: (conditions) => runningRankingIn(conditions, stageOf(conditions)),
    without: [PLAIN, 'released'],
    with: [inEvent({ runningRanking: 'none' }), 'none'],
  },
  {
    field: 'stages.runningRanking',
    shows: 'the ranking that people see while boards of the stage are played',
    outcome: (conditions) => runningRankingIn(conditions, stageOf(conditions)),
    without: [inEvent({ runningRanking: 'none' }), 'none'],
    with: [{ ...inStage({ runningRanking: 'all' }), runningRanking: 'none' }, 'all'],
  },
];
