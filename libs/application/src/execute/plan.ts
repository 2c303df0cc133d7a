import { type Actor, type Command, type CommandEnvelope, SCHEMA_VERSION } from '@app/contract';
import { type JsonObject, type NewEvent, type RecordedEvent, eventIdOf } from '@app/ledger';
import { type DomainEvent, type Refusal, accept, notAuthorised } from '@app/session';
import { commandHash } from './command-hash';
import type { History } from './history';
import type { Outcome } from './outcome';
import type { PlannedText, Vault } from '../vault/vault';
import { repeatedOutcome, reused } from './repeated';
import { encryptStatements } from './encrypt-statements';
import { told } from './reasons';
import { refusalAnswer } from './refusal-answer';

/** Where a command came from, for the record: `results.pbn:117`. */
export type Sourced = CommandEnvelope & {
  readonly source?: string;
  /** What it was decided to come to before, all commands that are given with it in their order. */
  readonly rehearsed?: readonly DomainEvent[];
};

export interface Origin {
  readonly actor: Actor;
  /** Ties together what belongs together: an import, a request. */
  readonly correlationId?: string;
  /** The event that called for the commands; each is its own cause where nothing did. */
  readonly causationId?: string;
}

/** What is known of a stream when commands to it are decided. */
export interface Known {
  readonly stream: string;
  /** The revision of its last event; -1 where it has none. */
  readonly last: number;
  /** What those of the commands that are recorded already have left, by their ids. */
  readonly earlier: ReadonlyMap<string, readonly RecordedEvent[]>;
  /** What the stream has come to; moves on with every command that is accepted. */
  readonly history: History;
  /** Whether the outcomes tell what is open. */
  readonly tellsOpen: boolean;
  /** Command ids that the ledger has somewhere already; if not in this stream, then in another one. */
  readonly used: ReadonlySet<string>;
  /** Where what people say is kept; where there is none, it stays in the events. */
  readonly vault: Pick<Vault, 'seal' | 'open'> | null;
  /** Why a command that is not recorded yet is not even decided. */
  readonly blocked?: Blocked | undefined;
}

/** Null where a command is to be decided. */
export type Blocked = (command: Command) => Pick<Extract<Outcome, { ok: false }>, 'code' | 'message'> | null;

/** What is open, where that is to be told. */
type Opened = Pick<Outcome, 'open'>;

/** A command that is to be recorded. */
export interface NewCommand {
  readonly kind: 'new';
  readonly id: string;
  /** Of its last event. */
  readonly revision: number;
  readonly events: readonly NewEvent[];
  /** What people say in them, to be kept before they are written. */
  readonly texts: readonly PlannedText[];
  readonly open: Opened;
}

/** What is to become of one command of a batch; nothing is written yet. */
export type PlannedCommand =
  | { readonly kind: 'settled'; readonly outcome: Outcome }
  | NewCommand
  /** The same command once more in the same batch, with the index of the first. */
  | { readonly kind: 'again'; readonly first: number };

const metadata = (
  { id, occurredAt, source }: Sourced,
  commandHash: string,
  { actor, correlationId, causationId }: Origin,
  recordedAt: string,
): JsonObject => ({
  $correlationId: correlationId ?? id,
  $causationId: causationId ?? id,
  commandId: id,
  commandHash,
  actor: { id: actor.id, role: actor.role },
  occurredAt: occurredAt ?? recordedAt,
  recordedAt,
  schemaVersion: SCHEMA_VERSION,
  ...(source === undefined ? {} : { source }),
});

const stale = (id: string, stream: string, expected: number, actual: number): Outcome => ({
  ok: false,
  id,
  stream,
  code: 'StaleRevision',
  ...told('execute.stale-revision', { expected, actual }),
  actual,
});

const isAboutOpen = ({ code }: Refusal): boolean => code === 'OptionNotOpen' || code === 'QuestionNotOpen';

/** Whether all commands come to what they were decided to come to before; a caller that asks what is open wants the board. */
const isRehearsed = ({ history, tellsOpen }: Known, envelopes: readonly Sourced[]): boolean => {
  if (tellsOpen) return false;
  const decided = envelopes.flatMap(({ command, rehearsed }) => (rehearsed ? [{ command, events: rehearsed }] : []));
  return decided.length === envelopes.length && history.holds(decided);
};

/** Decides commands to one stream in order, each on what the accepted ones before it have led to. */
export const planCommands = (
  known: Known,
  envelopes: readonly Sourced[],
  origin: Origin,
  recordedAt: string,
): readonly PlannedCommand[] => {
  const { stream, last, earlier, history, tellsOpen, used, vault, blocked } = known;
  const rehearsed = isRehearsed(known, envelopes);
  const inBatch = new Map<string, { readonly index: number; readonly hash: string }>();
  let revision = last;

  const settled = (outcome: Outcome): PlannedCommand => ({ kind: 'settled', outcome });
  const openAfter = (at: number): Opened => {
    const open = tellsOpen ? history.openAfter(at, origin.actor.role) : null;
    return open ? { open } : {};
  };

  const refused = (id: string, refusal: Refusal): PlannedCommand =>
    settled({ ok: false, id, stream, ...refusalAnswer(refusal), ...(isAboutOpen(refusal) ? openAfter(revision) : {}) });

  const repeated = (outcome: Outcome): PlannedCommand =>
    settled(outcome.ok ? { ...outcome, ...openAfter(outcome.revision) } : outcome);

  const planned = (envelope: Sourced, index: number): PlannedCommand => {
    const { id, expectedRevision } = envelope;
    const forbidden = notAuthorised(origin.actor, envelope.command);
    const before = earlier.get(id) ?? [];
    const kept =
      forbidden || !vault
        ? { command: envelope.command, texts: [] }
        : encryptStatements(envelope, before, history, vault);
    if ('code' in kept) return refused(id, kept);
    const { command, texts } = kept;
    const hash = commandHash(command);
    const same = inBatch.get(id);
    if (same?.hash === hash) return { kind: 'again', first: same.index };
    if (same) return settled(reused(id, stream, 'execute.id-used-in-batch'));
    inBatch.set(id, { index, hash });

    if (forbidden) return refused(id, forbidden);
    const [first, ...more] = before;
    if (first) return repeated(repeatedOutcome(id, hash, [first, ...more], stream));
    if (used.has(id)) return settled(reused(id, stream, 'execute.id-in-another-stream'));
    if (expectedRevision !== undefined && expectedRevision !== revision) {
      return settled(stale(id, stream, expectedRevision, revision));
    }
    const block = blocked?.(command);
    if (block) return settled({ ok: false, id, stream, ...block });
    const decision = rehearsed && envelope.rehearsed ? accept(...envelope.rehearsed) : history.decide(command);
    if (!decision.ok) return refused(id, decision.refusal);
    if (!rehearsed) decision.events.forEach(history.evolve);
    const about = metadata(envelope, hash, origin, recordedAt);
    const events = decision.events.map(({ type, data }, nth) => ({
      id: eventIdOf(id, nth),
      type,
      data: data,
      metadata: about,
    }));
    revision += events.length;
    return { kind: 'new', id, revision, events, texts, open: openAfter(revision) };
  };

  return envelopes.map(planned);
};
