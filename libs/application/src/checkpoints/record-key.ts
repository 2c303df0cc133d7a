import { type SigningKey, LedgerError, newKeyLine } from '@app/ledger';
import { CheckpointProblem } from './checkpoint-problem';
import { nextHead } from './next-head';
import { type LedgerKey, KEYS, lastCheckpoint } from './recorded';
import { signedHead } from './sign-checkpoint';
import { type Signer, ATTEMPTS, eventAbout } from './signer';

/** What a key takes the place of. */
interface Replaced {
  readonly key: LedgerKey;
  /** Its private half, which vouches for the new key; null where nobody has it any longer. */
  readonly signs: SigningKey | null;
  readonly reason: string | undefined;
}

/**
 * Records the next key in `ledger-keys` and lets it take its place: in this order, so that the ledger names no key that
 * nobody has. Doing it again finishes what was broken off. Rejects as `signCheckpoint` does.
 */
export const recordKey = async (signer: Signer, next: SigningKey, replaced: Replaced | null): Promise<SigningKey> => {
  const { log, key, signed, now } = signer;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { head, before } = await nextHead(signer, next.name, await lastCheckpoint(log));
    const keys = replaced?.signs ? [next, replaced.signs] : [next];
    const note = signedHead(head, next.name, keys, [newKeyLine(next.verifierKey)]);
    if (!signed.advance(next.name, before, head)) continue;
    const data = {
      key: next.verifierKey,
      replaces: replaced?.key.key ?? null,
      note,
      ...(replaced?.reason === undefined ? {} : { reason: replaced.reason }),
    };
    const event = eventAbout({ type: 'KeyRotated', data }, now(), next.verifierKey);
    const appended = await log.append(KEYS, [event], replaced?.key.revision ?? 'no-stream');
    if (appended.ok) {
      key.adopt(next);
      return next;
    }
    if (appended.code === 'WrongExpectedRevision') {
      throw new CheckpointProblem('Contention', 'somebody else has recorded another key meanwhile: ledger keys');
    }
    throw new LedgerError('LedgerCorrupt', `the id of the key ${next.verifierKey} is that of another event`);
  }
  throw new CheckpointProblem('Contention', `others signed ${ATTEMPTS} times in between; nothing was recorded`);
};
