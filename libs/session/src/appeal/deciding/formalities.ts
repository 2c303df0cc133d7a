import type { AppealEvent } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { procedureOn } from '../../procedure';
import { depositState } from '../deposit';
import { appealEvents } from '../fold';
import { peopleOf } from '../parties';
import { againstOf, hearingOf, turnOf } from '../progress';
import { overtakenBy } from '../state';
import { type Case, type DataOf, type Obstacle, isOver, notPending } from './common';

/** Nobody speaks for a contestant who plays for another. */
const isOfAnother = ({ appeal, records }: Case, people: readonly string[]): Obstacle => {
  const { appellant } = appeal.lodged;
  const against = againstOf(appeal);
  const own = peopleOf(records, against, appellant);
  const others = records.session.contestants
    .filter(({ contestant }) => contestant !== appellant)
    .flatMap(({ contestant }) => peopleOf(records, against, contestant));
  const stranger = people.find((one) => others.includes(one) && !own.includes(one));
  return stranger === undefined
    ? null
    : refuse(
        'AppealNotAllowed',
        reason('does-not-play-for', { player: { contestant: stranger }, contestant: { contestant: appellant } }),
      );
};

export const giveConsent = (given: Case, data: DataOf<'GiveConsent'>): Decision<AppealEvent> => {
  const { lodgedBy } = given.appeal.lodged;
  const known = [...lodgedBy, ...appealEvents(given.appeal, 'ConsentGiven').map((one) => one.data.by)];
  return (
    notPending(given) ??
    isOfAnother(given, [data.by]) ??
    (known.includes(data.by)
      ? refuse('AppealNotAllowed', reason('has-agreed', { player: { contestant: data.by } }))
      : accept({ type: 'ConsentGiven', data }))
  );
};

export const payDeposit = (given: Case, data: DataOf<'PayDeposit'>): Decision<AppealEvent> => {
  const { deposit } = given.appeal.lodged;
  const over = isOver(given);
  if (over) return over;
  if (!deposit || depositState(given.appeal) !== 'due') return refuse('DepositNotDue', reason('no-deposit-due'));
  return data.amount === deposit.amount && data.currency === deposit.currency
    ? accept({ type: 'DepositPaid', data })
    : refuse(
        'AmountImpossible',
        reason('deposit-is', {
          amount: { exact: String(deposit.amount) },
          currency: deposit.currency,
          paragraph: { paragraph: deposit.paragraph },
        }),
      );
};

export const refuseAppeal = (given: Case, data: DataOf<'RefuseAppeal'>): Decision<AppealEvent> =>
  notPending(given) ?? accept({ type: 'AppealRefused', data });

/**
 * What DBf lets withdraw (X92C): an appeal that no longer can touch prizes or qualification for anybody, before the
 * meeting begins where it is oral; in writing until it is decided, for what stands on record has reached the director.
 * An appeal against what counts no more is free to go.
 */
const mayNotWithdraw = (given: Case, { cannotMatter = false }: DataOf<'WithdrawAppeal'>): Obstacle => {
  const { appeal, records, stream } = given;
  const isFree = procedureOn(appeal.lodged.ladder, 'withdrawal-of-appeal') === null;
  if (isFree || overtakenBy(appeal, records, stream) !== null) return null;
  if (!cannotMatter) {
    return refuse('AppealNotAllowed', reason('could-matter'));
  }
  return turnOf(appeal).procedure === 'oral' && appealEvents(hearingOf(appeal), 'HearingOpened').length > 0
    ? refuse('AppealNotAllowed', reason('meeting-begun'))
    : null;
};

export const withdrawAppeal = (given: Case, data: DataOf<'WithdrawAppeal'>): Decision<AppealEvent> =>
  notPending(given) ??
  isOfAnother(given, data.by) ??
  mayNotWithdraw(given, data) ??
  accept({ type: 'AppealWithdrawn', data });
