import {
  type Actor,
  type Command,
  type DecisionAddress,
  type PlacedEvent,
  decisionAddress,
  streamOf,
  type Dependant,
  type Differences,
} from '@app/contract';
import type { Decision } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import type { StageStandings } from '../scores/stage-standings';
import { dependantsOf } from './dependants';
import { differences } from './differences';
import type { SessionWithBoards } from '../scores/session-with-boards';
import { type StageState, documentsAsIn, stageState } from './stage-state';
import { unsettled } from './unsettled';
import { type RefusedFollowUp, type Simulation, eventsIn, simulate } from './simulation';

/** What a command would do, and what rests on what it changes. */
interface Effects {
  readonly ok: true;
  /** In the order in which they would be appended, those in other streams after those of the command. */
  readonly events: readonly PlacedEvent[];
  /** What is called for in other streams and refused there. */
  readonly refused: readonly RefusedFollowUp[];
  readonly before: StageState;
  readonly after: StageState;
  readonly differences: Differences;
  readonly dependants: readonly Dependant[];
}

export type Previewed = Effects | Extract<Decision<never>, { ok: false }>;

/** What the score of a board comes from in the end. */
const decisive = ({ id, adjustedAt, resultAt }: BoardDoc): DecisionAddress | null => {
  const at = adjustedAt ?? resultAt;
  return at === null ? null : decisionAddress(id, at);
};

/** What a score came from before, and comes from no more. */
const superseded = (before: StageState, after: StageState): readonly DecisionAddress[] => {
  const now = new Set(after.sessions.flatMap(({ boards }) => boards.map(decisive)));
  return before.sessions
    .flatMap(({ boards }) => boards.map(decisive))
    .flatMap((one) => (one && !now.has(one) ? one : []));
};

/** Decisions that were there before and count otherwise now; what their score was, where that alone has changed. */
const changedDecisions = (
  before: StageState,
  after: StageState,
  { decisions }: Differences,
): readonly DecisionAddress[] => {
  const changed = decisions.filter((one) => one.before).map(({ id }) => id);
  return [...new Set([...changed, ...superseded(before, after)])];
};

/**
 * What a command would do if it were given now, with everything that it calls for in other streams: pure, and nothing
 * is stored.
 * @param simulation the streams that the command touches, with the session and the appeals about its boards
 * @param stage the documents of all sessions of the stage; those of streams in the simulation are taken from there
 * @param scored the stage as it was scored earlier
 */
export const previewOf = (
  simulation: Simulation,
  stage: readonly SessionWithBoards[],
  command: Command,
  actor: Actor,
  scored?: StageStandings,
): Previewed => {
  const given = simulate(simulation, command, actor);
  if (!given.ok) return given;
  const { events, refused } = given;
  const known = documentsAsIn(stage, simulation, simulation.streams.keys());
  const touched = new Set(events.map(({ streamId }) => streamId));
  const before = stageState(known, scored);
  const after = stageState(documentsAsIn(known, given.simulation, touched), before.standings);
  const changed = differences(before, after);
  const cause = decisionAddress(streamOf(command), eventsIn(simulation, streamOf(command)).length);
  return {
    ok: true,
    events,
    refused,
    before,
    after,
    differences: changed,
    dependants: [
      ...dependantsOf(changedDecisions(before, after, changed), known, simulation),
      ...unsettled(before, after, changed.deadlines, cause),
    ],
  };
};
