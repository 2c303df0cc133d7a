import type { Message } from '@app/bridge';
import { type AppendOutcome, type EventLog, type RecordedEvent, toHex, equalBytes } from '@app/ledger';
import { inEnglish } from '@app/messages';
import { commandText } from '../output/command-texts';
import { type Run, runsOf } from './runs';

/** The first position where two ledgers have different events; null for a ledger that ends before it. */
interface Difference {
  readonly position: number;
  /** Events as `stream@revision`. */
  readonly from: string | null;
  readonly to: string | null;
  /** Whether both have the event of the same id there: then its contents differ. */
  readonly sameId: boolean;
}

/** Whether two ledgers begin with the same `size` events. */
const sameRoot = async (from: EventLog, to: EventLog, size: number): Promise<boolean> =>
  equalBytes(await from.tree.root(size), await to.tree.root(size));

/**
 * Where two ledgers part within the first `size` events, which both must have; undefined where they do not. It reads
 * nothing but roots of their trees, some twenty of them in a million events.
 */
const firstDifference = async (from: EventLog, to: EventLog, size: number): Promise<Difference | undefined> => {
  if (await sameRoot(from, to, size)) return undefined;
  let [same, different] = [0, size];
  while (different - same > 1) {
    const middle = Math.floor((same + different) / 2);
    if (await sameRoot(from, to, middle)) same = middle;
    else different = middle;
  }
  return differenceAt(from, to, same);
};

/** What two ledgers have at a position where they differ. */
const differenceAt = async (from: EventLog, to: EventLog, position: number): Promise<Difference> => {
  const [one, other] = [await eventAt(from, position), await eventAt(to, position)];
  return { position, from: addressOf(one), to: addressOf(other), sameId: one?.id === other?.id };
};

const eventAt = async (log: EventLog, position: number): Promise<RecordedEvent | undefined> => {
  for await (const event of log.readAll({ after: position - 1, limit: 1 })) return event;
  return undefined;
};

const addressOf = (event: RecordedEvent | undefined): string | null =>
  event === undefined ? null : `${event.streamId}@${event.revision}`;

/** Why a ledger is not copied: in English, and for readers of any language. */
interface Reason extends Message {
  readonly reason: string;
}

const because = (why: Message): Reason => ({ reason: inEnglish(why), ...why });

export const reasonOf = ({ code, params }: Reason): Message => ({ code, params });

interface CopyLedger {
  readonly from: EventLog;
  readonly to: EventLog;
  /** Runs given to `to` at once: more than one only where it writes them in that order, or none of them. */
  readonly together: number;
  /** Told how many events `to` has by now, of how many. */
  readonly progress: (events: number, of: number) => void;
}

export interface Copied {
  readonly ok: true;
  /** Events that `to` had before. */
  readonly before: number;
  /** Events that both have now, and the root of their tree over them. */
  readonly events: number;
  readonly root: string;
  /** Events that `from` has got meanwhile and `to` does not have. */
  readonly newer: number;
  /** Events that others have written to `to` after the last one copied. */
  readonly others: number;
}

export interface NotCopied extends Reason {
  readonly ok: false;
  readonly before: number;
  /** Events that were copied before it could not go on. */
  readonly copied: number;
  readonly difference: Difference | null;
}

/**
 * Copies to `to` what `from` has and `to` has not, event by event as it is: stream, revision, id, data, metadata, and with them
 * the place in the ledger, so that the trees are equal. Goes on where an earlier copy was broken off. Writes nothing
 * into a ledger that is not the beginning of `from`. Memory stays bounded. Rejects with a `LedgerError`.
 */
export const copyLedger = async (parts: CopyLedger): Promise<Copied | NotCopied> => {
  const { from, to, progress } = parts;
  const before = await sizeOf(to);
  const refused = await refusal(from, to, before);
  if (refused) return { ok: false, before, copied: 0, ...refused };

  for (let size = before; ;) {
    const last = await sizeOf(from);
    progress(size, last);
    const written = await writeFrom(parts, size, last);
    const refusedNow = await refusedMeanwhile(from, to);
    if (refusedNow) return { ok: false, before, copied: written.size - before, ...refusedNow };
    if (written.ok) return finished(from, to, before, written.size);
    // What an earlier copy had still under way has come through, or another one is at work: both write the same.
    const now = Math.min(await sizeOf(to), await sizeOf(from));
    if (now <= size) return { ok: false, before, copied: size - before, difference: null, ...because(written.why) };
    size = now;
  }
};

type Written =
  { readonly ok: true; readonly size: number } | { readonly ok: false; readonly size: number; readonly why: Message };

const writeFrom = async (
  { from, to, together, progress }: CopyLedger,
  start: number,
  last: number,
): Promise<Written> => {
  let size = start;
  let group: Run[] = [];
  const write = async (): Promise<Message | undefined> => {
    const runs = group;
    group = [];
    const outcomes = await Promise.all(
      runs.map(({ streamId, events, expected }) => to.append(streamId, events, expected)),
    );
    for (const [nth, run] of runs.entries()) {
      const outcome = outcomes[nth];
      if (outcome === undefined || !isAsIn(outcome, run)) return unexpected(run, outcome);
      size = run.position + 1;
    }
    progress(size, Math.max(size, last));
    return undefined;
  };
  for await (const run of runsOf(from.readAll({ after: start - 1 }))) {
    group.push(run);
    if (group.length < together) continue;
    const why = await write();
    if (why !== undefined) return { ok: false, size, why };
  }
  const why = await write();
  return why === undefined ? { ok: true, size } : { ok: false, size, why };
};

const isAsIn = (outcome: AppendOutcome, { position }: Run): boolean => outcome.ok && outcome.position === position;

const unexpected = ({ streamId, events, position }: Run, outcome: AppendOutcome | undefined): Message => {
  const first = `${streamId}@${events[0]?.revision ?? 0}`;
  if (outcome === undefined || outcome.ok)
    return commandText('copy.misplaced', { first, position: position - events.length + 1 });
  if (outcome.code === 'EventIdReused') return commandText('copy.id-reused', { first, id: outcome.eventId });
  return commandText('copy.not-following', { first, actual: String(outcome.actual) });
};

const sizeOf = async (log: EventLog): Promise<number> => (await log.head()) + 1;

type Refusal = Pick<NotCopied, 'difference' | keyof Reason>;

/** Why nothing may be written to `to` from the outset. */
const refusal = async (from: EventLog, to: EventLog, size: number): Promise<Refusal | undefined> => {
  const common = Math.min(size, await sizeOf(from));
  const difference = await firstDifference(from, to, common);
  if (difference) {
    const { position } = difference;
    return { difference, ...because(commandText('copy.part-at', { position, parting: parting(difference) })) };
  }
  if (size === common) return undefined;
  return {
    difference: await differenceAt(from, to, common),
    ...because(commandText('copy.went-on', { common, more: size - common })),
  };
};

/** Why `to` is no longer the beginning of `from`, though it was. */
const refusedMeanwhile = async (from: EventLog, to: EventLog): Promise<Refusal | undefined> => {
  const difference = await firstDifference(from, to, Math.min(await sizeOf(to), await sizeOf(from)));
  if (difference === undefined) return undefined;
  const { position, sameId } = difference;
  const at = { position, parting: parting(difference) };
  return { difference, ...because(commandText(sameId ? 'copy.not-as-leaf' : 'copy.others-wrote', at)) };
};

const parting = ({ from, to, sameId }: Difference): Message => {
  const nothing = commandText('copy.no-event');
  if (sameId) return commandText('copy.other-contents', { event: from ?? nothing });
  if (from === to) return commandText('copy.event-each', { event: from ?? nothing });
  return commandText('copy.instead', { to: to ?? nothing, from: from ?? nothing });
};

const finished = async (from: EventLog, to: EventLog, before: number, events: number): Promise<Copied> => ({
  ok: true,
  before,
  events,
  root: toHex(await to.tree.root(events)),
  newer: Math.max(0, (await sizeOf(from)) - events),
  others: (await sizeOf(to)) - events,
});
