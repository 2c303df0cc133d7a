import { saysTheSame } from '@app/bridge';
import { sessionStream } from '@app/contract';
import { type BoardDoc, boardsProjection } from '../projections/boards';
import type { Projection } from '../projections/projection';
import { sessionsProjection } from '../projections/sessions';
import { scoredStage } from '../scores/scored-stage';
import type { SessionWithBoards } from '../scores/session-with-boards';
import { type StageStandings, stageStandings } from '../scores/stage-standings';
import { type Simulation, eventsIn } from './simulation';

/** The sessions of a stage, in the order in which they are played, and what their results are worth. */
export interface StageState {
  readonly sessions: readonly SessionWithBoards[];
  readonly standings: StageStandings;
}

/** The document that a stream has in a simulation; the one known already, where that says the same. */
const documentIn = <Doc>(
  simulation: Simulation,
  { types, apply }: Projection<Doc>,
  stream: string,
  known: Doc | undefined,
): Doc | null => {
  const doc = eventsIn(simulation, stream)
    .filter(({ type }) => types.includes(type))
    .reduce<Doc | null>(apply, null);
  return known !== undefined && saysTheSame(doc, known) ? known : doc;
};

const byId = (one: BoardDoc, other: BoardDoc): number => (one.id < other.id ? -1 : 1);

/** The documents of a session with those of the named streams as a simulation has them. */
const sessionAsIn = (
  own: SessionWithBoards,
  simulation: Simulation,
  streams: ReadonlySet<string>,
): SessionWithBoards => {
  const { id } = own.session;
  const stream = sessionStream(id);
  const session = streams.has(stream) ? documentIn(simulation, sessionsProjection, stream, own.session) : own.session;
  const names = [...streams].filter((name) => name.startsWith(`board-${id}.`));
  if (names.length === 0) return session === own.session || !session ? own : { ...own, session };
  const known = new Map(own.boards.map((doc) => [doc.id, doc]));
  const changed = names.flatMap((name) => documentIn(simulation, boardsProjection, name, known.get(name)) ?? []);
  const named = new Set(names);
  const boards = [...own.boards.filter((doc) => !named.has(doc.id)), ...changed].sort(byId);
  return { session: session ?? own.session, boards };
};

/**
 * Documents with those of some streams as a simulation has them; the others are the same objects as before. So a simulation
 * holds what a question touches, and not the whole stage.
 */
export const documentsAsIn = (
  sessions: readonly SessionWithBoards[],
  simulation: Simulation,
  streams: Iterable<string>,
): readonly SessionWithBoards[] => {
  const named = new Set(streams);
  return sessions.map((own) => sessionAsIn(own, simulation, named));
};

/**
 * Scores the sessions of a stage; at least one.
 * @param earlier the stage as it was scored earlier: boards that are the same objects are not scored again
 */
export const stageState = (sessions: readonly SessionWithBoards[], earlier?: StageStandings): StageState => ({
  sessions,
  standings: stageStandings(scoredStage(sessions, earlier?.sessions)),
});
