import { oneOf, optional, says } from '../schema/schema';

/**
 * What everybody sees of a ranking while boards are withheld: it is made from released boards, there is none, or it is
 * made from every result.
 */
const RUNNING_RANKINGS = ['released', 'none', 'all'] as const;
export type RunningRanking = (typeof RUNNING_RANKINGS)[number];

/** The safe choice: a result on a board that others still play tells who won it. */
export const DEFAULT_RUNNING_RANKING: RunningRanking = 'released';

export const aRunningRanking = (description: string) => says(description, optional(oneOf(...RUNNING_RANKINGS)));
