import type { AppealCommand } from '@app/contract';
import { type Decision, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { citedWhereSaid, theInstance } from '../messages';
import type { OtherStreams } from '../../stream';
import { appealed } from '../appealed';
import { type Committee, committeeOf, quorumOf } from '../committee';
import { depositState } from '../deposit';
import type { Appeal } from '../fold';
import { consentMessage, missingConsent } from '../parties';
import { againstOf, closingOf, decisionOf } from '../progress';
import type { CaseRecords } from '../records';

/** The data of a command. */
export type DataOf<T extends AppealCommand['type']> = Extract<AppealCommand, { type: T }>['data'];

/** Why something cannot be; null where it can. */
export type Obstacle = Decision<never> | null;

/** An appeal with all that is decided with it. */
export interface Case {
  /** The name of its stream. */
  readonly stream: string;
  readonly appeal: Appeal;
  /** Itself among them. */
  readonly records: CaseRecords;
  readonly others: OtherStreams;
}

export const isOver = ({ appeal }: Case): Obstacle => {
  const closing = closingOf(appeal);
  return closing && refuse('AppealNotPending', reason('case-over', { how: closing.type, event: closing.revision }));
};

/** Nothing is left to decide, or it is over. */
export const notPending = (given: Case): Obstacle => {
  const decided = decisionOf(given.appeal);
  return (
    isOver(given) ??
    (decided &&
      refuse(
        'AppealNotPending',
        reason('case-decided', { instance: theInstance(decided.data.instance), event: decided.revision }),
      ))
  );
};

/** What was appealed against counts no more: nobody decides about a ruling that no longer exists. */
export const nothingToDecide = ({ appeal, records, stream }: Case): Obstacle => {
  const about = appealed(againstOf(appeal), records, [stream]);
  if ('code' in about) return refuse(about.code, about.message);
  return about.fallen === null
    ? null
    : refuse('AppealNotAllowed', reason('redirect-or-withdraw', { why: about.fallen }));
};

export const withoutConsent = ({ appeal, records }: Case): Obstacle => {
  const missing = missingConsent(appeal, records);
  return missing === null ? null : refuse('ConsentMissing', reason('consent-missing', { by: consentMessage(missing) }));
};

/** An appeal is heard with the consent of those who have to agree (92D) and with its deposit (DBf X92B1). */
export const notToBeHeard = (given: Case): Obstacle => {
  const { deposit } = given.appeal.lodged;
  return (
    withoutConsent(given) ??
    (deposit && depositState(given.appeal) === 'due'
      ? refuse(
          'DepositMissing',
          reason('deposit-missing', {
            amount: { exact: String(deposit.amount) },
            currency: deposit.currency,
            paragraph: { paragraph: deposit.paragraph },
          }),
        )
      : null)
  );
};

/** The committee, with as many members as it takes (DBf 252A1). */
export const sittingCommittee = ({ appeal, records }: Case): Committee | Decision<never> => {
  const committee = committeeOf(appeal, records);
  if (!committee) return refuse('CommitteeIncomplete', reason('no-committee'));
  const { able, instance, quorum } = committee;
  if (able.length >= quorum) return committee;
  return refuse(
    'CommitteeIncomplete',
    reason('too-few-able', { able: able.length, quorum, ...citedWhereSaid(quorumOf(appeal, instance)?.paragraph) }),
  );
};
