import type { ScoringValues } from '../profiles/values';
import { type PairBoard, fsbPairsTieBreak, pairsTieBreak } from './pairs';
import { type MatchRecord, fsbTeamTieBreak, roundRobinTieBreak, swissTieBreak } from './teams';
import type { Criterion } from './tie-break';

/** The tie-breaks as a profile or conditions of contest name them: each name is a paragraph. */
export type TieBreakName = ScoringValues['tie-break-pairs' | 'tie-break-round-robin' | 'tie-break-swiss'];

/** What a tie-break looks at: the boards of pairs, the matches of teams. */
interface TieBreakFacts {
  readonly boards?: readonly PairBoard[];
  readonly matches?: readonly MatchRecord[];
}

/** The criteria of a tie-break, the first one first. Without its facts every contestant is level on all of them. */
export const criteriaFor = (
  name: TieBreakName,
  { boards = [], matches = [] }: TieBreakFacts,
): readonly Criterion<string>[] => {
  switch (name) {
    case 'dbf-223':
      return pairsTieBreak(boards);
    case 'fsb-95A':
      return fsbPairsTieBreak(boards);
    case 'dbf-221A':
      return roundRobinTieBreak(matches);
    case 'dbf-221B':
      return swissTieBreak(matches);
    case 'fsb-95B':
      return fsbTeamTieBreak(matches);
  }
};
