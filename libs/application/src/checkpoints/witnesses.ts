import {
  type EventLog,
  type NoteSignature,
  type VerifierKey,
  COSIGNATURE,
  equalBytes,
  genuineKey,
  nodeCrypto,
  noteText,
  openNote,
  parseCheckpoint,
  parseNote,
  toBase64,
} from '@app/ledger';
import { bytesWithin, why } from '../runtime/fetched';
import { SettingsError } from '../runtime/settings';

/** Somebody who co-signs our checkpoints as long as each continues the one before (C2SP tlog-witness). */
interface Witness {
  readonly key: VerifierKey;
  /** Where it takes checkpoints: `add-checkpoint` is added to it. */
  readonly url: string;
}

interface Cosigning {
  readonly log: Pick<EventLog, 'tree'>;
  readonly witnesses: readonly Witness[];
  /** Told of every witness that has not co-signed, and why. */
  readonly complain: (problem: string) => void;
  /** How long a witness is waited for, in milliseconds. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
/** A size, or a few lines of signatures. */
const MOST_BYTES = 64 * 1024;
/** The first learns what the witness has; one more for another signer of the same ledger in between. */
const ATTEMPTS = 3;

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Reads `LEDGER_WITNESSES`: a verifier key and an address for each witness, `witness.example/w1+0a1b2c3d+BKtR... https://witness.example/`,
 * with commas or line ends between them. Rejects with a `SettingsError`.
 */
export const readWitnesses = (text: string): Promise<readonly Witness[]> => {
  const pairs = text.split(/[,\n]/).map((pair) => pair.trim());
  return Promise.all(pairs.filter((pair) => pair !== '').map(readWitness));
};

const readWitness = async (pair: string): Promise<Witness> => {
  const [first = '', url = '', ...more] = pair.split(/\s+/);
  const key = await genuineKey(first, nodeCrypto);
  if (key?.type !== COSIGNATURE)
    throw new SettingsError(`LEDGER_WITNESSES: '${first}' is no verifier key of a witness`);
  if (isWebAddress(url) && more.length === 0) return { key, url };
  throw new SettingsError(`LEDGER_WITNESSES: expected one http or https address after the key of ${key.name}`);
};

/** The witness's own cosignature among the lines it has answered with; throws where there is none that holds. */
const cosignatureIn = async (answer: string, text: string, key: VerifierKey): Promise<NoteSignature> => {
  const note = `${text}\n${answer}`;
  const opened = await openNote(note, [key], nodeCrypto);
  if (!opened.ok) throw new Error(`answers with something else than its cosignature: ${opened.reason}`);
  const own = parseNote(note)?.signatures.find(({ name, id }) => name === key.name && equalBytes(id, key.id));
  if (opened.text !== text || own === undefined) throw new Error('answers with something else than its cosignature');
  return own;
};

/** What the witness says it has, of a 409 that says so. */
const knownSize = (response: Response, answer: string): number | undefined => {
  // A proxy on the way may add a charset.
  const type = response.headers.get('content-type')?.split(';')[0]?.trim();
  const isSize = response.status === 409 && type === 'text/x.tlog.size';
  return isSize && /^(?:0|[1-9]\d{0,14})\n$/.test(answer) ? Number(answer) : undefined;
};

const askOne = async (
  note: string,
  { key, url }: Witness,
  log: Cosigning['log'],
  signal: AbortSignal,
): Promise<NoteSignature> => {
  const text = parseNote(note)?.text ?? '';
  const size = parseCheckpoint(text)?.size ?? 0;
  const address = new URL('add-checkpoint', url.endsWith('/') ? url : `${url}/`);
  let old = 0;
  for (let attempt = 1; ; attempt++) {
    const proof = (await log.tree.consistency(old, size)).map((hash) => `${toBase64(hash)}\n`).join('');
    const body = `old ${old}\n${proof}\n${note}`;
    const response = await fetch(address, { method: 'POST', body, signal, redirect: 'error' });
    const answer = (await bytesWithin(response, MOST_BYTES)).toString('utf8');
    if (response.status === 200) return cosignatureIn(answer, text, key);
    const known = knownSize(response, answer);
    if (known === undefined || attempt === ATTEMPTS)
      throw new Error(`answers ${response.status}: ${answer.slice(0, 200).trim()}`);
    if (known > size) {
      throw new Error(
        `has seen ${known} events of this ledger, and the checkpoint has ${size}: ` +
          'a later checkpoint was signed elsewhere, or the ledger was put back to an older state',
      );
    }
    old = known;
  }
};

/**
 * The note of a checkpoint of this ledger with a line for every witness that has co-signed it, in the order of the
 * witnesses. All are asked at once; whoever does not answer in time, refuses or answers with anything else than a
 * cosignature that holds is complained of and left out.
 */
export const cosigned = async (
  note: string,
  { log, witnesses, complain, timeoutMs = TIMEOUT_MS }: Cosigning,
): Promise<string> => {
  const parsed = parseNote(note);
  if (parsed === undefined || parseCheckpoint(parsed.text) === undefined)
    throw new TypeError('only a checkpoint is co-signed');
  const cosignatures = await Promise.all(
    witnesses.map(async (witness) => {
      try {
        return await askOne(note, witness, log, AbortSignal.timeout(timeoutMs));
      } catch (error) {
        complain(`the witness ${witness.key.name} has not co-signed: ${why(error)}`);
        return [];
      }
    }),
  );
  return noteText({ ...parsed, signatures: [...parsed.signatures, ...cosignatures.flat()] });
};
