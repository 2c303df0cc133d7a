import { type Card, type Deal, type Denomination, type Side, RANKS, SEATS, rankOf, sideOf, suitOf } from '@app/bridge';

/** From 0 for the ace. */
const heightOf = (card: Card): number => RANKS.indexOf(rankOf(card));

/**
 * How many trumps of a hand can be overtaken at most, one by one, by higher ones of the other side.
 * @param own, others from the highest down
 */
const overtaken = (own: readonly number[], others: readonly number[]): number => {
  let [taken, next] = [0, 0];
  for (const trump of own) {
    if ((others[next] ?? trump) < trump) {
      taken += 1;
      next += 1;
    }
  }
  return taken;
};

/**
 * Tricks that a side takes with the trumps of one of its hands however the cards are played, also against all reason: a
 * hand plays its trumps to as many tricks, and of those it can lose only as many as the other side has higher trumps for.
 * A bound that needs no analysis: 0 in no-trumps, where no card is sure of a trick.
 */
export const sureTrumpTricks = (deal: Deal, side: Side, denomination: Denomination): number => {
  if (denomination === 'NT') return 0;
  const trumpsOf = (seats: readonly (typeof SEATS)[number][]): readonly number[] =>
    seats
      .flatMap((seat) => deal[seat])
      .filter((card) => suitOf(card) === denomination)
      .map(heightOf)
      .sort((one, other) => one - other);
  const others = trumpsOf(SEATS.filter((seat) => sideOf(seat) !== side));
  return SEATS.filter((seat) => sideOf(seat) === side).reduce((most, seat) => {
    const own = trumpsOf([seat]);
    return Math.max(most, own.length - overtaken(own, others));
  }, 0);
};
