import type { Side } from '@app/bridge';
import { rational } from '../rational';
import type { Component, Outcome } from './outcome';

/** The weight of a score with nothing beside it: the same object for all of them. */
export const WHOLE = rational(1);

/** One score, and nothing beside it. */
export const whole = (score: number): readonly Component[] => [{ score, weight: WHOLE }];

/** Scores as North-South see them, as a side does. */
export const seenFrom = (side: Side, components: readonly Component[]): readonly Component[] =>
  side === 'NS' ? components : components.map(({ score, weight }) => ({ score: score === 0 ? 0 : -score, weight }));

/**
 * The scores that others are compared with, the assigned one where a side has itself to blame (X78A4f); none for a side
 * that has no score.
 */
export const componentsOf = (outcome: Outcome): readonly Component[] => {
  switch (outcome.kind) {
    case 'score':
      return whole(outcome.score);
    case 'weighted':
      return outcome.components;
    case 'self-inflicted':
      return outcome.assigned;
    case 'artificial':
    case 'missing':
      return [];
  }
};
