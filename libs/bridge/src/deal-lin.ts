import { isRank, isSuit, sortedHand, suitOf } from './cards';
import { type Hand, type KnownHands, withFourthHand } from './deal';
import type { NotationError, PbnFault } from './deal-pbn';
import { type Result, err, ok } from './result';
import { seatsFrom } from './seats';
import { type Card, type Seat, type Suit, SUITS } from './vocabulary';

/** LIN numbers the dealer from South: 1 South, 2 West, 3 North, 4 East. */
const DEALERS: readonly Seat[] = ['S', 'W', 'N', 'E'];

/** What a text has that a deal has not, in the notation of LIN; a reader words it. */
type LinFault =
  | { readonly kind: 'dealer'; readonly text: string }
  | { readonly kind: 'hands'; readonly hands: number }
  | { readonly kind: 'no-card'; readonly text: string; readonly seat: Seat };

export type NotationFault = PbnFault | LinFault;

interface LinDeal {
  readonly dealer: Seat;
  readonly hands: KnownHands;
}

const handOf = (text: string, seat: Seat, column: number): Result<Hand, NotationError<LinFault>> => {
  const cards: Card[] = [];
  let suit: Suit | null = null;
  for (const [index, raw] of [...text.toUpperCase()].entries()) {
    if (isSuit(raw)) suit = raw;
    else if (isRank(raw) && suit) cards.push(`${suit}${raw}`);
    else return err({ fault: { kind: 'no-card', text: raw, seat }, column: column + index });
  }
  return ok(cards);
};

/**
 * Reads the value of a LIN `md`: the dealer's number, then the hands of South, West, North and East,
 * suit letters in any order. Where the fourth hand is left out it is filled in from the other three.
 */
export const parseLinDeal = (text: string): Result<LinDeal, NotationError<LinFault>> => {
  const dealer = DEALERS[Number(text.charAt(0)) - 1];
  if (!dealer) return err({ fault: { kind: 'dealer', text: text.charAt(0) }, column: 1 });
  const parts = text.slice(1).split(',');
  if (parts.length < 3 || parts.length > 4) {
    return err({ fault: { kind: 'hands', hands: parts.length }, column: 2 });
  }
  const hands: Partial<Record<Seat, Hand>> = {};
  let column = 2;
  for (const [index, seat] of DEALERS.entries()) {
    const part = parts[index] ?? '';
    if (part !== '') {
      const hand = handOf(part, seat, column);
      if (!hand.ok) return hand;
      hands[seat] = hand.value;
    }
    column += part.length + 1;
  }
  return ok({ dealer, hands: withFourthHand(hands) });
};

const linHand = (hand: Hand): string =>
  SUITS.map(
    (suit) =>
      suit +
      [...sortedHand(hand)]
        .reverse()
        .filter((card) => suitOf(card) === suit)
        .map((card) => card.charAt(1))
        .join(''),
  ).join('');

/** Writes the value of a LIN `md`, all four hands where they are known. */
export const makeLinDeal = ({ dealer, hands }: LinDeal): string =>
  `${DEALERS.indexOf(dealer) + 1}${seatsFrom('S')
    .map((seat) => linHand(hands[seat] ?? []))
    .join(',')}`;
