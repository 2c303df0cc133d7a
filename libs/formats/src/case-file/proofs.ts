import { type Infer, listOf, object, recordOf, text } from '@app/contract';

/**
 * What proves, with nothing but the ledger's public key, that the events of the file are in the ledger: one signed
 * tree head, and for each event the way from its leaf to the root.
 */
export const someProofs = object({
  /** A C2SP checkpoint: the signed note with its signatures. */
  checkpoint: text(20_000),
  /** The verifier keys that it is signed with, as the ledger itself tells them: `name+0a1b2c3d+base64`. */
  keys: listOf(text(500)),
  /** By the event, `board-q21.4.11@37`: its inclusion proof (RFC 6962, 2.1.1), leaf to root, in base64. */
  inclusion: recordOf(listOf(text(60))),
});
export type CaseProofs = Infer<typeof someProofs>;

const hex = (base64: string): string =>
  Array.from(atob(base64), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/**
 * What a checkpoint says in its first three lines (C2SP tlog-checkpoint), the root in hexadecimal digits; as it stands
 * there where it is no hash, and empty where nothing is.
 */
export const treeHeadOf = ({ checkpoint }: Pick<CaseProofs, 'checkpoint'>) => {
  const [origin = '', size = '', root = ''] = checkpoint.split('\n');
  return { origin, size, root: /^[A-Za-z0-9+/]{43}=$/.test(root) ? hex(root) : root };
};
