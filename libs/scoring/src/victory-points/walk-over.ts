import type { NumberName } from '../derivation/number-names';
import { type Traced, added, divided, given, greatest, rounded } from '../derivation/traced';
import { type Rational, ZERO, rational } from '../rational';
import { type VictoryPointTable, mostImpsFor } from './table';

/** What a match that was not played gives: victory points and IMPs of both. */
export interface WalkOver {
  readonly winner: { readonly points: Traced; readonly imps: Rational };
  readonly loser: { readonly points: Traced; readonly imps: Rational };
}

/** Known of a walk-over. Averages are known when the event is over; until then there are none of them. */
interface WalkOverFacts {
  /** The table of the match: how many IMPs the points are worth. */
  readonly table: VictoryPointTable;
  /** The report that the match was not played. */
  readonly sources?: readonly string[];
  /** Victory points of the team that came, in all its other matches. */
  readonly own: readonly Traced[];
  /** DBf: what the other teams got against the team that did not come. FSB: only those next above and below. */
  readonly others: readonly Traced[];
}

const LEAST = rational(18);
const whole = { unit: rational(1), average: ZERO, to: 'up' } as const;

const mean = (what: NumberName, points: readonly Traced[], paragraph: string): readonly Traced[] =>
  points.length === 0
    ? []
    : [divided(what, [added('sum', points), given(rational(points.length), 'matches')], paragraph)];

/**
 * DBf 202C: the best of 18, what others have got on average against the absent team, the team's own average, and what
 * the boards already played would give, rounded up. The absent team gets nothing, or 15 if it could not help it.
 */
export const walkOverDbf = (
  facts: WalkOverFacts & { readonly excusable: boolean; readonly asPlayed: Traced | null },
): WalkOver => {
  const { table, own, others, sources = [], excusable, asPlayed } = facts;
  const best = greatest(
    'best-of-the-alternatives',
    [
      given(LEAST, 'at-least', sources, 'DBf 202C2a'),
      ...mean('average-of-the-others-against-the-absent-team', others, 'DBf 202C2b'),
      ...mean('own-average-in-all-other-matches', own, 'DBf 202C2c'),
      ...(asPlayed ? [added('by-the-boards-that-were-played', [asPlayed], 'DBf 202C2d')] : []),
    ],
    'DBf 202C2',
  );
  const winner = rounded(best, whole, 'DBf 202C3');
  return {
    winner: { points: winner, imps: excusable ? ZERO : rational(mostImpsFor(table, winner.value)) },
    loser: {
      points: excusable
        ? given(rational(15), 'absent-and-could-not-help-it', sources, 'DBf 202C1b')
        : given(ZERO, 'absent', sources, 'DBf 202C1a'),
      imps: ZERO,
    },
  };
};

/** FSB 109A: nothing for the one; for the other the best of its own average, 18, and what its neighbours got. */
export const walkOverFsb = ({ table, own, others, sources = [] }: WalkOverFacts): WalkOver => {
  const best = greatest(
    'best-of-the-alternatives',
    [
      ...mean('own-average-in-all-other-matches', own, 'FSB 109A'),
      given(LEAST, 'at-least', sources, 'FSB 109A'),
      ...mean('average-of-the-teams-next-above-and-below', others, 'FSB 109A'),
    ],
    'FSB 109A',
  );
  const least = table.rows.at(-1)?.from ?? 0;
  return {
    winner: { points: rounded(best, whole, 'FSB 109A'), imps: rational(least) },
    loser: { points: given(ZERO, 'walk-over', sources, 'FSB 109A'), imps: ZERO },
  };
};
