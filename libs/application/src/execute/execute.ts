import { type Command, UnreadableEvent, parseAppealStream, parseBoardStream, streamOf } from '@app/contract';
import type { EventLog, RecordedEvent } from '@app/ledger';
import { type Refusal, type StreamState, notAuthorised, notAuthorisedOn } from '@app/session';
import { type TableNumbers, tableNumbers } from '@app/documents';
import { UNREADABLE_AT_TABLE, fromTable, outcomeAtTable } from './at-table';
import { type Blocked, type NewCommand, type PlannedCommand, type Origin, type Sourced, planCommands } from './plan';
import { knownIn } from './known-streams';
import { historyOf } from './history';
import { inTurn } from './in-turn';
import type { Vault } from '../vault/vault';
import { inEnglish } from '@app/messages';
import type { Outcome } from './outcome';
import { type CommandStart, type KnownStream, type LoadState, eventsOfCommand, knownStreamsOf } from './stream-states';
import { told } from './reasons';
import { refusalAnswer } from './refusal-answer';

export type { Origin, Sourced } from './plan';

export interface Executor {
  readonly log: EventLog;
  readonly now: () => Date;
  /** Whether outcomes tell what is open on the board: for one command, not for thousands. */
  readonly tellsOpen?: boolean;
  /** The commands come from a table's device: events have the numbers, and outcomes tell what, it may know. */
  readonly atTable?: boolean;
  readonly blocked?: Blocked;
  /** Where what people say is kept, apart from the events; in these, where there is none. */
  readonly vault?: Pick<Vault, 'seal' | 'open' | 'keep'> | null;
}

/** What to do with the commands after one that is refused: leave them all unrecorded, or go on with the others. */
export type Mode = 'all-or-none' | 'each';

/** How often commands are decided anew after another process was faster to write to their stream. */
const ATTEMPTS = 100;

const load = async (log: EventLog, stream: string, length: number): Promise<readonly RecordedEvent[]> => {
  const recorded: RecordedEvent[] = [];
  for await (const event of log.readStream(stream, { limit: length })) recorded.push(event);
  return recorded;
};

/** What those of the commands that are in the stream already have left there, by their ids. */
const leftEarlier = async (
  log: EventLog,
  stream: string,
  envelopes: readonly Sourced[],
  { commands, length }: KnownStream,
): Promise<ReadonlyMap<string, readonly RecordedEvent[]>> => {
  const earlier = new Map<string, readonly RecordedEvent[]>();
  for (const { id } of envelopes) {
    const first = commands.get(id);
    if (first !== undefined && first < length && !earlier.has(id))
      earlier.set(id, await eventsOfCommand(log, stream, id, first));
  }
  return earlier;
};

/** Outcomes of those commands that the actor may not give. */
const forbiddenBy = (
  envelopes: readonly Sourced[],
  refusalOf: (command: Command) => Refusal | null,
): readonly Outcome[] =>
  envelopes.flatMap(({ id, command }) => {
    const refusal = refusalOf(command);
    return refusal ? [{ ok: false, id, stream: streamOf(command), ...refusalAnswer(refusal) } as const] : [];
  });

/** By which numbers tables know the events of the boards that are remembered. */
const numbersIn = new WeakMap<StreamState, TableNumbers>();

const startsOf = (planned: readonly NewCommand[]): readonly CommandStart[] =>
  planned.map(({ id, revision, events }) => ({ id, first: revision - events.length + 1 }));

const isRefused = (planned: PlannedCommand): boolean => planned.kind === 'settled' && !planned.outcome.ok;

/**
 * The outcome of every command, in order.
 * @param position at which what is new is in the ledger; null where it was not written: it has no outcome then
 */
const outcomesOf = (plan: readonly PlannedCommand[], stream: string, position: number | null): readonly Outcome[] => {
  const outcomeOf = (planned: PlannedCommand): Outcome | null => {
    switch (planned.kind) {
      case 'settled':
        return planned.outcome;
      case 'new': {
        if (position === null) return null;
        const { id, revision, events, open } = planned;
        const first = revision - events.length + 1;
        const told = events.map(({ type, data }, nth) => ({ revision: first + nth, type, data }));
        return { ok: true, id, stream, revision, position, repeated: false, events: told, ...open };
      }
      case 'again': {
        const first = plan[planned.first];
        const outcome = first ? outcomeOf(first) : null;
        return outcome?.ok === true ? { ...outcome, repeated: true } : outcome;
      }
    }
  };
  return plan.map(outcomeOf).filter((outcome) => outcome !== null);
};

const execute = async (
  { log, now, tellsOpen = false, atTable = false, blocked, vault = null }: Executor,
  stream: string,
  given: readonly Sourced[],
  origin: Origin,
  mode: Mode,
): Promise<readonly Outcome[]> => {
  const used = new Set<string>();
  const known = knownStreamsOf(log);
  const loadOther: LoadState = async (name) => (await known.load(name)).state;
  const isBoard = parseBoardStream(stream) !== null;
  const isCase = origin.actor.role === 'committee' && parseAppealStream(stream) !== null;
  /** Where nothing is appended, nothing shows whether the stream is still as it is remembered: then its end is read first. */
  let reads = false;
  for (let lost = 0; lost < ATTEMPTS;) {
    const remembered = reads ? null : known.remembered(stream);
    const own = remembered ?? (await known.load(stream));
    const last = own.length - 1;
    const earlier = await leftEarlier(log, stream, given, own);
    const knownNumbers = numbersIn.get(own.state);
    // Boards and cases are short; what was open on a board before, and by which numbers a table knows it, all of it tells.
    const isWhole = isCase || (isBoard && (earlier.size > 0 || (atTable && !knownNumbers)));
    const recorded = isWhole ? await load(log, stream, own.length) : null;
    const numbers = atTable && isBoard ? (knownNumbers ?? tableNumbers(recorded ?? [])) : null;
    const envelopes = numbers ? given.map((one) => fromTable(one, numbers, last)) : given;
    const told = (outcomes: readonly Outcome[], by = numbers): readonly Outcome[] =>
      by ? outcomes.map((outcome) => outcomeAtTable(outcome, by)) : outcomes;
    const forbidden = forbiddenBy(envelopes, ({ to }) => notAuthorisedOn(origin.actor, to, recorded ?? []));
    if (forbidden.length === envelopes.length) {
      reads = true;
      if (remembered) continue;
      return forbidden;
    }
    const commands = envelopes.map(({ command }) => command);
    const history = await historyOf({ load: loadOther, ...knownIn(log) }, own.state, commands, recorded);
    const plan = planCommands(
      { stream, last, earlier, history, tellsOpen, used, vault, blocked },
      envelopes,
      origin,
      now().toISOString(),
    );
    const fresh = plan.filter((planned) => planned.kind === 'new');
    if (fresh.length === 0 || (mode === 'all-or-none' && plan.some(isRefused))) {
      reads = true;
      if (remembered) continue;
      return told(outcomesOf(plan, stream, null));
    }
    vault?.keep(fresh.flatMap((planned) => planned.texts));
    const events = fresh.flatMap((planned) => planned.events);
    const appended = await log.append(stream, events, last === -1 ? 'no-stream' : last);
    if (appended.ok && !appended.repeated) {
      const state = history.stateAfter(events.length);
      const numbersNow = (numbers ?? knownNumbers)?.after(events);
      if (state) {
        known.extend(stream, own, { state, length: own.length + events.length }, startsOf(fresh));
        if (numbersNow) numbersIn.set(state, numbersNow);
      }
      return told(outcomesOf(plan, stream, appended.position), numbers && numbersNow);
    }
    // Somebody else has written here in between, perhaps these very commands: look again, and at all of it.
    known.forget(stream);
    const reused = appended.ok || appended.code !== 'EventIdReused' ? null : appended.eventId;
    const command = fresh.find((planned) => planned.events.some(({ id }) => id === reused));
    if (command && !used.has(command.id)) used.add(command.id);
    else lost += 1;
  }
  const why = told('execute.contention', { stream, times: ATTEMPTS });
  return given.map(({ id }) => ({ ok: false, id, stream, code: 'TooMuchContention', ...why }));
};

/**
 * Gives commands to one stream, in order, and appends what they decide in one atomic append. With
 * `all-or-none` one refusal leaves everything unrecorded: the refused command's outcome says why, and the
 * accepted ones get no outcome; otherwise there is one outcome a command, in their order. Commands recorded
 * before answer with their first outcome.
 * Rejects with a `LedgerError` when the ledger cannot be read or written.
 */
export const executeOnStream = async (
  executor: Executor,
  envelopes: readonly Sourced[],
  origin: Origin,
  mode: Mode,
): Promise<readonly Outcome[]> => {
  const [first] = envelopes;
  if (!first) return [];
  const stream = streamOf(first.command);
  const forbidden = forbiddenBy(envelopes, (command) => notAuthorised(origin.actor, command));
  // Who may do nothing here learns nothing either of what is here: the stream is not even read.
  if (forbidden.length === envelopes.length) return forbidden;
  try {
    return await inTurn(executor.log, stream, () => execute(executor, stream, envelopes, origin, mode));
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    const reason = executor.atTable === true ? UNREADABLE_AT_TABLE : error.said;
    const refused = { ok: false, stream, code: 'HistoryUnreadable', message: inEnglish(reason), reason } as const;
    return envelopes.map(({ id }) => ({ ...refused, id }));
  }
};
