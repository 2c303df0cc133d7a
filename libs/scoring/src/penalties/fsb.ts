import { type Rational, rational, times } from '../rational';
import { type Suggestion, deduction } from './suggestion';
import type { Amount, PenaltyUnit } from './standard-deduction';

const amount = (value: Rational, unit: PenaltyUnit, paragraph: string): Amount => ({ value, unit, paragraph });

/** A tenth of a top, for a fouled board, cards not counted, or a wrong hand taken without damage (FSB 99A2-3). */
export const tenthOfTop = (contestant: string, offence: string, top: Rational, paragraph: string): Suggestion =>
  deduction(contestant, offence, paragraph, amount(times(top, rational(1, 10)), 'matchpoints', paragraph));

/** Offences with a board in a team match that cost IMPs, each with its paragraph. */
const IMPS = {
  /** Looked before counting, and had fourteen cards or more. */
  'looked-before-counting': { paragraph: 'FSB 99B2a', imps: 3 },
  /** Board placed a quarter turn wrong and a wrong hand seen: North-South at that table. */
  'board-turned': { paragraph: 'FSB 99B2d', imps: 3 },
  /** Cards of two partners exchanged, and the board dealt again. */
  'partners-cards-exchanged': { paragraph: 'FSB 99B2e1', imps: 6 },
  /** An opponent's cards taken out after play. */
  'hand-taken-after-play': { paragraph: 'FSB 99B2g', imps: 3 },
} as const;
type FsbImpOffence = keyof typeof IMPS;

/**
 * FSB 99B2 with 109D: the first one comes off the IMPs of the whole event and moves only the quotient; from the
 * second on they come off the IMPs won in the match, and may move its victory points. Opponents keep theirs.
 */
export const fsbImps = (contestant: string, offence: FsbImpOffence, penaltiesBefore: number): Suggestion => {
  const { paragraph, imps } = IMPS[offence];
  return {
    kind: 'deduction',
    contestant,
    offence,
    paragraph: `${paragraph}, 109D`,
    amount: amount(rational(imps), 'IMP', paragraph),
    size: 'fixed',
    from: penaltiesBefore === 0 ? 'imps-of-the-event' : 'imps-of-the-match',
  };
};

const FIVE_MINUTES = 5;
const WALK_OVER_AFTER = 15;
/** A travelling team that could not be reached and could not help it. */
const TRAVELLING_AFTER = 60;

interface FsbLate {
  readonly contestant: string;
  readonly minutes: number;
  /** A travelling team that could not be reached, or another reason that the director accepts. */
  readonly excusable: boolean;
  /** The match was played all the same, with the consent of the opponents and the director (109A). */
  readonly played: boolean;
}

/**
 * Late (FSB 109A-B): a victory point for each five minutes begun once five have passed, a walk-over after a quarter of
 * an hour. The text does not say whether the first five count; here they do, since the start is what was fixed.
 */
export const fsbLate = ({ contestant, minutes, excusable, played }: FsbLate): Suggestion => {
  if (minutes <= FIVE_MINUTES) return { kind: 'none', contestant, paragraph: 'FSB 109B1' };
  if (minutes > WALK_OVER_AFTER && played) return { kind: 'director-decides', contestant, paragraph: 'FSB 109A' };
  if (minutes > (excusable ? TRAVELLING_AFTER : WALK_OVER_AFTER)) {
    return { kind: 'walk-over', contestant, paragraph: 'FSB 109A' };
  }
  if (excusable) return { kind: 'director-decides', contestant, paragraph: 'FSB 109B2' };
  const points = Math.ceil(minutes / FIVE_MINUTES);
  return deduction(contestant, 'late', 'FSB 109B1', amount(rational(points), 'VP', 'FSB 109B1'));
};

/** Over time at one table in one half (FSB 109C). A full five minutes belong to the class that they end. */
export const fsbOverrun = (contestant: string, minutes: number): Suggestion => {
  if (minutes <= 0) return { kind: 'none', contestant, paragraph: 'FSB 109C' };
  if (minutes > WALK_OVER_AFTER) return { kind: 'director-decides', contestant, paragraph: 'FSB 109C' };
  const points = Math.ceil(minutes / FIVE_MINUTES);
  return deduction(contestant, 'time overrun', 'FSB 109C', amount(rational(points), 'VP', 'FSB 109C'));
};

/**
 * Seeking results of the other room (FSB 110B): two "victory points" off the sum of IMPs, as the text has it. The unit
 * is taken from the number, the place from the words; contact between the rooms may cost more.
 */
export const fsbContact = (contestant: string, penaltiesBefore: number): Suggestion => ({
  kind: 'deduction',
  contestant,
  offence: 'contact with the other room',
  paragraph: 'FSB 110B, 109D',
  amount: amount(rational(2), 'VP', 'FSB 110B'),
  size: 'at-least',
  from: penaltiesBefore === 0 ? 'imps-of-the-event' : 'imps-of-the-match',
});
