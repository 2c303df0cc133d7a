import { type Rational, ZERO, fromText, over, plus, rational, times, toDecimal } from '@app/scoring';

/** A score that counts once: its points, and the most there were to be had, where there is a most. */
export interface Counted {
  /** Two tables with the same key are one comparison. */
  readonly key: string;
  readonly points: string | null;
  readonly top: string | null;
}

export type Unit = 'percentage' | 'sum';

const exact = (text: string | null): Rational | null => (text === null ? null : fromText(text));

/** So much of a top, in per cent with one decimal: `'62.5'`. */
const percent = (points: Rational, top: Rational): string => toDecimal(times(over(points, top), rational(100)), 1);

/** The share of a board that a score is; null where it has no top. */
export const shareOf = ({ points, top }: Counted): string | null => {
  const [own, most] = [exact(points), exact(top)];
  return own && most && most.num !== 0n ? percent(own, most) : null;
};

/** A percentage where everything that counts has a top, else a sum. */
export const unitOf = (all: readonly Counted[]): Unit => {
  const scored = all.filter(({ points }) => points !== null);
  return scored.length > 0 && scored.every(({ top }) => top !== null) ? 'percentage' : 'sum';
};

/** How far one has come after each score; null as long as none counts. */
export const runningOf = (all: readonly Counted[], unit: Unit): readonly (string | null)[] => {
  const seen = new Set<string>();
  let [points, tops] = [ZERO, ZERO];
  return all.map((one) => {
    const own = exact(one.points);
    if (own && !seen.has(one.key)) {
      seen.add(one.key);
      points = plus(points, own);
      tops = plus(tops, exact(one.top) ?? ZERO);
    }
    if (seen.size === 0) return null;
    if (unit === 'sum') return toDecimal(points, 2);
    return tops.num === 0n ? null : percent(points, tops);
  });
};
