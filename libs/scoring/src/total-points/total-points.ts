import { type Traced, added, given, weighed } from '../derivation/traced';
import type { Component } from '../field/outcome';
import { rational } from '../rational';

/** One board of a contestant: the score as it sees it itself, weighted or not. */
export interface ScoredBoard {
  readonly id: string;
  readonly components: readonly Component[];
}

/** Total points: all that a contestant has scored (Law 78C). A weighted score is its weighted points. */
export const totalPoints = (boards: readonly ScoredBoard[]): Traced =>
  added(
    'total-points',
    boards.map(({ id, components }) => {
      const parts = components.map(({ score, weight }) => ({ part: given(rational(score), 'score', [id]), weight }));
      const [only] = parts;
      return parts.length === 1 && only ? only.part : weighed('weighted-score', parts, 'L12C1c');
    }),
    'L78C',
  );
