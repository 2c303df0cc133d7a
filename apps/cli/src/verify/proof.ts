import {
  equalBytes,
  leafHash,
  nodeCrypto,
  openCheckpoint,
  parseTlogProof,
  rootFromInclusion,
  toHex,
  type VerifierKey,
} from '@app/ledger';
import { Failure } from '../failure';
import type { Verdict } from './verdict';

const refused = (kind: string, file: string, position: number | null, reason: string, meaning: string): Verdict => ({
  ok: false,
  lines: [`${file}: NOT proved: ${reason}`, meaning],
  json: { kind, file, ok: false, position, reason },
  warnings: [],
});

const NOT_BELIEVED = 'Without a checkpoint that can be believed nothing is known.';

/** A `.tlog-proof`, and the bytes of the entry that it is of. */
export const proofVerdict = async (
  file: string,
  text: string,
  entry: Buffer,
  keys: readonly VerifierKey[],
): Promise<Verdict> => {
  const proof = parseTlogProof(text);
  if (proof === undefined) throw new Failure(`${file}: this is not a proof (C2SP tlog-proof)`);
  const opened = await openCheckpoint(proof.checkpoint, keys, nodeCrypto);
  if (!opened.ok)
    return refused('proof', file, null, `the checkpoint cannot be believed: ${opened.reason}`, NOT_BELIEVED);
  const { checkpoint: head, signedBy } = opened;
  const { index, hashes } = proof;
  const root = await rootFromInclusion({ index, size: head.size, leaf: leafHash(entry), hashes }, nodeCrypto);
  if (root === undefined || !equalBytes(root, head.root))
    return refused(
      'proof',
      file,
      index,
      `this entry is not at position ${index} of the ledger ${head.origin}`,
      'The entry was altered by at least one character, or the proof was, or they do not belong together.',
    );
  return {
    ok: true,
    lines: [
      `${file}: the entry is in the ledger ${head.origin} at position ${index}, byte for byte`,
      `checkpoint of ${head.size} events, root ${toHex(head.root)}`,
      `signed by ${signedBy.join(', ')}`,
      'This says that it was recorded before the checkpoint was signed and is unaltered since, not that it is true.',
    ],
    json: {
      kind: 'proof',
      file,
      ok: true,
      origin: head.origin,
      position: index,
      size: head.size,
      root: toHex(head.root),
      signedBy,
    },
    warnings: [],
  };
};

/** A checkpoint by itself: that it is signed, and what it says. */
export const checkpointVerdict = async (file: string, text: string, keys: readonly VerifierKey[]): Promise<Verdict> => {
  const opened = await openCheckpoint(text, keys, nodeCrypto);
  if (!opened.ok) return refused('checkpoint', file, null, opened.reason, NOT_BELIEVED);
  const { checkpoint: head, signedBy } = opened;
  return {
    ok: true,
    lines: [
      `${file}: a checkpoint of the ledger ${head.origin}, of ${head.size} events, root ${toHex(head.root)}`,
      `signed by ${signedBy.join(', ')}`,
      'Whether a ledger still continues it: ledger verify LEDGER --checkpoint FILE',
    ],
    json: {
      kind: 'checkpoint',
      file,
      ok: true,
      origin: head.origin,
      size: head.size,
      root: toHex(head.root),
      signedBy,
    },
    warnings: [],
  };
};
