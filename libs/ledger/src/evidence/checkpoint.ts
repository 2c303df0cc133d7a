import { fromBase64, toBase64 } from './bytes';
import { HASH_LENGTH } from './proofs';

/** The head of a log's tree: the text of a signed note (C2SP tlog-checkpoint). */
export interface Checkpoint {
  /** Which log it is; by convention a URL without scheme and the name of its key. One line. */
  readonly origin: string;
  /** Number of leaves. */
  readonly size: number;
  /** Root over them, 32 bytes. */
  readonly root: Uint8Array;
  /** Lines after the three, none of them empty; what they say is not proved by the tree. */
  readonly extensions: readonly string[];
}

/** Reads the text of a note that was opened; undefined for what is no checkpoint. */
export const parseCheckpoint = (text: string): Checkpoint | undefined => {
  if (!text.endsWith('\n')) return undefined;
  const lines = text.slice(0, -1).split('\n');
  const [origin = '', digits = '', base64 = '', ...extensions] = lines;
  const size = parseDecimal(digits);
  const root = fromBase64(base64);
  if (lines.includes('') || size === undefined || root?.length !== HASH_LENGTH) return undefined;
  return { origin, size, root, extensions };
};

export const checkpointText = ({ origin, size, root, extensions }: Checkpoint): string =>
  [origin, String(size), toBase64(root), ...extensions].map((line) => `${line}\n`).join('');

/** A whole number that is written in one way only, and small enough to be counted with; undefined for anything else. */
export const parseDecimal = (digits: string): number | undefined => {
  const number = /^(?:0|[1-9][0-9]*)$/.test(digits) ? Number(digits) : NaN;
  return Number.isSafeInteger(number) ? number : undefined;
};
