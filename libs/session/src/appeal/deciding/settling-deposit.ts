import type { Message } from '@app/bridge';
import {
  type AppealEvent,
  type AppealEventData,
  type AppealPart,
  appealStream,
  parseDecisionAddress,
} from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import { procedureOn } from '../../procedure';
import { committeeOf } from '../committee';
import { depositState } from '../deposit';
import { type Appeal, appealEvents } from '../fold';
import { closingOf, decisionOf } from '../progress';
import type { CaseRecords } from '../records';
import { isUnanimous, voteAbout } from '../votes';
import type { Case, DataOf, Obstacle } from './common';

type Ground = AppealEventData<'DepositForfeited'>['ground'];

const asksForGrounds = ({ lodged }: Appeal): boolean =>
  procedureOn(lodged.ladder, 'forfeiture').value === 'unanimous-with-grounds';

const forfeited = ({ appeal }: Case, why: Message): Decision<never> =>
  refuse('DepositNotForfeitable', asksForGrounds(appeal) ? why : reason('by-92A', { why }));

/** Its own decision, or that of the appeal that has taken the case further, gives back what was forfeited (X92B5). */
const isOfHigherInstance = (appeal: Appeal, overturnedBy: string | undefined): boolean => {
  const decision = overturnedBy === undefined ? null : parseDecisionAddress(overturnedBy);
  if (!decision) return false;
  const further = appealEvents(appeal, 'AppealTakenFurther').some(
    ({ data }) => appealStream(data.as) === decision.stream,
  );
  const since = appealEvents(appeal, 'DepositForfeited').at(-1)?.revision ?? 0;
  return (
    further ||
    appealEvents(appeal, 'AppealDecided').some(({ revision }) => revision === decision.revision && revision > since)
  );
};

export const returnDeposit = ({ appeal }: Case, data: DataOf<'ReturnDeposit'>): Decision<AppealEvent> => {
  const state = depositState(appeal);
  if (state === 'forfeited') {
    return isOfHigherInstance(appeal, data.overturnedBy)
      ? accept({ type: 'DepositReturned', data })
      : refuse('DepositNotDue', reason('deposit-forfeited'));
  }
  if (state !== 'paid') return refuse('DepositNotDue', reason('no-deposit-to-return'));
  return decisionOf(appeal) || closingOf(appeal)
    ? accept({ type: 'DepositReturned', data })
    : refuse('DepositNotDue', reason('appeal-not-decided'));
};

/** What the committee has to say why, by what the appeal is about (X92B3c-e). */
const REASONS: Readonly<Record<AppealPart, { readonly ground: Ground; readonly paragraph: string }>> = {
  judgement: { ground: 'judgement', paragraph: 'DBf X92B3c' },
  facts: { ground: 'facts', paragraph: 'DBf X92B3d' },
  law: { ground: 'law', paragraph: 'DBf X92B3e' },
  discipline: { ground: 'law', paragraph: 'DBf X92B3e' },
};

/** How many instances have decided below: the director, and each of the appeals. */
const decisionsBelow = (appeal: Appeal, records: CaseRecords): readonly AppealEventData<'AppealDecided'>[] => {
  const below = records.appeal(parseDecisionAddress(appeal.lodged.against)?.stream ?? '');
  const own = below ? appealEvents(below, 'AppealDecided') : [];
  const onLaw = below ? appealEvents(below, 'LawPartDecided') : [];
  const decided = [...onLaw, ...own].map(({ data }) => data);
  return below ? [...decisionsBelow(below, records), ...decided] : decided;
};

/** The two instances before the last came to the same, and it is the fourth or a later one (X92B3f). */
const twoAgreed = ({ appeal, records }: Case): boolean => {
  const decided = appealEvents(appeal, 'AppealDecided').at(-1);
  if (decided?.data.instance !== 'federation-committee') return false;
  const inThis = appealEvents(appeal, 'AppealDecided').filter(({ revision }) => revision < decided.revision);
  const onLaw = appealEvents(appeal, 'LawPartDecided');
  const below = [...decisionsBelow(appeal, records), ...[...onLaw, ...inThis].map(({ data }) => data)];
  return below.length >= 2 && below.at(-1)?.ruling === 'stands';
};

const withoutReasons = (given: Case, { ground, furtherGrounds = [] }: DataOf<'ForfeitDeposit'>): Obstacle => {
  const grounds = [ground, ...furtherGrounds.map((one) => one.ground)];
  if (grounds.includes('two-instances-agreed')) {
    return twoAgreed(given) ? null : forfeited(given, reason('only-fourth-instance'));
  }
  const missing = given.appeal.lodged.parts.map((part) => REASONS[part]).find((one) => !grounds.includes(one.ground));
  return missing
    ? forfeited(given, reason('ground-missing', { part: missing.ground, paragraph: missing.paragraph }))
    : null;
};

/** Both decisions are unanimous: that the appeal is dismissed, and that the deposit is forfeited (X92B3a-b). */
const notUnanimous = (given: Case, data: DataOf<'ForfeitDeposit'>): Obstacle => {
  const committee = committeeOf(given.appeal, given.records);
  if (!committee || committee.able.length === 1) return null;
  const decided = appealEvents(given.appeal, 'AppealDecided').at(-1)?.data;
  const onDecision = voteAbout(given.appeal, 'decision', decided?.vote ?? data.decisionVote);
  if (!onDecision || !isUnanimous(onDecision, committee)) {
    return forfeited(given, reason('not-dismissed-unanimously'));
  }
  const onDeposit = voteAbout(given.appeal, 'deposit', data.vote);
  return onDeposit && isUnanimous(onDeposit, committee) ? null : forfeited(given, reason('not-forfeited-unanimously'));
};

/** An instance that has had this appeal has changed what was ruled, the chief director on the law among them. */
const hasChangedAnything = ({ appeal }: Case): boolean =>
  [...appealEvents(appeal, 'LawPartDecided'), ...appealEvents(appeal, 'AppealDecided')].some(
    ({ data }) => data.ruling !== 'stands',
  );

/** An appeal without merit may cost its deposit (92A, DBf X92B1); never where the result was changed at all. */
export const forfeitDeposit = (given: Case, data: DataOf<'ForfeitDeposit'>): Decision<AppealEvent> => {
  const { appeal } = given;
  if (depositState(appeal) !== 'paid') return refuse('DepositNotDue', reason('no-deposit-to-forfeit'));
  if (!decisionOf(appeal)) return forfeited(given, reason('appeal-not-decided'));
  if (hasChangedAnything(given)) {
    return forfeited(given, reason('result-was-changed'));
  }
  if (!asksForGrounds(appeal)) return accept({ type: 'DepositForfeited', data });
  return notUnanimous(given, data) ?? withoutReasons(given, data) ?? accept({ type: 'DepositForfeited', data });
};
