import { type SigningKey, signNote } from '@app/ledger';
import { brokenOff } from '../integrity/continuity';
import type { Mismatch } from '../integrity/integrity';
import { newOrigin } from '../checkpoints/make-key';
import { recordKey } from '../checkpoints/record-key';
import { ledgerKeys } from '../checkpoints/recorded';
import { type SignedCheckpoint, signCheckpoint } from '../checkpoints/sign-checkpoint';
import type { SignedHead } from '../checkpoints/signed-heads';
import { type Signer, eventAbout } from '../checkpoints/signer';
import { CheckpointProblem } from '../checkpoints/checkpoint-problem';
import { RECOVERY } from './recorded';

interface Recovered {
  readonly key: SigningKey;
  /** The signed note that tells what was lost, to publish. */
  readonly notice: string;
  readonly checkpoint: SignedCheckpoint;
  /** Origins whose history was given up. */
  readonly ended: readonly string[];
}

/**
 * Goes on with a ledger that was set back: records that in `ledger-recovery`, makes a key of a new origin, which the old key vouches
 * for where it is still here, and signs a first checkpoint under it. May be given again where it was broken off. Rejects as
 * `signCheckpoint` does.
 */
export const recoverUnderNewOrigin = async (signer: Signer, mismatch: Mismatch, reason: string): Promise<Recovered> => {
  const { log, key, signed, now } = signer;
  const events = (await log.head()) + 1;
  const heads = signed.current();
  const lost = await firstLost(signer, events, heads);
  const old = key.current();
  const next = nextKey(signer, heads, old);
  const found = mismatch.reason;
  const text = noticeText({ lost, events, key: next, reason });
  const notice = signNote(text, old ? [next, old] : [next]);
  const data = {
    reason,
    found,
    events,
    lost: lost && { origin: lost.origin, size: lost.size, root: lost.root },
    key: next.verifierKey,
    notice,
  };
  await log.append(RECOVERY, [eventAbout({ type: 'LedgerRecovered', data }, now(), next.verifierKey)], 'any');
  const last = (await ledgerKeys(log)).at(-1);
  const replaced = last ? { key: last, signs: old?.verifierKey === last.key ? old : null, reason } : null;
  await recordKey(signer, next, replaced);
  await tellWitnesses(signer);
  return { key: next, notice, checkpoint: await signCheckpoint(signer), ended: heads.map(({ origin }) => origin) };
};

/**
 * Sends the witnesses the checkpoint by which the old key vouches for the new one. A witness does not co-sign for an origin that its operator has
 * not entered; this is how the operator learns of it.
 */
const tellWitnesses = async ({ log, cosign }: Signer): Promise<void> => {
  const recorded = (await ledgerKeys(log)).at(-1);
  if (recorded !== undefined) await cosign(recorded.note);
};

/** The last signed head that the ledger does not continue; null for none. */
const firstLost = async ({ log }: Signer, events: number, heads: readonly SignedHead[]): Promise<SignedHead | null> => {
  for (const head of heads) if ((await brokenOff(log, events, head)) !== null) return head;
  return null;
};

/** A key of a new origin; one that a broken-off run has begun already. */
const nextKey = ({ key }: Signer, heads: readonly SignedHead[], old: SigningKey | null): SigningKey => {
  const used = new Set([...heads.map(({ origin }) => origin), ...(old ? [old.name] : [])]);
  const next = key.makeNext(newOrigin());
  if (!used.has(next.name)) return next;
  throw new CheckpointProblem(
    'KeyUnknown',
    `beside ${key.name} there is a next key, begun under the old name ${next.name}: move it away`,
  );
};

interface Notice {
  readonly lost: SignedHead | null;
  readonly events: number;
  readonly key: SigningKey;
  readonly reason: string;
}

/** Lines of a fixed form, so that programs can read them too. */
const noticeText = ({ lost, events, key, reason }: Notice): string =>
  [
    'session-ledger/new-origin',
    ...(lost ? [`lost ${lost.origin} ${lost.size} ${lost.root}`] : []),
    `continued-from ${events} events`,
    `new-origin ${key.name} ${key.verifierKey}`,
    `reason ${reason.replace(/\s+/g, ' ')}`,
    '',
  ].join('\n');
