import type { CardInTrick } from '../play';
import type { Side } from '../vocabulary';
import type { Ending } from './ending';
import { freePlay } from './policy';
import { searchEnding } from './search';

/** What an ending comes to with all hands seen and every player doing the best for the own side. */
export interface Solution {
  /** Tricks of the side that was asked about, the trick in progress among them. */
  readonly tricks: number;
  /** One way in which they come about, to the last card. */
  readonly line: readonly CardInTrick[];
  /** Positions searched. */
  readonly searched: number;
}

/**
 * The double-dummy value of an ending. Right for up to 13 cards a hand, quick for up to 8.
 *
 * The ending must be sound (`endingProblems` is empty): one that is not is a bug of the caller.
 */
export const solveEnding = (ending: Ending, side: Side): Solution => {
  const number = side === 'NS' ? 0 : 1;
  const found = searchEnding(ending, number, freePlay(number));
  if (!found.complete) throw new Error('a search without a limit did not come to an end');
  return found;
};
