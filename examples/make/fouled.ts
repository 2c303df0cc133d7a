import { type Card, type Deal, sortedHand } from '@app/bridge';

/** From its fifth table on, board 4 had two cards in each other's hands: East and West had put them back wrongly. */

export const FOULED_BOARD = 4;
/** The tables that played it so, in their order. */
export const FOULED_AT: readonly number[] = [4, 3];
const [EASTS, WESTS]: readonly [Card, Card] = ['D3', 'D4'];

const exchanged = (hand: readonly Card[], out: Card, instead: Card): readonly Card[] =>
  sortedHand(hand.map((card) => (card === out ? instead : card)));

/** The board as it went on. */
export const fouled = (deal: Deal): Deal => ({
  ...deal,
  E: exchanged(deal.E, EASTS, WESTS),
  W: exchanged(deal.W, WESTS, EASTS),
});
