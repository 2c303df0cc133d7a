import { randomBytes } from 'node:crypto';
import { type SigningKey, isKeyName } from '@app/ledger';
import { CheckpointProblem } from './checkpoint-problem';
import { recordKey } from './record-key';
import { ledgerKeys } from './recorded';
import { type Signer, begunKey, refuseStrangeKey } from './signer';

/** The longest name of a key: it stands in every checkpoint. */
const NAME_LENGTH = 200;

/** Random, since it must be of this ledger alone; the ledger keeps it with the key. */
export const newOrigin = (): string => `session-ledger/${randomBytes(8).toString('hex')}`;

/**
 * Makes the first key of the ledger and records it in `ledger-keys`. Its name is the origin of all checkpoints from then
 * on. A key that was begun before is adopted if the ledger has recorded it; otherwise a new key replaces it, under the
 * same name unless another is given. Rejects as `signCheckpoint` does.
 */
export const makeKey = async (signer: Signer, name?: string): Promise<SigningKey> => {
  refuseUnlessName(name);
  const { log, key } = signer;
  const begun = key.begun();
  const last = (await ledgerKeys(log)).at(-1);
  const recorded = last && begunKey(begun, last.key);
  if (recorded) {
    key.adopt(recorded);
    return recorded;
  }
  if (last) {
    throw new CheckpointProblem('KeyExists', `the ledger has the key ${last.key}; to change it: ledger keys rotate`);
  }
  refuseStrangeKey(key);
  const origin = name ?? begun.find(({ key: one }) => one !== null)?.key?.name ?? newOrigin();
  const made = await recordKey(signer, key.makeNext(origin), null);
  // Nobody can record them any longer: that would have taken a ledger without a key.
  for (const { discard } of begun) discard();
  return made;
};

const refuseUnlessName = (name: string | undefined): void => {
  if (name === undefined || (isKeyName(name) && name.length <= NAME_LENGTH)) return;
  throw new CheckpointProblem(
    'BadName',
    `'${name}' cannot be the name of a key: up to ${NAME_LENGTH} characters, no spaces and no +, like club.example/ledger`,
  );
};
