import type { SessionEvent } from '@app/contract';
import { type Decision, accept, refuse } from '../../event';
import { reason as because } from '../../refusal-reasons';
import type { Session } from '../fold';
import { retainedOf, isRescinded } from '../retained';
import type { DataOf } from './common';

type Follow = DataOf<'FollowRuling'>;

const imposed = ({ ruling, penalties = [], authority }: Follow): readonly SessionEvent[] =>
  penalties.map((penalty) => ({ type: 'PenaltyImposed', data: { ...penalty, ruling, authority } }));

const rescinded = (session: Session, { ruling, cause, authority }: Follow): readonly SessionEvent[] =>
  retainedOf(session, 'PenaltyImposed')
    .filter(({ data, revision }) => data.ruling === ruling && !isRescinded(session, revision))
    .map(({ revision }) => ({
      type: 'PenaltyRescinded',
      data: { penalty: revision, ruling, reason: `the ruling stands no more: ${cause}`, authority },
    }));

/** What fell with the ruling comes back with it; what a person rescinded stays so. */
const restored = (session: Session, { ruling, cause, authority }: Follow): readonly SessionEvent[] =>
  retainedOf(session, 'PenaltyRescinded')
    .filter(({ data, revision }) => data.ruling === ruling && !isRescinded(session, revision))
    .map(({ revision }) => ({
      type: 'PenaltyRescinded',
      data: { penalty: revision, reason: `the ruling stands again: ${cause}`, authority },
    }));

/** What a ruling means to the session: its penalties stand as long as it does. Always recorded, so that it is done once. */
export const followRuling = (session: Session, data: Follow): Decision<SessionEvent> => {
  const { ruling, standing, cause } = data;
  const followed: SessionEvent = { type: 'RulingFollowed', data: { ruling, standing, cause } };
  const isKnown = retainedOf(session, 'RulingFollowed').some((one) => one.data.ruling === ruling);
  if (standing === 'not-in-force') return accept(followed, ...rescinded(session, data));
  return accept(followed, ...(isKnown ? restored(session, data) : imposed(data)));
};

/** What has taken a penalty back, where that counts. */
const rescindedBy = (session: Session, penalty: number) =>
  retainedOf(session, 'PenaltyRescinded').find(
    ({ data, revision }) => data.penalty === penalty && !isRescinded(session, revision),
  );

/** A penalty as an appeal has left it: another amount, or none. What an earlier instance took back stands again first. */
export const followDecisionOnPenalty = (
  session: Session,
  { decision, penalty, amount, paragraph, authority, reason }: DataOf<'FollowDecisionOnPenalty'>,
): Decision<SessionEvent> => {
  if (!retainedOf(session, 'PenaltyImposed').some(({ revision }) => revision === penalty)) {
    return refuse('PenaltyUnknown', because('no-penalty', { event: penalty }));
  }
  const rescinded = rescindedBy(session, penalty);
  if (rescinded && (!amount || rescinded.data.appeal === undefined)) {
    return refuse('PenaltyRescinded', because('penalty-rescinded', { event: penalty }));
  }
  const taking = (what: number): SessionEvent => ({
    type: 'PenaltyRescinded',
    data: { penalty: what, appeal: decision, authority, reason },
  });
  if (!amount) return accept(taking(penalty));
  const varied: SessionEvent = {
    type: 'PenaltyVaried',
    data: { penalty, amount, paragraph, appeal: decision, authority, reason },
  };
  return accept(...(rescinded ? [taking(rescinded.revision)] : []), varied);
};
