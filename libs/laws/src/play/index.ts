import type { CardRule } from '../rule';
import { cardDuringAuction } from './law-24';
import { secondCardToTrick } from './law-45';
import { playOutOfTurn, prematureLead } from './law-57';
import { restrictionBreached, revoke } from './law-61';
import { declarersLeadOutOfTurn, defendersLeadOutOfTurn, openingLeadOutOfTurn } from './leads-out-of-turn';

/** Every rule about cards, in the order in which their findings are reported. */
export const CARD_RULES: readonly CardRule[] = [
  cardDuringAuction,
  openingLeadOutOfTurn,
  declarersLeadOutOfTurn,
  defendersLeadOutOfTurn,
  playOutOfTurn,
  prematureLead,
  secondCardToTrick,
  revoke,
  restrictionBreached,
];
