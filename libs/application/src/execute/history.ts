import { type ActingRole, type Command, readable, sessionStream } from '@app/contract';
import type { EventLog, RecordedEvent } from '@app/ledger';
import {
  type DecidedCommand,
  type Decision,
  type DomainEvent,
  type OtherStreams,
  type Statement,
  type Session,
  type StreamState,
  EMPTY_SESSION,
  decideOn,
  decoderOf,
  emptyStream,
  evolveStream,
  evolveStreamBy,
  holdsHere,
  requiredAppeals,
  requiredContest,
  requiredStreams,
  statementsIn,
} from '@app/session';
import { type Open, openOn } from './open';

/** What a stream has come to, and what it says to further commands. */
export interface History {
  readonly decide: (command: Command) => Decision<DomainEvent>;
  readonly evolve: (event: DomainEvent) => void;
  /** The state once it has evolved by that many events; null where it has not, for they were decided before. */
  readonly stateAfter: (events: number) => StreamState | null;
  /** Whether commands come to the events that they were decided to come to before. */
  readonly holds: (decided: readonly DecidedCommand[]) => boolean;
  /** What people say in a command in their own words, and whose it is. */
  readonly ownWords: (command: Command) => readonly Statement[];
  /** What is open on the board behind the event of this revision, as this role is told; null for other streams. */
  readonly openAfter: (revision: number, role: ActingRole) => Open | null;
}

/** Throws a `TypeError` for a stream that no command is for. */
export const emptyState = (stream: string): StreamState => {
  const state = emptyStream(stream);
  if (!state) throw new TypeError(`no command is for the stream ${stream}`);
  return state;
};

/** Throws `UnreadableEvent`. */
export const stateAfter = (state: StreamState, stored: readonly RecordedEvent[]): StreamState => {
  const decode = decoderOf(state);
  return evolveStreamBy(
    state,
    stored.map((event) => readable<DomainEvent>(event, decode)),
  );
};

/** How many events are folded in one go. */
const FOLDED = 1_000;

/** A state with what is read of its stream, a part at a time. Rejects with `UnreadableEvent`. */
export const foldOn = async (state: StreamState, events: AsyncIterable<RecordedEvent>): Promise<StreamState> => {
  let folded = state;
  let part: RecordedEvent[] = [];
  for await (const event of events) {
    part.push(event);
    if (part.length < FOLDED) continue;
    folded = stateAfter(folded, part);
    part = [];
  }
  return stateAfter(folded, part);
};

/** What is asked of a ledger, or of a part of it, to load streams. */
export type Streams = Pick<EventLog, 'readStream'>;

/** A stream as it stands in the ledger. Throws `UnreadableEvent`. */
export const loadStream = (log: Streams, stream: string): Promise<StreamState> =>
  foldOn(emptyState(stream), log.readStream(stream));

/** The session as it stands in the ledger. Throws `UnreadableEvent`. */
export const loadSession = async (log: EventLog, session: string): Promise<Session> => {
  const stream = await loadStream(log, sessionStream(session));
  return stream.to === 'session' ? stream.state : EMPTY_SESSION;
};

/** How other streams are found. Both reject with `UnreadableEvent`. */
export interface Loader {
  readonly load: (stream: string) => Promise<StreamState>;
  /** The sessions of a contest, by their ids. */
  readonly sessionsOf: (contest: string) => Promise<readonly string[]>;
  /** The appeals about a session, by their ids. */
  readonly appealsOf: (session: string) => Promise<readonly string[]>;
}

/** The other streams that the commands are decided with, and those that these lead to. Throws `UnreadableEvent`. */
export const loadOthers = async (
  { load, sessionsOf, appealsOf }: Loader,
  commands: readonly Command[],
  own: StreamState,
): Promise<OtherStreams> => {
  const loaded = new Map<string, StreamState>();
  const contests = new Map<string, readonly string[]>();
  const appeals = new Map<string, readonly string[]>();
  const others: OtherStreams = {
    stream: (name) => loaded.get(name),
    sessionsOf: (contest) => contests.get(contest) ?? [],
    appealsOf: (session) => appeals.get(session) ?? [],
  };
  const session = requiredAppeals(commands, own);
  if (session !== null) appeals.set(session, await appealsOf(session));
  for (;;) {
    const contest = requiredContest(commands, own, others);
    if (contest !== null && !contests.has(contest)) contests.set(contest, await sessionsOf(contest));
    const missing = requiredStreams(commands, own, others).filter((name) => !loaded.has(name) && emptyStream(name));
    if (missing.length === 0) return others;
    for (const name of missing) loaded.set(name, await load(name));
  }
};

/**
 * @param loader finds the other streams that the commands are decided with
 * @param own the stream as it stands
 * @param recorded the whole stream, where it is to be said what was open before its last event
 */
export const historyOf = async (
  loader: Loader,
  own: StreamState,
  commands: readonly Command[],
  recorded: readonly RecordedEvent[] | null,
): Promise<History> => {
  let state = own;
  let evolved = 0;
  const others = await loadOthers(loader, commands, state);
  const stateAt = (revision: number): StreamState => {
    const isNow = state.to !== 'board' || state.state?.revision === revision;
    if (isNow || recorded === null) return state;
    return stateAfter(emptyState(recorded[0]?.streamId ?? ''), recorded.slice(0, revision + 1));
  };
  return {
    decide: (command) => decideOn(command, state, others),
    evolve: (event) => {
      state = evolveStream(state, event);
      evolved += 1;
    },
    stateAfter: (events) => (events === evolved ? state : null),
    holds: (decided) => holdsHere(decided, state, others),
    ownWords: (command) => statementsIn(command, state, others),
    openAfter: (revision, role) => {
      const then = stateAt(revision);
      return then.to === 'board' && then.state ? openOn(then.state, role) : null;
    },
  };
};
