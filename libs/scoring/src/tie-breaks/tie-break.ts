import { type Rational, compare } from '../rational';
import type { CriterionName } from './criterion-names';

/** What a criterion looks at, the most important first; a list that is greater at the first difference is better. */
export type Rank = readonly Rational[];

/** One criterion of a tie-break. Its value may depend on who is tied: mutual matches are those within the group. */
export interface Criterion<T> {
  readonly name: CriterionName;
  readonly paragraph: string;
  readonly value: (entry: T, tied: readonly T[]) => Rank;
}

/** Why entries that were tied are so no longer: the criterion, who was tied, and what each of them had. */
export interface Reason<T> {
  readonly criterion: CriterionName;
  readonly paragraph: string;
  readonly among: readonly { readonly entry: T; readonly value: Rank }[];
}

export interface Placing<T> {
  readonly entry: T;
  readonly place: number;
  readonly shared: boolean;
  /** What placed it among those that it was tied with, in the order in which it was looked at. */
  readonly reasons: readonly Reason<T>[];
}

const compareRanks = (one: Rank, other: Rank): number => {
  for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
    const [a, b] = [one[index], other[index]];
    if (a === undefined || b === undefined) return a === undefined ? (b === undefined ? 0 : -1) : 1;
    const difference = compare(a, b);
    if (difference !== 0) return difference;
  }
  return 0;
};

/** Classes of equal value, the best first; entries keep their order within a class. */
const classes = <T>(values: readonly { readonly entry: T; readonly value: Rank }[]): readonly (readonly T[])[] => {
  const sorted = [...values].sort((one, other) => compareRanks(other.value, one.value));
  const found: { value: Rank; entries: T[] }[] = [];
  for (const { entry, value } of sorted) {
    const last = found.at(-1);
    if (last && compareRanks(last.value, value) === 0) last.entries.push(entry);
    else found.push({ value, entries: [entry] });
  }
  return found.map(({ entries }) => entries);
};

interface Ordered<T> {
  readonly tied: readonly T[];
  readonly reasons: readonly Reason<T>[];
}

/**
 * Splits a group by the first criterion that tells its members apart; a smaller group that is still tied begins again
 * with the first criterion (DBf 221A4, 223B1b). Every split makes groups smaller, so it ends.
 */
const split = <T>(
  tied: readonly T[],
  criteria: readonly Criterion<T>[],
  reasons: readonly Reason<T>[],
): readonly Ordered<T>[] => {
  if (tied.length < 2) return [{ tied, reasons }];
  for (const { name, paragraph, value } of criteria) {
    const among = tied.map((entry) => ({ entry, value: value(entry, tied) }));
    const parts = classes(among);
    if (parts.length > 1) {
      const reason = { criterion: name, paragraph, among };
      return parts.flatMap((part) => split(part, criteria, [...reasons, reason]));
    }
  }
  return [{ tied, reasons }];
};

interface PlacingRules<T> {
  readonly total: Criterion<T>;
  readonly criteria: readonly Criterion<T>[];
  /** Whether tied places from the first to the last have to be told apart (223A, FSB 95); otherwise they are shared. */
  readonly isNeeded: (first: number, last: number) => boolean;
}

/** Places from the first: by the total, then by the criteria where they are needed; what remains tied shares a place. */
export const placings = <T>(
  entries: readonly T[],
  { total, criteria, isNeeded }: PlacingRules<T>,
): readonly Placing<T>[] => {
  const placed: Placing<T>[] = [];
  for (const tied of classes(entries.map((entry) => ({ entry, value: total.value(entry, entries) })))) {
    const first = placed.length + 1;
    const last = placed.length + tied.length;
    const groups = tied.length > 1 && isNeeded(first, last) ? split(tied, criteria, []) : [{ tied, reasons: [] }];
    for (const group of groups) {
      const place = placed.length + 1;
      for (const entry of group.tied) {
        placed.push({ entry, place, shared: group.tied.length > 1, reasons: group.reasons });
      }
    }
  }
  return placed;
};

/** Won over lost, where nothing lost is more than any number, and nothing at all is as good as evens. */
export const quotient = (won: Rational, lost: Rational): Rational => {
  if (lost.num !== 0n) return { num: won.num * lost.den, den: lost.num * won.den };
  return won.num === 0n ? { num: 1n, den: 1n } : { num: 1n, den: 0n };
};
