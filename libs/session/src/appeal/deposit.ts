import { type AppealEventData, type AppealInstance, type Ladder, isMatchForm } from '@app/contract';
import { amendedOn, rungsOf } from '../procedure';
import type { SessionDoc } from '../session/session-doc';
import { type Appeal, appealEvents } from './fold';

type Deposit = NonNullable<AppealEventData<'AppealLodged'>['deposit']>;

/**
 * What has to be paid for an appeal to be heard: as the conditions have it, or the regulations that the ladder is of
 * (DBf X92B1-2); null where nothing has. It is due anew before each instance that a party appeals to (X92B4).
 * @param juniors the contestant is made up of juniors only
 */
export const depositFor = (
  { conditions, regulations, scoring }: Pick<SessionDoc, 'conditions' | 'regulations' | 'scoring'>,
  ladder: Ladder,
  instance: AppealInstance,
  juniors: boolean,
): Deposit | null => {
  if (conditions?.deposit) return conditions.deposit;
  if (rungsOf(ladder).withoutDeposit.includes(instance)) return null;
  const due =
    (juniors ? amendedOn(ladder, regulations, 'deposit-of-juniors') : null) ??
    (instance === 'regulating-authority' ? amendedOn(ladder, regulations, 'deposit-for-the-authority') : null) ??
    (isMatchForm(scoring) ? amendedOn(ladder, regulations, 'deposit-of-teams') : null) ??
    amendedOn(ladder, regulations, 'deposit');
  return due && { ...due.value, paragraph: due.reference };
};

/** Where the deposit is: `overturned`: it was forfeited, and a higher instance gives it back (X92B5). */
export type DepositState = 'none' | 'due' | 'paid' | 'returned' | 'forfeited' | 'overturned';

export const depositState = (appeal: Appeal): DepositState => {
  if (!appeal.lodged.deposit) return 'none';
  const isForfeited = appealEvents(appeal, 'DepositForfeited').length > 0;
  if (appealEvents(appeal, 'DepositReturned').length > 0) return isForfeited ? 'overturned' : 'returned';
  if (isForfeited) return 'forfeited';
  return appealEvents(appeal, 'DepositPaid').length > 0 ? 'paid' : 'due';
};
