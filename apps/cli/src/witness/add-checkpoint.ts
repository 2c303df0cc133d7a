import { fromBase64 } from '@app/ledger';

/** What a log asks of a witness: C2SP tlog-witness, add-checkpoint. */
export interface AddCheckpoint {
  /** Events in the checkpoint that the witness co-signed last, as the log believes. */
  readonly old: number;
  /** Consistency proof from there to the checkpoint; hashes of 32 bytes. */
  readonly proof: readonly Uint8Array[];
  /** The checkpoint with its signatures. */
  readonly note: string;
}

const MOST_HASHES = 63;
const HASH_BYTES = 32;

/** Reads the body of a request; undefined where it is malformed. Whether the note is one is for others to say. */
export const readAddCheckpoint = (body: string): AddCheckpoint | undefined => {
  const end = body.indexOf('\n\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = body.slice(0, end).split('\n');
  const old = Number(/^old (0|[1-9]\d{0,15})$/.exec(first)?.[1]);
  const proof = lines.flatMap((line) => fromBase64(line) ?? []);
  const areHashes = proof.length === lines.length && proof.every(({ length }) => length === HASH_BYTES);
  if (!Number.isSafeInteger(old) || !areHashes || proof.length > MOST_HASHES) return undefined;
  return { old, proof, note: body.slice(end + 2) };
};
