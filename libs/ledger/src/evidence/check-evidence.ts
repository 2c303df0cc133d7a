import { canonicalEvent } from '../canonical-event';
import { equalBytes, fromBase64, toHex } from './bytes';
import type { Checkpoint } from './checkpoint';
import type { Evidence, EvidenceCrypto, EvidenceVerdict, ProvedEvent } from './evidence';
import { openCheckpoint } from './open-checkpoint';
import { leafHashOf, rootFromInclusion } from './proofs';
import { genuineKey, type VerifierKey } from './verifier-key';

/**
 * Checks evidence with nothing but the keys (as C2SP signed-note writes them) of the log, its witnesses or both: the
 * checkpoint is signed with them (see `openCheckpoint`), and every event is in its tree at its position, in every letter.
 * It does not show that there were no other events: that takes a proof for every position.
 */
export const checkEvidence = async (
  { checkpoint, events }: Evidence,
  keys: readonly string[],
  crypto: EvidenceCrypto,
): Promise<EvidenceVerdict> => {
  const known: VerifierKey[] = [];
  for (const text of keys) {
    const key = await genuineKey(text, crypto);
    if (key === undefined) return refuse(null, `${JSON.stringify(text)} is not a verifier key (C2SP signed-note)`);
    known.push(key);
  }
  const opened = await openCheckpoint(checkpoint, known, crypto);
  if (!opened.ok) return refuse(null, `the checkpoint cannot be believed: ${opened.reason}`);
  const head = opened.checkpoint;

  for (const proved of [...events].sort((one, other) => one.event.position - other.event.position)) {
    const fault = await faultOf(proved, head, crypto);
    if (fault !== undefined) return refuse(proved.event.position, fault);
  }
  return {
    ok: true,
    origin: head.origin,
    size: head.size,
    proved: events.length,
    root: toHex(head.root),
    signedBy: opened.signedBy,
  };
};

const refuse = (position: number | null, reason: string): EvidenceVerdict => ({ ok: false, position, reason });

/** What is wrong with one event, in words; undefined when it is proved. */
const faultOf = async (
  { event, hashes }: ProvedEvent,
  { size, root }: Checkpoint,
  crypto: EvidenceCrypto,
): Promise<string | undefined> => {
  // What the proof does not cover must not ride along, and text must not pass as a number.
  const text = Object.keys(event).sort().join() === MEMBERS && Number.isSafeInteger(event.revision) ? write(event) : '';
  if (text === '') return 'this is not an event as a ledger keeps it, so nothing can be said of it';
  const { position: index } = event;
  if (!(index < size)) return `the checkpoint is of the first ${size} events, so it says nothing of this one`;
  const siblings = hashes.map(fromBase64).filter((hash) => hash !== undefined);
  const leaf = await leafHashOf(text, crypto);
  const reached =
    siblings.length === hashes.length
      ? await rootFromInclusion({ index, size, leaf, hashes: siblings }, crypto)
      : undefined;
  if (reached === undefined) return 'its proof is damaged: it is not one for this position and this checkpoint';
  if (equalBytes(reached, root)) return undefined;
  return 'this is not what the ledger held here when the checkpoint was signed: the event or its proof was altered since';
};

/** The canonical form; empty for what has none. */
const write = (event: ProvedEvent['event']): string => {
  try {
    return canonicalEvent(event);
  } catch (error) {
    if (error instanceof TypeError) return '';
    throw error;
  }
};

const MEMBERS = 'data,id,metadata,position,revision,streamId,type';
