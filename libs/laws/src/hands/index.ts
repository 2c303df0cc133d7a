import type { ActRule } from '../state/rule';
import { handFacts } from './facts';
import { law06 } from './law-06';
import { cardsNotCounted, handOfAnotherBoard, handOfAnotherPocket, law07 } from './law-07';
import { law13 } from './law-13';
import { law14, missingCardNotPlayed } from './law-14';
import { callOnAnotherBoard, law15, lhosCallNotRepeated, wrongBoard } from './law-15';
import { law16 } from './law-16';
import { law22 } from './law-22';
import { cardExposedInTheAuction, law24 } from './law-24';

/**
 * Rules about acts that concern the board and its hands (Laws 2, 6, 7, 13 to 15, 24), in the order in which their
 * findings are reported.
 */
export const HAND_RULES: readonly ActRule[] = [
  handOfAnotherPocket,
  handOfAnotherBoard,
  cardsNotCounted,
  missingCardNotPlayed,
  callOnAnotherBoard,
  lhosCallNotRepeated,
  cardExposedInTheAuction,
];

/**
 * What each of these Laws adds to the state machine: the facts first, and 16 after the Laws that leave something to
 * it.
 */
export const HAND_LAWS = [handFacts, law06, law13, law14, law07, law15, wrongBoard, law22, law24, law16] as const;
