import type { BySide, Message } from '@app/bridge';
import { type Rational, equal, rational, sum } from '../rational';

/** A score in points, as North-South see it, and how much of the result it is. */
export interface Component {
  readonly score: number;
  readonly weight: Rational;
}

/**
 * An artificial score (Law 12C2): average plus, average or average minus, or a percentage that somebody has fixed. A
 * sit-out is worth what the contestant has on its other boards (DBf X78A5, FSB 96A), or what the manual method says.
 */
export type Award =
  | { readonly grade: 'plus' | 'average' | 'minus' | 'sit-out' }
  | { readonly grade: 'fixed'; readonly percent: Rational };

/** Which side the outcome is for: the manual method rounds for the one and against the other (DBf X78D7). */
export type Standing = 'offending' | 'non-offending';

/** What one side has from a table. Scores are as North-South see them, for either side. */
export type Outcome =
  | { readonly kind: 'score'; readonly score: number; readonly standing?: Standing }
  /** 12C1c: the comparison is weighted, not the score. */
  | { readonly kind: 'weighted'; readonly components: readonly Component[]; readonly standing?: Standing }
  /** The non-offending side has itself to blame for a part of its damage (12C1e, in 2007 12C1b; DBf X78A4). */
  | {
      readonly kind: 'self-inflicted';
      /** J: the assigned score, which everybody else is compared with. */
      readonly assigned: readonly Component[];
      /** M: what the infraction would have led to without the side's own error. */
      readonly expected: readonly Component[] | Award;
      /** F: what was scored at the table. */
      readonly table: number;
    }
  | { readonly kind: 'artificial'; readonly award: Award }
  | { readonly kind: 'missing'; readonly why: Message };

/** What a table reports for one board. Sides differ where the score is split (X78A2, 11A, 43B3, 79B3, 82C). */
export interface Line {
  readonly id: string;
  readonly section: string;
  /**
   * Which deal the table had: results of a fouled board are compared only with those of the same cards (Law 87),
   * in both directions or, where somebody has decided so, in each by itself.
   */
  readonly deal: string | BySide<string>;
  readonly outcome: BySide<Outcome>;
}

export const bothSides = (outcome: Outcome): BySide<Outcome> => ({ NS: outcome, EW: outcome });
export const scored = (score: number): BySide<Outcome> => bothSides({ kind: 'score', score });
export const artificial = (NS: Award, EW: Award): BySide<Outcome> => ({
  NS: { kind: 'artificial', award: NS },
  EW: { kind: 'artificial', award: EW },
});

/** Components by percent; a bug when they do not make up the whole. */
export const weights = (...parts: readonly (readonly [percent: number, score: number])[]): readonly Component[] => {
  const components = parts.map(([percent, score]) => ({ score, weight: rational(percent, 100) }));
  if (!equal(sum(components.map(({ weight }) => weight)), rational(1))) {
    throw new RangeError('the weights of a score make up 100 %');
  }
  return components;
};
