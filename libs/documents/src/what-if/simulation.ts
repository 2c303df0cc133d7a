import { type Actor, type Command, type PlacedEvent, type StoredEvent, readable, streamOf } from '@app/contract';
import {
  type Decision,
  type Refusal,
  type DomainEvent,
  type OtherStreams,
  type StreamState,
  notAuthorised,
  decideOn,
  followUps,
  isTrigger,
  decoderOf,
  emptyStream,
  evolveStream,
} from '@app/session';

interface Recorded {
  readonly events: readonly PlacedEvent[];
  readonly state: StreamState;
}

/** Streams in memory, as they are or as they might be: commands change it, and nothing is stored. */
export interface Simulation {
  readonly streams: ReadonlyMap<string, Recorded>;
  /** Of the next event. */
  readonly position: number;
}

export const EMPTY_SIMULATION: Simulation = { streams: new Map(), position: 0 };

/** The software, where one decision calls for another. */
export const PROCESS_MANAGER: Actor = { id: 'process-manager', role: 'process-manager' };

const recordedIn = ({ streams }: Simulation, name: string): Recorded => {
  const known = streams.get(name);
  if (known) return known;
  const state = emptyStream(name);
  if (!state) throw new RangeError(`no command is for the stream ${name}`);
  return { events: [], state };
};

export const othersIn = ({ streams }: Simulation): OtherStreams => ({
  stream: (name) => streams.get(name)?.state ?? emptyStream(name) ?? undefined,
  sessionsOf: (contest) =>
    [...streams.values()].flatMap(({ state }) =>
      state.to === 'session' && state.state.opened?.contest?.contest === contest ? [state.session] : [],
    ),
  appealsOf: (session) =>
    [...streams.values()].flatMap(({ state }) =>
      state.to === 'appeal' && state.state?.lodged.session === session ? [state.appeal] : [],
    ),
});

/** The simulation with an event more, at the end of its stream. Events of streams that no command is for are left out. */
export const withEvent = (simulation: Simulation, event: PlacedEvent): Simulation => {
  if (!emptyStream(event.streamId)) return simulation;
  const { events, state } = recordedIn(simulation, event.streamId);
  const decoded = readable<DomainEvent>(event, decoderOf(state));
  const recorded = { events: [...events, event], state: evolveStream(state, decoded) };
  return {
    streams: new Map([...simulation.streams, [event.streamId, recorded]]),
    position: Math.max(simulation.position, event.position + 1),
  };
};

/** What a stream has come to; as before its first event, where the simulation has none. */
export const stateIn = (simulation: Simulation, name: string): StreamState => recordedIn(simulation, name).state;

/** The events of a stream, in order; none where the simulation has no such stream. */
export const eventsIn = ({ streams }: Simulation, name: string): readonly PlacedEvent[] =>
  streams.get(name)?.events ?? [];

/** The simulation with one more event at the end of a stream. */
export const withNext = (simulation: Simulation, streamId: string, { type, data }: StoredEvent): Simulation =>
  withEvent(simulation, {
    streamId,
    revision: eventsIn(simulation, streamId).length,
    position: simulation.position,
    type,
    data,
  });

/** The simulation in which a stream has these events and no others. */
export const withStream = (simulation: Simulation, stream: string, events: readonly StoredEvent[]): Simulation => {
  const streams = new Map([...simulation.streams].filter(([name]) => name !== stream));
  return events.reduce<Simulation>((so, event) => withNext(so, stream, event), { ...simulation, streams });
};

/** Streams as the ledger has them, in its order. Throws `UnreadableEvent`. */
export const simulationOf = (events: Iterable<PlacedEvent>): Simulation => {
  const streams = new Map<string, { events: PlacedEvent[]; state: StreamState }>();
  let position = 0;
  for (const event of events) {
    const empty = emptyStream(event.streamId);
    if (!empty) continue;
    const known = streams.get(event.streamId) ?? { events: [], state: empty };
    known.events.push(event);
    known.state = evolveStream(known.state, readable<DomainEvent>(event, decoderOf(known.state)));
    streams.set(event.streamId, known);
    position = Math.max(position, event.position + 1);
  }
  return { streams, position };
};

/** What a command would be decided to; other streams as they are in this simulation. */
export const decidedIn = (simulation: Simulation, command: Command, actor: Actor): Decision<DomainEvent> => {
  const refusal = notAuthorised(actor, command);
  if (refusal) return { ok: false, refusal };
  return decideOn(command, recordedIn(simulation, streamOf(command)).state, othersIn(simulation));
};

/** A command that an event calls for, and that the stream it is for does not take. */
export interface RefusedFollowUp {
  readonly cause: PlacedEvent;
  readonly command: Command;
  readonly refusal: Refusal;
}

type Simulated =
  | {
      readonly ok: true;
      readonly simulation: Simulation;
      readonly events: readonly PlacedEvent[];
      readonly refused: readonly RefusedFollowUp[];
    }
  | Extract<Decision<never>, { ok: false }>;

/** A command, and everything that its events call for in other streams, as the process manager would have it. */
export const simulate = (simulation: Simulation, command: Command, actor: Actor): Simulated => {
  const decision = decidedIn(simulation, command, actor);
  if (!decision.ok) return decision;
  const stream = streamOf(command);
  let after = decision.events.reduce<Simulation>((so, event) => withNext(so, stream, event), simulation);
  const events = eventsIn(after, stream).slice(eventsIn(simulation, stream).length);
  const called = events.filter(isTrigger).flatMap((cause) => {
    const [before, now] = [cause.revision - 1, cause.revision].map((revision) => stateAt(after, stream, revision));
    return before && now
      ? followUps(cause, before, now, othersIn(after)).map((follow) => ({ cause, command: follow }))
      : [];
  });
  const further: PlacedEvent[] = [];
  const refused: RefusedFollowUp[] = [];
  for (const follow of called) {
    const followed = simulate(after, follow.command, PROCESS_MANAGER);
    if (followed.ok) {
      after = followed.simulation;
      further.push(...followed.events);
      refused.push(...followed.refused);
    } else refused.push({ ...follow, refusal: followed.refusal });
  }
  return { ok: true, simulation: after, events: [...events, ...further], refused };
};

/** What a stream had come to with the event of this revision. */
const stateAt = (simulation: Simulation, stream: string, revision: number): StreamState => {
  const { events, state } = recordedIn(simulation, stream);
  if (revision >= events.length - 1) return state;
  const empty = emptyStream(stream) ?? state;
  return events
    .slice(0, revision + 1)
    .reduce((so, event) => evolveStream(so, readable<DomainEvent>(event, decoderOf(so))), empty);
};
