export type { Act, ActData, ActOf, ActType, SaidCall } from './acts';
export { anyCardAt, cardAt, holding } from './card-changes';
export type { CardOnTable, GoneCard, PenaltyCard } from './cards';
export { auctionIsOver, contractPlayed, turnToPlay } from './contract';
export type { NextCard } from './law-module';
export type { PersonalText, SealedText } from './personal-text';
export { questionRaised } from './raised';
export type { ProcedureState } from '../procedure/state';
export { STATUSES, openTable } from './state';
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
} from './state';
export { tableAfter } from './table-after';
