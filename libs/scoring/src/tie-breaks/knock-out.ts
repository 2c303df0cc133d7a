import { type Rational, ZERO, compare, minus, plus } from '../rational';
import type { CriterionName } from './criterion-names';

/** A knock-out match as it stands, extra boards included; differences as the home team sees them. */
interface KnockOutMatch {
  /** IMPs of the match without what was carried over. */
  readonly imps: Rational;
  /** What the home team has carried over (207A), below zero when the others have; null when the event has none. */
  readonly carryOver: Rational | null;
  /** The total points of the home team, less those of the others. */
  readonly totalPoints: Rational;
}

/** What an event says of such a match. */
interface KnockOutRules {
  /** Where it is printed that IMPs decide. */
  readonly paragraph: string;
  /** What decides a match that is level in IMPs; null where nothing does. */
  readonly whenLevel: 'dbf-222' | null;
}

type KnockOutResult =
  | { readonly winner: 'home' | 'away'; readonly by: CriterionName; readonly paragraph: string }
  | { readonly winner: null; readonly extraBoards: number; readonly paragraph: string };

/** Boards of a round of extra play (DBf 222C1). */
const EXTRA_BOARDS = 4;

const extra = (paragraph: string): KnockOutResult => ({ winner: null, extraBoards: EXTRA_BOARDS, paragraph });

const decided = (difference: Rational, by: CriterionName, paragraph: string): KnockOutResult | null => {
  const sign = compare(difference, ZERO);
  return sign === 0 ? null : { winner: sign > 0 ? 'home' : 'away', by, paragraph };
};

/**
 * Who has won: IMPs with carry-over; level, where DBf 222 is in force, those of the match itself where something was
 * carried over (222A), else total points (222B); and extra boards, which count with the match, as long as neither tells
 * (222C). Elsewhere a level match stays level.
 */
export const knockOutResult = (
  { imps, carryOver, totalPoints }: KnockOutMatch,
  { paragraph, whenLevel }: KnockOutRules,
): KnockOutResult => {
  const won = decided(plus(imps, carryOver ?? ZERO), 'imps', paragraph);
  if (won) return won;
  if (whenLevel === null) return { winner: null, extraBoards: 0, paragraph };
  if (carryOver !== null) {
    return decided(minus(ZERO, carryOver), 'imps-without-carry-over', 'DBf 222A1') ?? extra('DBf 222A2, 222C');
  }
  return decided(totalPoints, 'total-points', 'DBf 222B1') ?? extra('DBf 222B2, 222C');
};
