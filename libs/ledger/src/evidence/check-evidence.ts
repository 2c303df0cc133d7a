import { canonicalEvent } from '../canonical-event';
import { type Reason, reasonOf } from './reason';
import { equalBytes, fromBase64, toHex } from './bytes';
import type { Checkpoint } from './checkpoint';
import type { Evidence, EvidenceCrypto, EvidenceVerdict, ProvedEvent } from './evidence';
import { openCheckpoint } from './open-checkpoint';
import { leafHashOf, rootFromInclusion } from './proofs';
import { evidenceReason } from './reasons';
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
    if (key === undefined) return refuse(null, evidenceReason('ledger.no-verifier-key', { key: JSON.stringify(text) }));
    known.push(key);
  }
  const opened = await openCheckpoint(checkpoint, known, crypto);
  if (!opened.ok) return refuse(null, evidenceReason('ledger.checkpoint-not-believed', { why: reasonOf(opened) }));
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

const refuse = (position: number | null, reason: Reason): EvidenceVerdict => ({ ok: false, position, ...reason });

/** What is wrong with one event; undefined when it is proved. */
const faultOf = async (
  { event, hashes }: ProvedEvent,
  { size, root }: Checkpoint,
  crypto: EvidenceCrypto,
): Promise<Reason | undefined> => {
  // What the proof does not cover must not ride along, and text must not pass as a number.
  const text = Object.keys(event).sort().join() === MEMBERS && Number.isSafeInteger(event.revision) ? write(event) : '';
  if (text === '') return evidenceReason('ledger.no-event');
  const { position: index } = event;
  if (!(index < size)) return evidenceReason('ledger.beyond-checkpoint', { size });
  const siblings = hashes.map(fromBase64).filter((hash) => hash !== undefined);
  const leaf = await leafHashOf(text, crypto);
  const reached =
    siblings.length === hashes.length
      ? await rootFromInclusion({ index, size, leaf, hashes: siblings }, crypto)
      : undefined;
  if (reached === undefined) return evidenceReason('ledger.proof-damaged');
  if (equalBytes(reached, root)) return undefined;
  return evidenceReason('ledger.not-as-held');
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
