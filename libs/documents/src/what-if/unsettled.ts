import { decisionAddress, sessionStream, type DeadlineState, type Dependant } from '@app/contract';
import { type Param, message } from '@app/bridge';
import { type StandingRow, LOTS } from '@app/scoring';
import { retainedOf } from '@app/session';
import type { Changed } from './changes';
import type { StageState } from './stage-state';
import { sessionDecisionText } from './decision-text';

type Rows = ReadonlyMap<string, StandingRow>;

const rowsOf = ({ standings }: StageState): Rows =>
  new Map(standings.rankings.flatMap(({ rows }) => rows.map((row) => [row.contestant, row])));

/** The contestants that a lot has told apart from this one. */
const byLot = (row: StandingRow | undefined): string =>
  (row?.reasons ?? [])
    .filter(({ paragraph }) => paragraph === LOTS)
    .flatMap(({ among }) => among.map(({ entry }) => entry))
    .sort()
    .join(' and ');

/** Lots that told contestants apart who are tied no more, or with others. */
const lotsUnsettled = (before: StageState, after: StageState, on: string): readonly Dependant[] => {
  const [earlier, later] = [rowsOf(before), rowsOf(after)];
  return before.sessions.flatMap(({ session }) =>
    retainedOf(session, 'LotsDrawn').flatMap(({ revision, data }): readonly Dependant[] => {
      const tied = data.contestants.find(
        (contestant) =>
          byLot(earlier.get(contestant)) !== '' && byLot(earlier.get(contestant)) !== byLot(later.get(contestant)),
      );
      if (tied === undefined) return [];
      return [
        {
          decision: decisionAddress(sessionStream(session.id), revision),
          on,
          how: 'lots',
          ...sessionDecisionText({ type: 'LotsDrawn', data }),
          why: message('dependant.lots', { contestant: { contestant: tied } }),
        },
      ];
    }),
  );
};

/** What the periods that a decision has set would be without it, as far as they have changed. */
const setBy = (
  changes: readonly Changed<DeadlineState>[],
  side: 'before' | 'after',
  session: string,
  revision: number,
): readonly DeadlineState[] =>
  changes.flatMap(({ id, [side]: state }) =>
    id.startsWith(`${session}/`) && state?.decided?.revision === revision ? [state] : [],
  );

/** Null: no time yet. */
const endings = (states: readonly DeadlineState[]): readonly (string | null)[] => [
  ...new Set(states.map(({ decided }) => decided?.was ?? null)),
];

const endingsParam = (states: readonly DeadlineState[]): Param => ({
  list: endings(states).map((instant) => (instant === null ? message('dependant.no-time-yet') : { instant })),
  joined: 'and',
});

const sayTheSame = (some: readonly DeadlineState[], others: readonly DeadlineState[]): boolean =>
  endings(some).join() === endings(others).join() &&
  JSON.stringify(some.flatMap(({ problems }) => problems)) ===
    JSON.stringify(others.flatMap(({ problems }) => problems));

/** Periods that were set by a decision, and that would be counted otherwise without it. */
const deadlinesUnsettled = (
  { sessions }: StageState,
  changes: readonly Changed<DeadlineState>[],
  on: string,
): readonly Dependant[] =>
  sessions.flatMap(({ session }) =>
    retainedOf(session, 'DeadlineSet').flatMap(({ revision, data }): readonly Dependant[] => {
      const before = setBy(changes, 'before', session.id, revision);
      const after = setBy(changes, 'after', session.id, revision);
      if (before.length === 0 || sayTheSame(before, after)) return [];
      return [
        {
          decision: decisionAddress(sessionStream(session.id), revision),
          on,
          how: 'deadline',
          ...sessionDecisionText({ type: 'DeadlineSet', data }),
          why: message('dependant.deadline', { would: endingsParam(after), was: endingsParam(before) }),
        },
      ];
    }),
  );

/**
 * Decisions of the sessions that were made for a state of things which is no more: lots for a tie, the end of a period.
 * @param on what changes it
 */
export const unsettled = (
  before: StageState,
  after: StageState,
  deadlines: readonly Changed<DeadlineState>[],
  on: string,
): readonly Dependant[] => [...lotsUnsettled(before, after, on), ...deadlinesUnsettled(before, deadlines, on)];
