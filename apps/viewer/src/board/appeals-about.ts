import { type DecisionAddress, parseAppealStream, parseDecisionAddress } from '@app/contract';
import type { AppealOfSession } from '../ledger/documents';

type Lodged = Pick<AppealOfSession, 'id' | 'lodged'>;

/** What it all began with, through the instances below; each was there before, so this comes to an end. */
export const beginningOf = (appeals: readonly Lodged[], { id, lodged: { against } }: Lodged): DecisionAddress => {
  const below = parseAppealStream(parseDecisionAddress(against)?.stream ?? '');
  const appeal = appeals.find((one) => one.id === below && one.id !== id);
  return appeal ? beginningOf(appeals, appeal) : against;
};

/** The appeals that are about a board in the end, against decisions among its first `at` events. */
export const appealsAbout = <T extends Lodged>(appeals: readonly T[], board: string, at: number): readonly T[] =>
  appeals.filter((appeal) => {
    const decision = parseDecisionAddress(beginningOf(appeals, appeal));
    return decision?.stream === board && decision.revision < at;
  });
