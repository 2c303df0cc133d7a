import { asksForReferral } from '@app/session';
import type { AppealOfSession } from '../ledger/documents';

/** What is to be done next in a case. */
export type Step =
  | 'redirect'
  | 'consent'
  | 'deposit'
  | 'chief-director'
  | 'convene'
  | 'find-members'
  | 'open-hearing'
  | 'hear'
  | 'decide'
  | 'tell'
  | 'refer'
  | 'settle-deposit'
  | 'conclude';

/** More of the committee than it takes want a higher instance to have it. */
const isToBeReferred = ({ committee, votes, lodged }: AppealOfSession): boolean => {
  const vote = votes.findLast(({ about }) => about === 'referral');
  return committee !== null && vote !== undefined && asksForReferral(lodged.ladder, committee, vote.for);
};

const beforeHearing = ({ turn, committee }: AppealOfSession): readonly Step[] => {
  if (turn.instance === 'chief-director') return ['chief-director'];
  if (!committee) return ['convene'];
  return committee.able.length < committee.quorum ? ['find-members'] : ['open-hearing'];
};

const afterDecision = (appeal: AppealOfSession): readonly Step[] => [
  ...(appeal.state === 'decided' ? (['tell'] as const) : []),
  ...(isToBeReferred(appeal) ? (['refer'] as const) : []),
  ...(appeal.deposit === 'paid' ? (['settle-deposit'] as const) : []),
  ...(appeal.state === 'told' ? (['conclude'] as const) : []),
];

/** The next steps of a case, as its state asks for them; none where it is over. */
export const stepsOf = (appeal: AppealOfSession): readonly Step[] => {
  switch (appeal.state) {
    case 'overtaken':
      return ['redirect'];
    case 'awaiting-consent':
      return ['consent'];
    case 'awaiting-deposit':
      return ['deposit'];
    case 'lodged':
    case 'referred':
    case 'before-committee':
      return beforeHearing(appeal);
    case 'being-heard':
      return ['hear'];
    case 'heard':
      return ['decide'];
    case 'decided':
    case 'told':
      return afterDecision(appeal);
    case 'taken-further':
    case 'final':
    case 'withdrawn':
    case 'refused':
      return [];
  }
};
