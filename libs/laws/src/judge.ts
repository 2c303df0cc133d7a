import type { Auction } from '@app/bridge';
import { CALL_RULES } from './auction';
import type { Edition } from './law-ref';
import { CARD_RULES } from './play';
import type { CallMade, CardContext, CardMade, Finding } from './rule';
import { findingsOf } from './rule';

/** The version of the rules; stored with every finding, so that judging again with another one can be told apart. */
export const ENGINE = 'laws@1';

/** What the Laws say about a call, where the auction stood before it. No finding: it was legal. */
export const judgeCall = (edition: Edition, auction: Auction, made: CallMade): readonly Finding[] =>
  findingsOf(CALL_RULES, edition, auction, made);

/** What the Laws say about a card led or played, where the board stood before it. No finding: it was legal. */
export const judgeCard = (edition: Edition, context: CardContext, made: CardMade): readonly Finding[] =>
  findingsOf(CARD_RULES, edition, context, made);
