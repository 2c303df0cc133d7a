import type { Call, Suit } from '@app/bridge';
import type { Trouble } from './evening';

/** What is said to the director, and what the director decides, at the tables where one is called. */

/** Who directs this evening. */
export const DIRECTOR = 'd01';
/** Who stands above the director, and comes when he is asked. */
export const CHIEF_DIRECTOR = 'd02';

/** An irregular call that is not to stand: the director is called, and it goes back. */
export interface Ruling {
  /** What the offender tells the director. */
  readonly statement: string;
  /** What he calls in its place, where that is not what the hand would say: his partner will have to pass it. */
  readonly instead?: Call;
  /** Whether the call in its place is comparable, where that has to be judged. */
  readonly comparable?: { readonly answer: string; readonly reasons: string };
  /** The suit that declarer forbids to lead, where that may be chosen. */
  readonly forbids?: Suit;
}

export const RULINGS: Readonly<Partial<Record<Trouble, Ruling>>> = {
  'insufficient-bid': { statement: 'I did not see that two hearts was a jump.' },
  'bid-out-of-rotation': {
    statement: 'I thought that I was the dealer.',
    instead: '3NT',
    comparable: {
      answer: 'not-comparable',
      reasons: 'One diamond shows diamonds, three no-trump a hand to play there.',
    },
  },
  'inadmissible-double': {
    statement: 'I did not see that my partner had doubled already.',
    comparable: { answer: 'not-comparable', reasons: 'A double shows tricks against the contract, a pass shows none.' },
    forbids: 'D',
  },
};

/** An artificial call that partner explains wrongly, and puts right before the lead is faced (20F4a). */
export const WRONG_EXPLANATION = {
  text: 'Balanced, 15-17 points',
  /** What the last player to pass tells the director. */
  statement: 'I thought about a double. With twelve to fourteen points there it is closer.',
  reasons: 'Against a weak no-trump a double of three no-trump is an action that some would take.',
} as const;
