import type { Card } from '@app/bridge';
import type { CardOnTable } from '../table/cards';

/** What declarer has last said of a card of dummy's (45B, 46). */
export interface Designation {
  /** The act of the card that it has played; that of the words, as long as it has played none. */
  readonly at: number;
  /** It left something out, so that Law 46 had to say which card it meant. */
  readonly incomplete: boolean;
  /** What declarer says that he had meant to say, until somebody has judged whether it was a slip (45C4b). */
  readonly change: { readonly words?: string; readonly card?: Card } | null;
}

/** How cards have come to be played (45, 46). */
export interface PlayedState {
  readonly designation: Designation | null;
  /** Cards that declarer had named, where dummy has put down another one instead; `by` is the act of that one (45D). */
  readonly displaced: readonly { readonly by: number; readonly card: CardOnTable }[];
  /** Cards of which the director has found that they were leads, and no fifth cards (45E). */
  readonly leads: readonly number[];
  /** Cards that fell at the same moment as another player's (58A). */
  readonly together: readonly number[];
}

export const NOTHING_NAMED: PlayedState = { designation: null, displaced: [], leads: [], together: [] };
