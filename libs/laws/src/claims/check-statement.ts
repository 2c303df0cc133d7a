import type { Card, Result, Seat } from '@app/bridge';
import { err, ok, partnerOf, seatName, tricksLeft } from '@app/bridge';
import type { Claim, ClaimProblem } from './claim';
import { isDeclarers } from './claim';
import { parseStatement } from './parse-statement';
import type { Statement } from './statement';

/** The hands that the claimer plays: declarer's are two, a defender's is one. */
export const handsOf = (claim: Pick<Claim, 'claimer' | 'declarer'>): readonly Seat[] =>
  isDeclarers(claim) ? [claim.claimer, partnerOf(claim.claimer)] : [claim.claimer];

/** Reads a statement made with a claim; its cards must be in the hands that the claimer plays, and its hands must be these. */
export const readStatement = (claim: Claim, text: string): Result<Statement, ClaimProblem> => {
  const wrong = (message: string, column: number): Result<Statement, ClaimProblem> =>
    err({ kind: 'statement', message, column });
  const read = parseStatement(text);
  if (!read.ok) return wrong(read.error.message, read.error.column);
  const hands = handsOf(claim);
  const holder = (card: Card): Seat | undefined => hands.find((seat) => claim.ending.hands[seat].includes(card));
  const foreign = (card: Card, column: number) =>
    wrong(`${card} is not in a hand that ${seatName(claim.claimer)} plays`, column);
  const { steps, throws } = read.value;
  // Every step takes a trick or ends: more of them than tricks is a slip of the pen, but three times as many may be meant.
  const most = 3 * tricksLeft(claim.ending);
  const tooMany = steps[most];
  if (tooMany)
    return wrong(`a statement of ${steps.length} steps for ${tricksLeft(claim.ending)} tricks`, tooMany.column);
  for (const step of steps) {
    const { column } = step;
    if (step.kind === 'cross' && (hands.length === 1 || !hands.includes(step.seat))) {
      return wrong(`${seatName(claim.claimer)} does not play the hand of ${seatName(step.seat)}`, column);
    }
    if (step.kind === 'draw' && claim.ending.denomination === 'NT') return wrong('there are no trumps', column);
    if (step.kind !== 'card' && step.kind !== 'ruff') continue;
    if (!holder(step.card)) return foreign(step.card, column);
    if (step.kind === 'ruff' && (hands.length === 1 || claim.ending.denomination === 'NT')) {
      return wrong(`${step.card} cannot be ruffed in the other hand`, column);
    }
    if (step.kind === 'ruff' || !step.with) continue;
    if (!holder(step.with)) return foreign(step.with, column);
    if (holder(step.with) === holder(step.card)) return wrong(`${step.card} and ${step.with} are in one hand`, column);
  }
  for (const one of throws) {
    if (one.kind === 'card' && !holder(one.card)) return foreign(one.card, one.column);
  }
  return ok(read.value);
};
