import { type Rational, rational } from '../rational';
import { WHOLE } from './components';
import type { Component } from './outcome';
import type { Member } from './comparison-field';

/**
 * How often each score occurs among the members of a group; fractions where scores are weighted (X78A1). Counted in
 * parts of 1/`parts`, so that all of it is whole numbers.
 */
export interface Frequencies {
  readonly parts: bigint;
  readonly rows: readonly { readonly score: number; readonly count: bigint; readonly ids: readonly string[] }[];
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

const commonParts = (members: readonly Member[]): bigint => {
  let parts = 1n;
  for (const { components } of members) {
    for (const { weight } of components) {
      if (weight !== WHOLE && parts % weight.den !== 0n) parts *= weight.den / gcd(parts, weight.den);
    }
  }
  return parts;
};

/** The table of frequencies of a group, best score first. */
export const frequenciesOf = (members: readonly Member[]): Frequencies => {
  const parts = commonParts(members);
  const counts = new Map<number, { whole: number; parts: bigint; ids: string[] }>();
  for (const { id, components } of members) {
    for (const { score, weight } of components) {
      let row = counts.get(score);
      if (!row) counts.set(score, (row = { whole: 0, parts: 0n, ids: [] }));
      if (weight === WHOLE) row.whole += 1;
      else row.parts += weight.num * (parts / weight.den);
      row.ids.push(id);
    }
  }
  const rows: { score: number; count: bigint; ids: readonly string[] }[] = [];
  for (const [score, row] of counts) {
    rows.push({ score, count: row.parts + BigInt(row.whole) * parts, ids: row.ids });
  }
  return { parts, rows: rows.sort((one, other) => other.score - one.score) };
};

/** The frequencies less one member: what that member is compared with. */
export const without = ({ parts, rows }: Frequencies, member: Member): Frequencies => ({
  parts,
  rows: rows.flatMap(({ score, count, ids }) => {
    let left = count;
    for (const own of member.components) {
      if (own.score === score) left -= own.weight.num * (parts / own.weight.den);
    }
    return left === 0n ? [] : [{ score, count: left, ids: ids.filter((id) => id !== member.id) }];
  }),
});

export const countOf = ({ parts }: Frequencies, count: bigint): Rational => rational(count, parts);

/** What a comparison of two scores is worth, in whole units: 2-1-0 or IMPs. */
export type Worth = (difference: number) => number;

/** A comparison is worth less than this. */
const MOST = 100n;

/** A score against everything in a table of frequencies, in parts. Numbers of everyday size are not added as long ones. */
const totalIn = ({ rows }: Frequencies, worth: Worth): ((score: number) => bigint) => {
  const all = rows.reduce((sum, { count }) => sum + count, 0n);
  if (all * MOST > BigInt(Number.MAX_SAFE_INTEGER)) {
    return (score) => rows.reduce((total, row) => total + row.count * BigInt(worth(score - row.score)), 0n);
  }
  const everyday = rows.map(({ score, count }) => ({ score, count: Number(count) }));
  return (score) => BigInt(everyday.reduce((total, row) => total + row.count * worth(score - row.score), 0));
};

/**
 * The sum of a score's comparisons with everything in a table of frequencies: each comparison by both weights
 * (X78A1). Sums are kept by score, since most members of a field share their score with others.
 */
export const comparisons = (frequencies: Frequencies, worth: Worth): ((own: readonly Component[]) => Rational) => {
  const known = new Map<number, bigint>();
  const make = totalIn(frequencies, worth);
  const total = (score: number): bigint => {
    const now = known.get(score) ?? make(score);
    known.set(score, now);
    return now;
  };
  return (own) => {
    let sum = rational(0);
    for (const { score, weight } of own) {
      const part = rational(total(score) * weight.num, frequencies.parts * weight.den);
      sum = sum.num === 0n ? part : rational(sum.num * part.den + part.num * sum.den, sum.den * part.den);
    }
    return sum;
  };
};
