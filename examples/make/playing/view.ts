import {
  type BySeat,
  type Card,
  type Contract,
  type Hand,
  type Play,
  type Seat,
  type Suit,
  DECK,
  beats,
  cardsPlayed,
  dummyOf,
  partnerOf,
  remaining,
  sideOf,
  suitOf,
} from '@app/bridge';
import type { Bidding } from '../bidding/table';
import type { Random } from '../random';
import { heightOf } from '../hands';

/** What the player of a hand knows when a card of it is due. */
export interface Sight {
  /** The hand that plays now: for dummy's cards it is declarer who thinks. */
  readonly seat: Seat;
  readonly hand: Hand;
  /** The other hand that the thinker sees: dummy's, or the closed one of declarer; empty before dummy is down. */
  readonly open: Hand;
  readonly openSeat: Seat | null;
  readonly contract: Contract;
  readonly play: Play;
  /** Cards that are still out and that the thinker does not see. */
  readonly unseen: ReadonlySet<Card>;
  readonly bidding: Bidding;
  readonly random: Random;
}

export interface Situation {
  readonly deal: BySeat<Hand>;
  readonly contract: Contract;
  readonly play: Play;
  readonly bidding: Bidding;
  readonly random: Random;
}

const openSeatFor = (seat: Seat, contract: Contract): Seat => {
  const dummy = dummyOf(contract);
  return seat === dummy ? contract.declarer : dummy;
};

export const sightOf = ({ deal, contract, play, bidding, random }: Situation, seat: Seat): Sight => {
  const hand = remaining(deal[seat], play);
  const lying = cardsPlayed(play).length > 0;
  const openSeat = lying ? openSeatFor(seat, contract) : null;
  const open = openSeat ? remaining(deal[openSeat], play) : [];
  const gone = new Set([...cardsPlayed(play).map(({ card }) => card), ...hand, ...open]);
  const unseen = new Set(DECK.filter((card) => !gone.has(card)));
  return { seat, hand, open, openSeat, contract, play, unseen, bidding, random };
};

export const isDeclaring = ({ seat, contract }: Sight): boolean => sideOf(seat) === sideOf(contract.declarer);

/** The trump suit; null in no-trump. */
export const trumpsOf = ({ play }: Sight): Suit | null => (play.denomination === 'NT' ? null : play.denomination);

/** Whether no higher card of its suit can turn up against it; dummy's cards count against a defender. */
export const isMaster = (sight: Sight, card: Card): boolean => {
  const against = isDeclaring(sight) ? [...sight.unseen] : [...sight.unseen, ...sight.open];
  return !against.some((other) => suitOf(other) === suitOf(card) && heightOf(other) > heightOf(card));
};

/** The card that is winning the trick in progress, and whose. */
export const winning = ({ play }: Sight): { readonly seat: Seat; readonly card: Card } | null => {
  let best = play.current[0] ?? null;
  for (const one of play.current) if (best && beats(one.card, best.card, play.denomination)) best = one;
  return best;
};

export const partnerIsWinning = (sight: Sight): boolean => winning(sight)?.seat === partnerOf(sight.seat);

/** From the highest to the lowest. */
export const descending = (cards: Hand): Hand => [...cards].sort((one, other) => heightOf(other) - heightOf(one));
