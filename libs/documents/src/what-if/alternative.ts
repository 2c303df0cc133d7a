import { type Message, message, saysTheSame } from '@app/bridge';
import type { Actor, Command, PlacedEvent, StoredEvent } from '@app/contract';
import type { Decision, DomainEvent, Refusal, StreamState } from '@app/session';
import { asCommand } from './as-command';
import { type Whereabouts, referringAnew } from './references';
import { type Simulation, decidedIn, eventsIn, stateIn, withNext, withStream } from './simulation';

/** A stream as far as an alternative has come. */
interface SoFar {
  readonly events: readonly PlacedEvent[];
  readonly state: StreamState;
}

type Asked = { readonly ok: true; readonly command: Command } | { readonly ok: false; readonly refusal: Refusal };

/** A step of an alternative: what it asks for is known once the stream has come so far. */
export type Step = (so: SoFar) => Asked;

/** Another course of things in one stream, from one of its events on. */
export interface Alternative {
  /** Revision of the first event that does not simply stand; the first of `without`, or the end, where left out. */
  readonly from?: number;
  /** Events that are taken out, by their revisions. */
  readonly without: readonly number[];
  /** What happens instead, at that point. */
  readonly steps: readonly Step[];
  /** Whether what happened afterwards is taken to happen all the same, as far as it can. */
  readonly rest: 'replayed' | 'left-out';
}

/** An event that has no place in the alternative, and why. */
export interface LeftOut {
  readonly event: PlacedEvent;
  readonly why: Message;
}

/** Codes of why an event has no place in an alternative. */
export const LEFT_OUT_CODES: readonly string[] = [
  'left-out.taken-out',
  'left-out.with-the-rest',
  'left-out.about-nothing',
  'left-out.worked-out-anew',
  'left-out.refused',
];

export interface Course {
  readonly ok: true;
  readonly simulation: Simulation;
  /** What the steps came to. */
  readonly added: readonly PlacedEvent[];
  readonly leftOut: readonly LeftOut[];
  /** Where each event of the stream is now. */
  readonly where: Whereabouts;
}

/** A step that cannot be taken. */
export interface Stuck {
  readonly ok: false;
  /** From 0. */
  readonly step: number;
  readonly refusal: Refusal;
}

/** Whoever tries something out may give every command; who may in earnest is not the question. */
const TRYING: Actor = { id: 'what-if', role: 'chief-director' };

/** What the engine works out: it is worked out again where what it comes from is no more the same. */
const WORKED_OUT: readonly string[] = ['InfractionNoted', 'ClaimAnalysed'];

/** Where another course begins: findings stand with the act that they were made on. */
const beginning = (real: readonly PlacedEvent[], { from, without }: Alternative): number => {
  const asked = Math.min(real.length, from ?? real.length, ...without);
  const act = real.findIndex(
    ({ type, revision }) => revision >= asked && (type !== 'InfractionNoted' || without.includes(revision)),
  );
  return act < 0 ? real.length : act;
};

/**
 * A supposition says nothing of when it came up, nor do facts of records before that had to be said: where it has to be,
 * it is an exception.
 */
const supposed = (simulation: Simulation, command: Command): Decision<DomainEvent> => {
  const decision = decidedIn(simulation, command, TRYING);
  if (decision.ok || decision.refusal.code !== 'MomentMissing') return decision;
  const { data } = command.command;
  // What is refused for this takes an exception (`TAKEN_UP`).
  const exceptional = {
    ...command,
    command: { ...command.command, data: { ...data, exception: 'what-if' } },
  } as Command;
  return decidedIn(simulation, exceptional, TRYING);
};

/** The steps, one after the other; the first that is refused ends it. */
const stepped = (simulation: Simulation, stream: string, steps: readonly Step[]): Simulation | Stuck => {
  let so = simulation;
  for (const [step, ask] of steps.entries()) {
    const asked = ask({ events: eventsIn(so, stream), state: stateIn(so, stream) });
    if (!asked.ok) return { ok: false, step, refusal: asked.refusal };
    const decision = supposed(so, asked.command);
    if (!decision.ok) return { ok: false, step, refusal: decision.refusal };
    so = decision.events.reduce<Simulation>((after, event) => withNext(after, stream, event), so);
  }
  return so;
};

/**
 * A stream on another course: what stood before stands, the steps come next, and then what happened afterwards, as facts
 * that are judged anew, as far as they can be on this course.
 */
export const onAnotherCourse = (simulation: Simulation, stream: string, alternative: Alternative): Course | Stuck => {
  const real = eventsIn(simulation, stream);
  const { without, steps, rest } = alternative;
  const from = beginning(real, alternative);
  const begun = stepped(withStream(simulation, stream, real.slice(0, from)), stream, steps);
  if ('ok' in begun) return begun;
  const added = eventsIn(begun, stream).slice(from);
  const places = new Map(real.slice(0, from).map(({ revision }) => [revision, revision]));
  const where: Whereabouts = (name, revision) => (name === stream ? (places.get(revision) ?? null) : revision);
  const leftOut: LeftOut[] = [];
  let so = begun;
  let departed = added.length > 0;
  /** What the last command has brought beside the event that it was given for, and where. */
  let brought: { readonly event: StoredEvent; readonly at: number }[] = [];

  const taken = (event: PlacedEvent, all: readonly StoredEvent[]): void => {
    const first = eventsIn(so, stream).length;
    so = all.reduce<Simulation>((after, one) => withNext(after, stream, one), so);
    const own = all.findIndex(({ type }) => type === event.type);
    places.set(event.revision, first + own);
    brought = all.flatMap((one, index) => (index === own ? [] : [{ event: one, at: first + index }]));
  };
  const drop = (event: PlacedEvent, why: Message): void => {
    leftOut.push({ event, why });
    departed = true;
  };

  for (const event of real.slice(from)) {
    if (without.includes(event.revision)) {
      drop(event, message('left-out.taken-out'));
      continue;
    }
    if (rest === 'left-out') {
      drop(event, message('left-out.with-the-rest'));
      continue;
    }
    const { event: anew, missing } = referringAnew(event, stream, where);
    if (missing.length > 0) {
      drop(event, message('left-out.about-nothing', { missing: { list: missing, joined: 'and' } }));
      continue;
    }
    const there = brought.find((one) => saysTheSame(one.event, anew));
    if (there) {
      places.set(event.revision, there.at);
      brought = brought.filter((one) => one !== there);
      continue;
    }
    if (!departed) {
      taken(event, [anew]);
      continue;
    }
    if (WORKED_OUT.includes(event.type)) {
      drop(event, message('left-out.worked-out-anew'));
      continue;
    }
    const command = asCommand(anew, stateIn(so, stream));
    const decision = command && supposed(so, command);
    if (decision?.ok === false) {
      const { code, message: why } = decision.refusal;
      drop(event, message('left-out.refused', { code, why }));
    } else taken(event, decision?.events ?? [anew]);
  }
  return { ok: true, simulation: so, added, leftOut, where };
};
