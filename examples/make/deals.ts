import { type Card, type Deal, DECK, bySeat, seatsFrom, sortedHand } from '@app/bridge';
import { type Random, shuffled } from './random';

/** A shuffled pack, thirteen cards to each player. */
export const dealOf = (random: Random): Deal => {
  const pack: readonly Card[] = shuffled(DECK, random);
  const seats = seatsFrom('N');
  return bySeat((seat) => {
    const from = 13 * seats.indexOf(seat);
    return sortedHand(pack.slice(from, from + 13));
  });
};
