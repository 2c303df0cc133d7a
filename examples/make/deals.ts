import type { Card, Deal } from '@app/bridge';
import { DECK, bySeat, seatsFrom, sortedHand } from '@app/bridge';
import type { Random } from './random';
import { shuffled } from './random';

/** A shuffled pack, thirteen cards to each player. */
export const dealOf = (random: Random): Deal => {
  const pack: readonly Card[] = shuffled(DECK, random);
  const seats = seatsFrom('N');
  return bySeat((seat) => {
    const from = 13 * seats.indexOf(seat);
    return sortedHand(pack.slice(from, from + 13));
  });
};
