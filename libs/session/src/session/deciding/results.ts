import type { SessionEvent } from '@app/contract';
import { fromText } from '@app/scoring';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Session } from '../fold';
import { type DataOf, sameContestant, unknownContestant, unknownMatch, unknownRound } from './common';

export const publishResults = (session: Session, data: DataOf<'PublishResults'>): Decision<SessionEvent> =>
  unknownRound(session, data.round === undefined ? [] : [data.round]) ?? accept({ type: 'ResultsPublished', data });

export const setCarryOver = (session: Session, data: DataOf<'SetCarryOver'>): Decision<SessionEvent> => {
  const unknown = unknownContestant(session, [data.contestant]);
  if (unknown) return unknown;
  return fromText(data.amount)
    ? accept({ type: 'CarryOverSet', data })
    : refuse('AmountImpossible', reason('carry-over-no-number', { amount: data.amount }));
};

export const recordLots = (session: Session, data: DataOf<'RecordLots'>): Decision<SessionEvent> =>
  unknownContestant(session, data.contestants) ??
  sameContestant(data.contestants) ??
  accept({ type: 'LotsDrawn', data });

export const reportMatchNotPlayed = (
  session: Session,
  data: DataOf<'ReportMatchNotPlayed'>,
): Decision<SessionEvent> => {
  const { match, contestants, absent } = data;
  const impossible =
    unknownMatch(session, match) ?? unknownContestant(session, contestants) ?? sameContestant(contestants);
  if (impossible) return impossible;
  return absent === null || contestants.includes(absent)
    ? accept({ type: 'MatchNotPlayed', data })
    : refuse('ContestantUnknown', reason('not-in-match', { contestant: { contestant: absent }, match }));
};
