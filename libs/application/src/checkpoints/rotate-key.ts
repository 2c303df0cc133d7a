import type { SigningKey } from '@app/ledger';
import { CheckpointProblem } from './checkpoint-problem';
import { recordKey } from './record-key';
import { ledgerKeys } from './recorded';
import { begunKey, type Signer } from './signer';

interface RotateKey {
  /** Why, for the record. */
  readonly reason?: string | undefined;
  /** Nobody has the private half of the key in force any longer. */
  readonly isLost?: boolean | undefined;
}

/**
 * Makes a new key under the same name and records it in `ledger-keys`, vouched for by the old one unless that is lost;
 * then the new one takes the place of the old. Finishes an earlier change instead if that was broken off after the ledger
 * had recorded its key. Rejects as `signCheckpoint` does.
 */
export const rotateKey = async (signer: Signer, { reason, isLost = false }: RotateKey = {}): Promise<SigningKey> => {
  const { log, key } = signer;
  const begun = key.begun();
  const inForce = (await ledgerKeys(log)).at(-1);
  if (!inForce) throw new CheckpointProblem('NoKey', 'the ledger has no key yet: ledger keys make');
  const current = key.current();
  const isHere = current?.verifierKey === inForce.key;
  const recorded = begunKey(begun, inForce.key);
  if (!isHere && recorded) {
    key.adopt(recorded);
    return recorded;
  }
  if (isHere && isLost) {
    throw new CheckpointProblem('KeyNotLost', `the key is not lost: it is in ${key.name}; leave --lost out`);
  }
  if (!isHere && !isLost) {
    throw new CheckpointProblem(
      'KeyElsewhere',
      `the key ${inForce.key} is not in ${key.name}; bring it there, or where nobody has it any longer: --lost`,
    );
  }
  if (!isHere && current) {
    throw new CheckpointProblem(
      'KeyUnknown',
      `${key.name} holds another key (${current.verifierKey}): move it away, so that it does not get lost`,
    );
  }
  // Names have no plus sign.
  const name = inForce.key.split('+', 1)[0] ?? '';
  const made = await recordKey(signer, key.makeNext(name), { key: inForce, signs: current, reason });
  // Nobody can record them any longer: that would have taken the key before. One of another name may be another ledger's.
  for (const { key: one, discard } of begun) if (one === null || one.name === name) discard();
  return made;
};
