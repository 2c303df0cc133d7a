import { type Message, message } from '@app/bridge';
import {
  equalBytes,
  leafHash,
  nodeCrypto,
  openCheckpoint,
  parseTlogProof,
  reasonOf,
  rootFromInclusion,
  toHex,
  type VerifierKey,
} from '@app/ledger';
import { inEnglish } from '@app/messages';
import { Failure } from '../failure';
import { commandText } from '../output/command-texts';
import type { Verdict } from './verdict';

const refused = (kind: string, file: string, position: number | null, why: Message, meaning: Message): Verdict => ({
  ok: false,
  lines: [commandText('verify.not-proved', { file, why }), meaning],
  json: { kind, file, ok: false, position, reason: inEnglish(why), ...why },
  warnings: [],
});

const NOT_BELIEVED = commandText('verify.nothing-known');

/** A `.tlog-proof`, and the bytes of the entry that it is of. */
export const proofVerdict = async (
  file: string,
  text: string,
  entry: Buffer,
  keys: readonly VerifierKey[],
): Promise<Verdict> => {
  const proof = parseTlogProof(text);
  if (proof === undefined) throw new Failure(commandText('verify.no-proof', { file }));
  const opened = await openCheckpoint(proof.checkpoint, keys, nodeCrypto);
  if (!opened.ok)
    return refused(
      'proof',
      file,
      null,
      message('ledger.checkpoint-not-believed', { why: reasonOf(opened) }),
      NOT_BELIEVED,
    );
  const { checkpoint: head, signedBy } = opened;
  const { index, hashes } = proof;
  const root = await rootFromInclusion({ index, size: head.size, leaf: leafHash(entry), hashes }, nodeCrypto);
  if (root === undefined || !equalBytes(root, head.root))
    return refused(
      'proof',
      file,
      index,
      commandText('verify.entry-not-there', { position: index, origin: head.origin }),
      commandText('verify.entry-altered'),
    );
  return {
    ok: true,
    lines: [
      commandText('verify.entry-proved', { file, origin: head.origin, position: index }),
      commandText('verify.checkpoint-of', { size: head.size, root: toHex(head.root) }),
      commandText('verify.signed-by', { names: signedBy.join(', ') }),
      commandText('verify.says-entry'),
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
  if (!opened.ok) return refused('checkpoint', file, null, reasonOf(opened), NOT_BELIEVED);
  const { checkpoint: head, signedBy } = opened;
  return {
    ok: true,
    lines: [
      commandText('verify.a-checkpoint', { file, origin: head.origin, size: head.size, root: toHex(head.root) }),
      commandText('verify.signed-by', { names: signedBy.join(', ') }),
      commandText('verify.whether-continued'),
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
