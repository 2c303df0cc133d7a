import { type LedgerEvent, decodeLedgerEvent, readable } from '@app/contract';
import type { EventLog, ReadStream, RecordedEvent } from '@app/ledger';

/** Where the ledger records the keys of its checkpoints, and the checkpoints. */
export const KEYS = 'ledger-keys';
export const CHECKPOINTS = 'ledger-checkpoints';

/** What the ledger says of an event of its own, with its place. */
type Recorded<T extends LedgerEvent['type']> = Extract<LedgerEvent, { readonly type: T }>['data'] & {
  readonly revision: number;
  readonly position: number;
  /** When it was recorded; null where the event does not say. */
  readonly recordedAt: string | null;
};

/** `KeyRotated`. */
export type LedgerKey = Recorded<'KeyRotated'>;
/** `CheckpointSigned`. */
export type LedgerCheckpoint = Recorded<'CheckpointSigned'>;

/** The keys in the order in which they came into force. Rejects with a `LedgerError`, or an `UnreadableEvent`. */
export const ledgerKeys = async (log: EventLog): Promise<readonly LedgerKey[]> => {
  const keys: LedgerKey[] = [];
  for await (const stored of log.readStream(KEYS)) {
    const event = readable(stored, decodeLedgerEvent);
    if (event.type === 'KeyRotated') keys.push({ ...event.data, ...placeOf(stored) });
  }
  return keys;
};

/**
 * The key that a checkpoint of so many events is signed with: the last one recorded among these events. It does not
 * matter what was recorded while the checkpoint was being signed.
 */
export const keyInForce = (keys: readonly LedgerKey[], size: number): LedgerKey | undefined =>
  keys.findLast(({ position }) => position < size);

/** Checkpoints of the ledger. Rejects with a `LedgerError`, or an `UnreadableEvent`. */
export const ledgerCheckpoints = async (log: EventLog, which: ReadStream): Promise<readonly LedgerCheckpoint[]> => {
  const checkpoints: LedgerCheckpoint[] = [];
  for await (const stored of log.readStream(CHECKPOINTS, which)) {
    const event = readable(stored, decodeLedgerEvent);
    if (event.type === 'CheckpointSigned') checkpoints.push({ ...event.data, ...placeOf(stored) });
  }
  return checkpoints;
};

/** The last checkpoint that was signed, which is of the most events. */
export const lastCheckpoint = async (log: EventLog): Promise<LedgerCheckpoint | undefined> =>
  (await ledgerCheckpoints(log, { direction: 'backwards', limit: 1 }))[0];

const placeOf = ({ revision, position, metadata }: RecordedEvent) => ({
  revision,
  position,
  recordedAt: typeof metadata.recordedAt === 'string' ? metadata.recordedAt : null,
});
