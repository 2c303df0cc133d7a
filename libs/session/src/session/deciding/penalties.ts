import type { SessionEvent } from '@app/contract';
import { ZERO, compare, fromText } from '@app/scoring';
import { type Decision, accept, refuse } from '../../event';
import { reason } from '../../refusal-reasons';
import type { Session } from '../fold';
import { type RetainedType, isRescinded } from '../retained';
import { type DataOf, type Obstacle, unknownContestant, unknownMatch, unknownRound } from './common';

/** What a warning, a penalty or a waiver can be about. */
const FACTS: readonly RetainedType[] = [
  'LineUpDeclared',
  'PlayerSubstituted',
  'ContestantReplaced',
  'ContestantWithdrawn',
  'ContestantLate',
  'TableOverran',
  'OffenceNoted',
  'MatchNotPlayed',
];

const isOneOf = (session: Session, revision: number, types: readonly RetainedType[]): boolean =>
  session.kept.some((event) => event.revision === revision && types.includes(event.type));

const unknownFact = (session: Session, fact: number | undefined): Obstacle =>
  fact === undefined || isOneOf(session, fact, FACTS)
    ? null
    : refuse('FactUnknown', reason('no-penalised-fact', { event: fact }));

/** A decision that is not there, or not any more. */
const notInForce = (
  session: Session,
  decision: number,
  types: readonly RetainedType[],
  what: 'no-penalty' | 'no-penalty-or-warning',
): Obstacle => {
  if (!isOneOf(session, decision, types)) {
    return refuse('PenaltyUnknown', reason(what, { event: decision }));
  }
  return isRescinded(session, decision)
    ? refuse('PenaltyRescinded', reason('penalty-rescinded', { event: decision }))
    : null;
};

/** What an appeal has left of a penalty is for no director to change: its amount, or that it is gone (93B). */
const decidedOnAppeal = ({ kept }: Session, decision: number): Obstacle => {
  const onAppeal = kept.find(
    (event) =>
      (event.type === 'PenaltyRescinded' && event.revision === decision && event.data.appeal !== undefined) ||
      (event.type === 'PenaltyVaried' && event.data.penalty === decision && event.data.appeal !== undefined),
  );
  return onAppeal ? refuse('DecisionOfAppeal', reason('outcome-of-appeal', { event: onAppeal.revision })) : null;
};

const noDeduction = ({ value, unit }: DataOf<'ImposePenalty'>['amount']): Obstacle => {
  const amount = fromText(value);
  return amount && compare(amount, ZERO) > 0
    ? null
    : refuse('AmountImpossible', reason('penalty-not-above-zero', { amount: { exact: value }, unit }));
};

/** Where the IMPs of a match are to come off, it has to be said which; a half is named by its round. */
const unknownTarget = (session: Session, { from, round }: DataOf<'ImposePenalty'>): Obstacle => {
  if (round !== undefined) return unknownRound(session, [round]) && unknownMatch(session, round);
  return from === 'imps-of-the-match' ? refuse('MatchUnknown', reason('which-match')) : null;
};

export const issueWarning = (session: Session, data: DataOf<'IssueWarning'>): Decision<SessionEvent> =>
  unknownContestant(session, [data.contestant]) ??
  unknownFact(session, data.fact) ??
  accept({ type: 'WarningIssued', data });

export const imposePenalty = (session: Session, data: DataOf<'ImposePenalty'>): Decision<SessionEvent> =>
  unknownContestant(session, [data.contestant]) ??
  unknownTarget(session, data) ??
  unknownFact(session, data.fact) ??
  noDeduction(data.amount) ??
  accept({ type: 'PenaltyImposed', data });

export const varyPenalty = (session: Session, data: DataOf<'VaryPenalty'>): Decision<SessionEvent> =>
  notInForce(session, data.penalty, ['PenaltyImposed'], 'no-penalty') ??
  decidedOnAppeal(session, data.penalty) ??
  noDeduction(data.amount) ??
  accept({ type: 'PenaltyVaried', data });

export const rescindPenalty = (session: Session, data: DataOf<'RescindPenalty'>): Decision<SessionEvent> =>
  notInForce(session, data.penalty, ['PenaltyImposed', 'WarningIssued', 'PenaltyRescinded'], 'no-penalty-or-warning') ??
  decidedOnAppeal(session, data.penalty) ??
  accept({ type: 'PenaltyRescinded', data });

export const waivePenalty = (session: Session, data: DataOf<'WaivePenalty'>): Decision<SessionEvent> =>
  unknownFact(session, data.fact) ??
  unknownContestant(session, [data.contestant]) ??
  accept({ type: 'PenaltyWaived', data });

export const disqualifyContestant = (session: Session, data: DataOf<'DisqualifyContestant'>): Decision<SessionEvent> =>
  unknownContestant(session, [data.contestant]) ?? accept({ type: 'ContestantDisqualified', data });

export const suspendPlayer = (session: Session, data: DataOf<'SuspendPlayer'>): Decision<SessionEvent> =>
  unknownContestant(session, [data.contestant]) ?? accept({ type: 'PlayerSuspended', data });
