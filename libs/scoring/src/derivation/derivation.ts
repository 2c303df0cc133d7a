import type { Contract, Message, Side, Vulnerability } from '@app/bridge';
import type { Rational } from '../rational';
import type { RoundingRule } from '../rounding/round';

/** How a number comes from the numbers under it. Every one of these can be done again: see `recompute`. */
export type Operation =
  /** A leaf: a score, a weight, a figure of the regulations. */
  | { readonly kind: 'given' }
  /** A leaf: Law 77 of a contract (null: passed out) and declarer's tricks, as one side sees the score. */
  | {
      readonly kind: 'contract';
      readonly contract: Contract | null;
      readonly tricks: number;
      readonly vulnerability: Vulnerability;
      readonly side: Side;
    }
  | { readonly kind: 'sum' }
  | { readonly kind: 'product' }
  /** The first part divided by the second. */
  | { readonly kind: 'quotient' }
  /** Each part times its weight, added up. */
  | { readonly kind: 'weighted-sum'; readonly weights: readonly Rational[] }
  | { readonly kind: 'rounded'; readonly rule: RoundingRule }
  /** Law 78B of the one part. */
  | { readonly kind: 'imps' }
  /** Law 78A of the one part, which is a difference: 2 above zero, 1 at zero, 0 below. */
  | { readonly kind: 'units' }
  | { readonly kind: 'greatest' }
  | { readonly kind: 'least' }
  /** A row of a printed table: from `from` up to, but not including, `below`. */
  | { readonly kind: 'row'; readonly table: Message; readonly from: Rational; readonly below: Rational | null }
  /** A formula that no fraction is the value of, rounded. */
  | { readonly kind: 'formula'; readonly formula: Message };

/** A number with where it comes from: a tree whose leaves name their sources and whose arithmetic can be done again. */
export interface Derivation {
  readonly value: Rational;
  /** What the number is: `number.own-score`. */
  readonly what: Message;
  readonly how: Operation;
  /** The paragraph that says so: `'L78A'`, `'DBf X78B4'`; null for plain arithmetic. */
  readonly paragraph: string | null;
  readonly parts: readonly Derivation[];
  /** Of a leaf: what it was read from, by id (results, events, parameters). */
  readonly sources: readonly string[];
}

/** The leaves of a derivation, from left to right. */
export const leaves = (derivation: Derivation): readonly Derivation[] =>
  derivation.parts.length === 0 ? [derivation] : derivation.parts.flatMap(leaves);
