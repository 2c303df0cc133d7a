import {
  type Checkpoint,
  type EvidenceCrypto,
  type VerifierKey,
  equalBytes,
  genuineKey,
  isConsistent,
  keyBroughtIn,
  openNote,
  parseCheckpoint,
  parseNote,
  fromBase64,
} from '@app/ledger';
import type { CosigningKey } from './cosigning-key';
import type { Head, Latest, Suspect, WitnessState } from './state';

/** What a log asks of a witness: C2SP tlog-witness, add-checkpoint. */
interface AddCheckpoint {
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
const readAddCheckpoint = (body: string): AddCheckpoint | undefined => {
  const end = body.indexOf('\n\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = body.slice(0, end).split('\n');
  const old = Number(/^old (0|[1-9]\d{0,15})$/.exec(first)?.[1]);
  const proof = lines.flatMap((line) => fromBase64(line) ?? []);
  const areHashes = proof.length === lines.length && proof.every(({ length }) => length === HASH_BYTES);
  if (!Number.isSafeInteger(old) || !areHashes || proof.length > MOST_HASHES) return undefined;
  return { old, proof, note: body.slice(end + 2) };
};

/** What a request is answered with. */
export interface Answer {
  readonly status: 200 | 400 | 403 | 404 | 409 | 422;
  readonly type: 'text/plain; charset=utf-8' | 'text/x.tlog.size';
  readonly body: string;
}

interface WitnessParts {
  /** The keys of the logs that are witnessed, by origin. */
  readonly logs: ReadonlyMap<string, readonly VerifierKey[]>;
  readonly key: CosigningKey;
  readonly state: WitnessState;
  readonly crypto: EvidenceCrypto;
  readonly now: () => Date;
  /** Tells the operator of a log that may not be consistent. */
  readonly shout: (words: string) => void;
}

const inWords = (status: Answer['status'], words: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  body: `${words}\n`,
});

const conflict = (size: number): Answer => ({ status: 409, type: 'text/x.tlog.size', body: `${size}\n` });

const LOUDLY: Readonly<Record<Suspect['kind'], (suspect: Suspect) => string>> = {
  fork: ({ origin, size }) =>
    `INCONSISTENT: ${origin} has signed two roots for ${size} events. Both checkpoints are kept: together they prove it.`,
  unproved: ({ origin, size }) =>
    `SUSPICIOUS: nothing proves that the checkpoint of ${origin} with ${size} events continues the one co-signed before. ` +
    'Both checkpoints are kept. Either the log was changed, or somebody else sent its checkpoint with a wrong proof.',
};

/** The tree without leaves has the hash of nothing as its root. */
const emptyHead = async (crypto: EvidenceCrypto): Promise<Head> => ({
  size: 0,
  root: await crypto.sha256(new Uint8Array()),
  note: '',
});

/**
 * A witness as C2SP tlog-witness has it: answers the body of an add-checkpoint request. It co-signs a checkpoint of a log
 * it knows when that continues the one it has co-signed last, and nothing else: 409 with the size it has where the log
 * believes in another one, 422 where the proof does not hold, 409 in words for a second root of one size.
 */
export const witness = ({ logs, key, state, crypto, now, shout }: WitnessParts) => {
  const keep = (kind: Suspect['kind'], origin: string, head: Head, against: string): void => {
    const suspect: Suspect = { ...head, origin, kind, against, time: Math.floor(now().getTime() / 1000) };
    if (state.suspect(suspect)) shout(LOUDLY[kind](suspect));
  };

  const cosign = async (
    { old, proof, note }: AddCheckpoint,
    head: Head,
    origin: string,
    text: string,
  ): Promise<Answer> => {
    if (old > head.size) return inWords(400, `the old size ${old} is larger than the checkpoint's ${head.size}`);
    const known: Latest | undefined = state.latest(origin);
    const from = known ?? (await emptyHead(crypto));
    if (old !== from.size) return conflict(from.size);
    if (old === head.size && !equalBytes(from.root, head.root)) {
      if (known) keep('fork', origin, head, known.note);
      return inWords(409, `another root is known for ${old} events`);
    }
    const growth = { from: old, fromRoot: from.root, to: head.size, toRoot: head.root, hashes: proof };
    if (!(await isConsistent(growth, crypto))) {
      // Any proof at all between equal trees is one too many, and says nothing of the log.
      if (known && old < head.size) keep('unproved', origin, head, known.note);
      return inWords(422, `the proof does not show that ${head.size} events continue the ${old} co-signed before`);
    }
    const time = state.advance(origin, known, { ...head, note }, now());
    if (time === undefined) return conflict(state.latest(origin)?.size ?? 0);
    return { status: 200, type: 'text/plain; charset=utf-8', body: key.cosign(text, time) };
  };

  /** New origins that the operator was told of. */
  const announced = new Set<string>();

  /** Tells the operator where the key of a known log vouches for the key of a new origin. To enter it is for the operator to decide. */
  const announceNewOrigin = async (note: string, checkpoint: Checkpoint): Promise<void> => {
    const verifierKey = keyBroughtIn(checkpoint);
    if (verifierKey === undefined || announced.has(verifierKey)) return;
    const key = await genuineKey(verifierKey, crypto);
    if (key === undefined) return;
    const opened = await openNote(note, [key, ...[...logs.values()].flat()], crypto);
    const signedBy = opened.ok ? opened.signedBy : [];
    const before = signedBy.find((name) => name !== key.name);
    if (before === undefined || !signedBy.includes(key.name)) return;
    announced.add(verifierKey);
    shout(
      `NEW ORIGIN: ${before} vouches for ${key.name}, as after ledger recover --new-origin. Nothing is co-signed for it before it is entered: ` +
        `ask the ledger why, then start again with --log ${verifierKey} as well. What was co-signed for ${before} stays.`,
    );
  };

  return async (body: string): Promise<Answer> => {
    const request = readAddCheckpoint(body);
    const text = request === undefined ? undefined : parseNote(request.note)?.text;
    const checkpoint = text === undefined ? undefined : parseCheckpoint(text);
    if (request === undefined || text === undefined || checkpoint === undefined) {
      return inWords(400, 'expected: old SIZE, the lines of a consistency proof, an empty line, a checkpoint');
    }
    const { origin, size, root } = checkpoint;
    const keys = logs.get(origin);
    if (keys === undefined) {
      await announceNewOrigin(request.note, checkpoint);
      return inWords(404, 'no log of this origin is witnessed here');
    }
    const opened = await openNote(request.note, keys, crypto);
    if (!opened.ok) return inWords(403, opened.reason);
    return cosign(request, { size, root, note: request.note }, origin, text);
  };
};
