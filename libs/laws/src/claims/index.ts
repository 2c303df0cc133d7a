export { analyseClaim, LARGEST_ENDING, SEARCH_LIMIT } from './analyse';
export type { Assumption, ClaimAnalysis, OutstandingTrump } from './analysis';
export { claimProblemInWords } from './claim';
export type { Claim, ClaimProblem, Judgements, ShownOut } from './claim';
export { suitOrder } from './normal-rules';
export type { SuitOrder } from './normal-rules';
export { parseStatement } from './parse-statement';
export { makeStatement } from './statement';
export type { Statement, Step, Throw } from './statement';
