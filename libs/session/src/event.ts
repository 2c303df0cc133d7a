import type { Infer, Shape } from './shape';

/** The roles of those who act (architecture.md, Identity and visibility). */
export const ROLES = [
  'table',
  'scorer',
  'director',
  'chief-director',
  'committee',
  'auditor',
  'organiser',
  'public',
] as const;
export type Role = (typeof ROLES)[number];

/** Those who act: people and devices in their roles, and the software itself where one decision calls for another. */
export type ActingRole = Role | 'process-manager';

/** Who acts. A table's device names its session and table, and reaches no other. */
export interface Actor {
  readonly id: string;
  readonly role: ActingRole;
  readonly session?: string;
  readonly table?: string;
}

/** A definition for each event type of a category: its name is the storage format, its shape is its data. */
export type EventDefinitions = Readonly<Record<string, Shape<unknown>>>;

/** The union of events that a set of definitions describes. */
export type EventsOf<D extends EventDefinitions> = {
  [K in keyof D & string]: { readonly type: K; readonly data: Infer<D[K]> };
}[keyof D & string];

/** Refused commands, by a code that stays the same for ever. Facts are never refused because they are illegal. */
export const REFUSALS = [
  'SessionUnknown',
  'SessionExists',
  'SessionClosed',
  'SessionNotClosed',
  'SectionUnknown',
  'SectionExists',
  'ContestantUnknown',
  'ContestantExists',
  'ContestantWithdrawn',
  'SameContestant',
  'SamePlayer',
  'LineUpImpossible',
  'RoundUnknown',
  'TableUnknown',
  'RoundExists',
  'MatchUnknown',
  'DealExists',
  'StageUnknown',
  'ConditionsDisagree',
  'ConditionsFaulty',
  'TableTwice',
  'FactUnknown',
  'PenaltyUnknown',
  'PenaltyRescinded',
  'AmountImpossible',
  'PublicationUnknown',
  'DeadlineBeforeDecision',
  'DeadlinePassed',
  'DeadlineTooShort',
  'DeadlineImpossible',
  'BoardNotOpen',
  'BoardAlreadyOpen',
  'BoardFinished',
  'BoardNotFinished',
  'AuctionNotEnded',
  'NothingToPlay',
  'PlayHasBegun',
  'CardNotHeld',
  'CardAlreadyPlayed',
  'ActUnknown',
  'ClaimNotMade',
  'ClaimPending',
  'ClaimNotAnalysed',
  'TricksImpossible',
  'OutcomeIncomplete',
  'OutcomeContradictory',
  'WeightsNotWhole',
  'OptionNotOpen',
  'QuestionNotOpen',
  'ReviewNotOpen',
  'ReviewsOpen',
  'RulingUnknown',
  'RulingNotInForce',
  'RulingTooLate',
  'RulingAlreadyTold',
  'RulingNotFlagged',
  'DecisionOfAppeal',
  'GroundUnknown',
  'ScoreNotAllowed',
  'CorrectionTooLate',
  'ReversalTooLate',
  'ScoreBuiltUpon',
  'NothingToCorrect',
  'AppealUnknown',
  'AppealExists',
  'AppealNotPending',
  'AppealTooLate',
  'AppealNotAllowed',
  'ConsentMissing',
  'DepositMissing',
  'CommitteeIncomplete',
  'CommitteeMayNot',
  'HearingOutOfOrder',
  'VoteImpossible',
  'DepositNotForfeitable',
  'DepositNotDue',
  'PersonForgotten',
  'NotAuthorised',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

/** What a decider says to a command: the events that now have happened, or why nothing did. */
export type Decision<E> =
  { readonly ok: true; readonly events: readonly E[] } | { readonly ok: false; readonly refusal: Refusal };

export const accept = <E>(...events: readonly E[]): Decision<E> => ({ ok: true, events });
export const refuse = (code: RefusalCode, message: string): Decision<never> => ({
  ok: false,
  refusal: { code, message },
});
