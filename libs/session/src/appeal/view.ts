import type { Message } from '@app/bridge';
import type { AppealEventData, AppealPart, AppealState, DecisionAddress } from '@app/contract';
import type { OtherStreams } from '../stream';
import { type Committee, committeeOf } from './committee';
import { type DepositState, depositState } from './deposit';
import { type Appeal, appealEvents } from './fold';
import { type Meanwhile, meanwhileOf } from './meanwhile';
import { consentMessage, missingConsent } from './parties';
import { type Turn, againstOf, decisionOf, hearingOf, partsLeft, turnOf } from './progress';
import type { CaseRecords } from './records';
import { recordsOf } from './records-of';
import { nextSteps, overtakenBy, stateOf } from './state';
import { hasMajority } from './votes';

type Lodged = AppealEventData<'AppealLodged'>;

/** A vote, and what came of it with those who may sit. */
export type VoteView = AppealEventData<'VoteTaken'> & { readonly revision: number; readonly carried: boolean };

/** What an instance decided, by the revision of its event. */
export type DecisionView = AppealEventData<'AppealDecided'> & { readonly revision: number };

/** A case as those who handle it need to see it. */
export interface AppealView {
  readonly state: AppealState;
  /** What is to be done next. */
  readonly next: readonly Message[];
  /** What it is about now, and why that counts no more; null as long as it does. */
  readonly against: DecisionAddress;
  readonly overtaken: Message | null;
  readonly lodged: Lodged;
  readonly turn: Turn;
  /** What has not been decided yet. */
  readonly partsLeft: readonly AppealPart[];
  /** Whose consent is missing. */
  readonly missingConsent: Message | null;
  readonly deposit: DepositState;
  /** With who may sit on it; null where none has been convened. */
  readonly committee: Committee | null;
  readonly votes: readonly VoteView[];
  /** Every decision there was, in order, and the one that ended it before its instance. */
  readonly decisions: readonly DecisionView[];
  readonly decided: DecisionView | null;
  readonly dissents: readonly AppealEventData<'DissentRecorded'>[];
  readonly recommendations: readonly AppealEventData<'RecommendationMade'>[];
  /** Who was told, and until when they may go further. */
  readonly told: readonly AppealEventData<'DecisionTold'>[];
  /** The appeal in which it goes on; null where it does not. */
  readonly furtherAs: string | null;
  readonly meanwhile: readonly Meanwhile[];
}

/**
 * A case from its events and the records that it is decided with.
 * @param stream its name, `'appeal-a1'`
 */
export const appealViewFrom = (appeal: Appeal, records: CaseRecords, stream: string): AppealView => {
  const decisions = appeal.events.flatMap((event) =>
    event.type === 'AppealDecided' || event.type === 'LawPartDecided'
      ? [{ ...event.data, revision: event.revision }]
      : [],
  );
  const decided = decisionOf(appeal);
  const committee = committeeOf(appeal, records);
  const missing = missingConsent(appeal, records);
  return {
    state: stateOf(appeal, records, stream),
    next: nextSteps(appeal, records, stream),
    against: againstOf(appeal),
    overtaken: overtakenBy(appeal, records, stream),
    lodged: appeal.lodged,
    turn: turnOf(appeal),
    partsLeft: partsLeft(appeal),
    missingConsent: missing && consentMessage(missing),
    deposit: depositState(appeal),
    committee,
    votes: appealEvents(hearingOf(appeal), 'VoteTaken').map((vote) => ({
      ...vote.data,
      revision: vote.revision,
      carried: committee !== null && hasMajority(vote, committee),
    })),
    decisions,
    decided: decisions.find(({ revision }) => revision === decided?.revision) ?? null,
    dissents: appealEvents(appeal, 'DissentRecorded').map(({ data }) => data),
    recommendations: appealEvents(appeal, 'RecommendationMade').map(({ data }) => data),
    told: appealEvents(appeal, 'DecisionTold').map(({ data }) => data),
    furtherAs: appealEvents(appeal, 'AppealTakenFurther').at(-1)?.data.as ?? null,
    meanwhile: meanwhileOf(appeal, records),
  };
};

/** A case with the streams that `looksAt` names for it. */
export const appealView = (appeal: Appeal, others: OtherStreams, stream: string): AppealView =>
  appealViewFrom(appeal, recordsOf(appeal.lodged.session, others), stream);
