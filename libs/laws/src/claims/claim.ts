import {
  type Card,
  type Ending,
  type EndingProblem,
  type Message,
  type Seat,
  type Suit,
  endingProblems,
  partnerOf,
  tricksLeft,
  type Edition,
  type Regulations,
} from '@app/bridge';
import { claimMessage, endingMessage } from './messages';

/** An opponent of the claimer who did not follow to a suit before the claim (Law 70E1). */
export interface ShownOut {
  readonly seat: Seat;
  readonly suit: Suit;
}

/**
 * What the director has judged, because no analysis can; what is left out is doubtful, and goes against the claimer.
 */
export interface Judgements {
  /** Law 70C2: there is no possibility that the claimer did not know of the outstanding trump. */
  readonly knewOfTrump?: boolean;
  /** Law 70E1 in the edition of 2007: suits in which it would be irrational not to finesse. */
  readonly irrationalNotToFinesse?: readonly Suit[];
  /** Law 70D1: what the claimer would play from the top although no regulation says so. */
  readonly fromTheTop?: boolean;
  /** Law 70D3 in the edition of 2007: what cards played after the claim tell of its line, as a statement. */
  readonly shownByPlay?: string;
  /**
   * Who has the benefit of the doubt: the opponents (Law 70A), unless one of them has revoked and disputes the claim
   * before the revoke is established (Law 63A; commentary on 63A).
   */
  readonly benefitOfDoubt?: 'opponents' | 'claimer';
}

/** A claim or a concession of tricks (Law 68), as a director hears of it. */
export interface Claim {
  readonly edition: Edition;
  readonly regulations: Regulations | null;
  /** The position when it was made; where a revoke is corrected first, the position after that. */
  readonly ending: Ending;
  readonly declarer: Seat;
  readonly claimer: Seat;
  /** Tricks claimed for the claimer's side, of those still to be won; the others are conceded (Law 68B1). */
  readonly tricks: number;
  /** What was said with it, in the notation of `parseStatement`; empty where nothing was. */
  readonly statement: string;
  readonly shownOut: readonly ShownOut[];
  readonly judgements: Judgements;
}

/** Why a claim cannot be analysed. */
export type ClaimProblem =
  | { readonly kind: 'ending'; readonly problem: EndingProblem }
  | { readonly kind: 'dummy'; readonly seat: Seat }
  | { readonly kind: 'tricks'; readonly tricks: number; readonly left: number }
  | { readonly kind: 'shown-out'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'statement'; readonly message: Message; readonly column: number };

/** Whether the claimer plays two hands (Law 68A: declarer) or one (a defender). */
export const isDeclarers = ({ claimer, declarer }: Pick<Claim, 'claimer' | 'declarer'>): boolean =>
  claimer === declarer;

/** What is wrong with a claim before anything is searched, its statement apart. Null where nothing is. */
export const claimProblem = (claim: Claim): ClaimProblem | null => {
  const { ending, claimer, declarer, tricks, shownOut } = claim;
  const [problem] = endingProblems(ending);
  if (problem) return { kind: 'ending', problem };
  // Law 68A, 43A1: dummy takes no part in the play, and cannot claim.
  if (claimer === partnerOf(declarer)) return { kind: 'dummy', seat: claimer };
  const left = tricksLeft(ending);
  if (!Number.isInteger(tricks) || tricks < 0 || tricks > left) return { kind: 'tricks', tricks, left };
  for (const { seat, suit } of shownOut) {
    const card = ending.hands[seat].find((held) => held.startsWith(suit));
    if (card) return { kind: 'shown-out', seat, card };
  }
  return null;
};

const endingProblemMessage = (problem: EndingProblem): Message => {
  switch (problem.kind) {
    case 'double':
      return endingMessage('card-twice', { card: { card: problem.card } });
    case 'turn':
      return endingMessage('turn', { seat: problem.seat });
    case 'count':
      return endingMessage('count', { seat: problem.seat, count: problem.count, expected: problem.expected });
  }
};

/** A problem with a statement, and where in it. */
export const statementAt = ({ message, column }: { readonly message: Message; readonly column: number }): Message =>
  claimMessage('statement-at', { problem: message, column });

/** What was recorded with a claim cannot be read as a statement. */
export const unreadableStatement = (text: string, problem: Message): Message =>
  claimMessage('unreadable-statement', { text, problem });

/** A problem as a director would say it. */
export const claimProblemMessage = (problem: ClaimProblem): Message => {
  switch (problem.kind) {
    case 'ending':
      return endingProblemMessage(problem.problem);
    case 'dummy':
      return claimMessage('by-dummy', { seat: problem.seat });
    case 'tricks':
      return claimMessage('tricks', { tricks: problem.tricks, left: problem.left });
    case 'shown-out':
      return claimMessage('shown-out', { seat: problem.seat, card: { card: problem.card } });
    case 'statement':
      return statementAt(problem);
  }
};
