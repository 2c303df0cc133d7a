export {
  ENGINE,
  LAW_BOOK,
  judgeAct,
  judgeCall,
  judgeChanges,
  judgeCard,
  judgeCardOfAct,
  judgeReleased,
  judgeJudgement,
  judgeSubstitution,
  questionRaised,
  RULE_NAMES,
  ruleLabel,
  tableAfter,
  tableUnder,
} from './book';
export { citation, lawRef } from './state/law-ref';

export { QUESTIONS } from './state/names';
export type { CallMade, CallRule, CardMade, CardRule, Finding } from './state/rule';
export type { LawBook } from './table/law-book';
export * from './claims';
export { CALL_RULES } from './auction';
export { CARD_RULES } from './play';
export { mayAsk } from './play/law-69';
export type { Asking } from './play/law-69';
export {
  CLAIM_STATUSES,
  claimedBy,
  hasCeasedPlay,
  inForce as claimInForce,
  isContestable,
  isVoid,
  mostToAskFor,
  tricksByClaim,
  tricksLeftAt,
} from './state/claim';
export type { AskedBack, ClaimState, ClaimStatus } from './state/claim';
export { isMoreOf } from './play/law-68';
export { ACQUIESCENCE, mayAccept } from './play/law-69';
export { CONCESSION } from './play/law-71';
export type { Revoke } from './state/play';
export type { Poll } from './state/disclosure';
export { LAWS, explain, explainIn, paragraphsOf, titlesOf } from './registry';
export type { Explanation, Law, NotFound } from './registry';
export type { Act, ActData, ActOf, ActType } from './state/acts';
export type { CardOnTable, GoneCard, PenaltyCard } from './state/cards';
export type { NextCard } from './state/law-module';
export type { ProcedureState } from './state/procedure';
export { STATUSES, openTable } from './state/table-state';
export type {
  CallOnTable,
  ClosedReview,
  GoneCall,
  Information,
  Irregularity,
  Obligation,
  Option,
  Question,
  Review,
  Status,
  TableOpening,
  TableState,
} from './state/table-state';
export { anyCardAt, cardAt, holding } from './table/card-changes';
export { auctionIsOver, contractPlayed, dummyIn, turnToPlay } from './table/contract';
export * from './regulations';
