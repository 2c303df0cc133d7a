import { isRecord } from '@app/contract';
import { type Evidence, parseTlogProof, toBase64 } from '@app/ledger/evidence';
import { verifyMessages } from '../strings/verify';

export interface FileText {
  readonly name: string;
  readonly text: string;
}

/** What a visitor has brought to be checked. */
export type Brought =
  | { readonly kind: 'case'; readonly name: string; readonly text: string }
  | {
      readonly kind: 'evidence';
      readonly name: string;
      readonly evidence: Evidence;
      /** The keys that it names itself. */
      readonly keys: readonly string[];
    }
  | { readonly kind: 'unreadable'; readonly reason: string };

type Event = Evidence['events'][number]['event'];

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** What is said of an event: where it stands in its stream, and what it says. */
export const isEventOfStream = (value: unknown): value is Pick<Event, 'streamId' | 'revision' | 'type' | 'data'> =>
  isRecord(value) &&
  typeof value.streamId === 'string' &&
  typeof value.type === 'string' &&
  typeof value.revision === 'number' &&
  isRecord(value.data);

/** Its place has to be known; the rest is for the proof to say. */
const isEvent = (value: unknown): value is Event =>
  isEventOfStream(value) && 'position' in value && typeof value.position === 'number';

const isProved = (value: unknown): value is Evidence['events'][number] =>
  isRecord(value) &&
  isEvent(value.event) &&
  Array.isArray(value.hashes) &&
  value.hashes.every((hash) => typeof hash === 'string');

/** Evidence as `/evidence/...` gives it; null for anything else. */
export const evidenceIn = (value: unknown): Evidence | null =>
  isRecord(value) && typeof value.checkpoint === 'string' && Array.isArray(value.events) && value.events.every(isProved)
    ? { checkpoint: value.checkpoint, events: value.events }
    : null;

/** A proof of one event, which is in it (`extra`) or in a file of its own. */
const provedAlone = (proof: FileText, others: readonly FileText[]): Brought => {
  const read = parseTlogProof(proof.text);
  if (!read) return { kind: 'unreadable', reason: verifyMessages.file.noProof(proof.name) };
  const { index, hashes, checkpoint, extra } = read;
  const texts = [...others.map(({ text }) => text), ...(extra ? [new TextDecoder().decode(extra)] : [])];
  const event = texts
    .map(parsed)
    .filter(isRecord)
    .map((one) => ({ ...one, position: index }))
    .find(isEvent);
  if (!event) return { kind: 'unreadable', reason: verifyMessages.file.noEvent(proof.name) };
  return {
    kind: 'evidence',
    name: proof.name,
    evidence: { checkpoint, events: [{ event, hashes: hashes.map(toBase64) }] },
    keys: [],
  };
};

/** Reads a case file, evidence, or a `.tlog-proof` with its event, by what is in them and not by their names. */
export const broughtIn = (files: readonly FileText[]): Brought => {
  const proof = files.find(({ text }) => text.startsWith('c2sp.org/tlog-proof@'));
  if (proof)
    return provedAlone(
      proof,
      files.filter((one) => one !== proof),
    );
  for (const { name, text } of files) {
    // A damaged one is a case as well: whoever reads it says where.
    if (text.includes('"session-ledger-case"')) return { kind: 'case', name, text };
    const value = parsed(text);
    const evidence = evidenceIn(value);
    if (evidence) return { kind: 'evidence', name, evidence, keys: isRecord(value) ? textsIn(value.keys) : [] };
  }
  return { kind: 'unreadable', reason: verifyMessages.file.unknown(files.map(({ name }) => name)) };
};
