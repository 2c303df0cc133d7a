import { rational } from '../rational';
import { type Suggestion, deduction } from './suggestion';
import { type ScoringOf, deductions } from './standard-deduction';

/** What was done about wrong cards, wrong boards and other hands seen (DBf 214A). */
export interface WrongCards {
  readonly contestant: string;
  readonly offence: string;
  /** The offending side itself has an adjusted score. */
  readonly adjustedForOffender: boolean;
  /** The board was turned by 180 degrees, or two partners changed seats. */
  readonly turned: boolean;
  /** A redeal or an adjusted score at some table that it touches. */
  readonly redealtOrAdjusted: boolean;
  /** The side has only left a wrong number of cards in a pocket, which the next table can count. */
  readonly onlyWrongNumber: boolean;
  /** Boards that it is about; a deduction is due for each of them, and no more than one (214E2). */
  readonly boards: number;
}

/** None, a warning, or one deduction a board and side (DBf 214C-E). */
export const wrongCards = (facts: WrongCards, scoring: ScoringOf): Suggestion => {
  const { contestant, offence } = facts;
  if (facts.onlyWrongNumber) return { kind: 'warning', contestant, offence, paragraph: 'DBf 214D1b' };
  if (facts.adjustedForOffender) return { kind: 'none', contestant, paragraph: 'DBf 214C1' };
  if (facts.turned) return { kind: 'none', contestant, paragraph: 'DBf 214C2' };
  if (!facts.redealtOrAdjusted) return { kind: 'warning', contestant, offence, paragraph: 'DBf 214D1a' };
  return deduction(contestant, offence, 'DBf 214E1', deductions(scoring, facts.boards));
};

/** Boards of another round, played to the end, so that others cannot play them (DBf 214F3c). */
export const wrongRound = (contestant: string, boards: number, scoring: ScoringOf): Suggestion =>
  deduction(contestant, 'wrong board', 'DBf 214F3c', deductions(scoring, boards));

interface SameDirection {
  /** One of the two teams; both have the same. */
  readonly contestant: string;
  /** Boards played at both tables with the team-mates in the same direction, and boards of the round. */
  readonly boards: number;
  readonly ofRound: number;
  /** The match was this one round, and it is not played again. */
  readonly wholeMatchLost: boolean;
}

const MOST = rational(2);

/**
 * Team-mates in the same direction at both tables from the start (DBf 215). Where half of the round or more is lost,
 * the text has victory points only; in another unit (211A1) the director has to find the amount.
 */
export const sameDirection = (facts: SameDirection, scoring: ScoringOf): Suggestion => {
  const { contestant, boards, ofRound, wholeMatchLost } = facts;
  const offence = 'team-mates in the same direction';
  if (boards === 0) return { kind: 'warning', contestant, offence, paragraph: 'DBf 215A2' };
  if (2 * boards >= ofRound) {
    if (scoring.form !== 'vp-match') return { kind: 'director-decides', contestant, paragraph: 'DBf 215C3, 211A1' };
    if (wholeMatchLost) {
      const amount = { value: rational(13), unit: 'VP', paragraph: 'DBf 215C3' } as const;
      return { kind: 'fixed-result', contestant, paragraph: 'DBf 215C3', amount };
    }
    return deduction(contestant, offence, 'DBf 215C3', { value: MOST, unit: 'VP', paragraph: 'DBf 215C3' });
  }
  const amount = deductions(scoring, boards);
  const isCapped = amount.unit === 'VP' && amount.value.num > MOST.num * amount.value.den;
  return deduction(contestant, offence, 'DBf 215B3', isCapped ? { ...amount, value: MOST } : amount);
};

/** The usual range where the director penalises what no paragraph fixes: one to five deductions (DBf X90B3). */
export const discretionary = (scoring: ScoringOf) => ({
  from: deductions(scoring, 1),
  to: deductions(scoring, 5),
  paragraph: 'DBf X90B3',
});
