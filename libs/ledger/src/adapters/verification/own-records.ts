import type { OwnRecord } from './entry-source';

/** The streams in which a ledger records its own keys and signed tree heads, as the session library names them. */
export const KEY_STREAM = 'ledger-keys';
export const CHECKPOINT_STREAM = 'ledger-checkpoints';

/** `KeyRotated`: from here on checkpoints are signed with this key. */
interface KeyRecord {
  /** Verifier keys (C2SP signed-note). */
  readonly key: string;
  readonly replaces: string | null;
  /** A checkpoint signed with the new key and, unless it is lost, the old one. */
  readonly note: string;
}

/** `CheckpointSigned`. */
interface CheckpointRecord {
  readonly size: number;
  /** 64 hexadecimal digits. */
  readonly root: string;
  readonly note: string;
}

/** Undefined for an event that says something else. */
export const keyRecord = ({ text }: OwnRecord): KeyRecord | undefined => {
  const { key, replaces, note } = dataOf(text, 'KeyRotated');
  const known = replaces === null || typeof replaces === 'string';
  return typeof key === 'string' && known && typeof note === 'string' ? { key, replaces, note } : undefined;
};

export const checkpointRecord = ({ text }: OwnRecord): CheckpointRecord | undefined => {
  const { size, root, note } = dataOf(text, 'CheckpointSigned');
  return typeof size === 'number' && typeof root === 'string' && typeof note === 'string'
    ? { size, root, note }
    : undefined;
};

const dataOf = (text: string, type: string): Readonly<Record<string, unknown>> => {
  try {
    const event: unknown = JSON.parse(text);
    return isRecord(event) && event.type === type && isRecord(event.data) ? event.data : {};
  } catch {
    // Damaged; the pass over the ledger says so when it gets there.
    return {};
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
