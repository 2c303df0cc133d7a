export { ENGINE, judgeCall, judgeCard } from './judge';
export { ruleLabel } from './labels';
export { EDITIONS, REGULATIONS, citation, isEdition, isRegulations } from './law-ref';
export type { Edition, LawRef, Regulations } from './law-ref';
export type { CallMade, CallRule, CardContext, CardMade, CardRule, Finding } from './rule';
export { CALL_RULES } from './auction';
export { CARD_RULES } from './play';
export { LAWS, explain, paragraphsOf } from './registry';
export type { Explanation, Law, NotFound } from './registry';
