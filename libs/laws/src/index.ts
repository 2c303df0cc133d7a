export { ENGINE, judgeAct, judgeCall, judgeCard, judgeCardOfAct, judgeJudgement, judgeSubstitution } from './judge';
export { ruleLabel } from './labels';
export { EDITIONS, REGULATIONS, citation, isEdition, isRegulations, lawRef } from './law-ref';
export type { Edition, LawRef, Regulations } from './law-ref';
export type { CallMade, CallRule, CardMade, CardRule, Finding } from './rule';
export * from './claims';
export { CALL_RULES } from './auction';
export { CARD_RULES } from './play';
export { mayAsk } from './play/asked-back';
export type { Asking } from './play/asked-back';
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
} from './play/claim-state';
export type { AskedBack, ClaimState, ClaimStatus } from './play/claim-state';
export { isMoreOf } from './play/law-68';
export { ACQUIESCENCE, mayAccept } from './play/law-69';
export { CONCESSION } from './play/law-71';
export { mayAgreeToPlayOn } from './play/playing-on';
export type { Revoke } from './play/state';
export type { Poll } from './information/state';
export { LAWS, explain, paragraphsOf } from './registry';
export type { Explanation, Law, NotFound } from './registry';
export * from './table';
export * from './regulations';
