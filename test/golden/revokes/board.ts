import { type Card, type Deal, type Rank, type Seat, type Suit, RANKS, SEATS, SUITS, bySeat, leftOf, partnerOf } from '@app/bridge';
import { type Case, PUT_RIGHT_FIRST } from './cases';

/** A board made to a case: who wins which trick with which card is laid down, and the hands follow from it. */
export interface MadeBoard {
  readonly deal: Deal;
  /** The cards of each trick as they are played, in their order. */
  readonly tricks: readonly (readonly { readonly seat: Seat; readonly card: Card }[])[];
  readonly revokes: readonly MadeRevoke[];
}

export interface MadeRevoke {
  readonly seat: Seat;
  readonly trick: number;
  readonly suit: Suit;
  readonly card: Card;
  /** The card of the suit that he should have played. */
  readonly instead: Card;
  /** It is put right at once. */
  readonly putRight: boolean;
  /** What he should have played lies on the table. */
  readonly faced: boolean;
}

const SEAT_OF = { declarer: 'S', dummy: 'N', leader: 'W', 'other-defender': 'E' } as const;

export const seatOf = ({ offender }: Case): Seat => SEAT_OF[offender];

/** A card that goes to one trick in place of the one that belongs there; the two change places. */
interface Swap {
  readonly seat: Seat;
  readonly trick: number;
  readonly with: number;
  readonly putRight: boolean;
}

interface Plan {
  /** The suit of each trick; in the last one everybody has his last card. */
  readonly suits: readonly Suit[];
  readonly winners: readonly Seat[];
  /** The suit of everybody's thirteenth card. */
  readonly last: Readonly<Record<Seat, Suit>>;
  readonly swaps: readonly Swap[];
}

/** Three rounds of each suit. The diamonds and spades come late: out of them the revoker takes what he plays too early. */
const SUITS_OF_TRICKS: readonly Suit[] = [...'HHCCHCDDDSSS'] as Suit[];
const DISCARDS = [9, 8] as const;
const RUFFS = [12, 11] as const;
/** The next round of diamonds: what has been put right lies on the table and is played there. */
const NEXT_DIAMOND = 7;

const winnerOfRevokeTrick = ({ winner }: Case, seat: Seat): Seat => {
  if (winner === 'partner') return partnerOf(seat);
  return winner === 'offender' ? seat : leftOf(seat);
};

/** Later tricks of the side that has revoked; partner wins them, who may always do so. */
const LATER = [7, 10] as const;

const planOf = (given: Case): Plan => {
  const seat = seatOf(given);
  const partner = partnerOf(seat);
  // The one of the other side who leads while the offenders revoke, and the one who may revoke himself.
  const [stranger, other] = [leftOf(seat), partnerOf(leftOf(seat))];
  const winners: Seat[] = Array.from({ length: 12 }, () => stranger);
  if (given.earlier === 1) winners[0] = partner;
  winners[2] = winnerOfRevokeTrick(given, seat);
  for (const trick of LATER.slice(0, given.later)) winners[trick - 1] = partner;
  const ruffs = given.winner === 'offender';
  const putRightFirst = PUT_RIGHT_FIRST.includes(given.other);
  const first: Swap = {
    seat,
    trick: 3,
    with: putRightFirst ? NEXT_DIAMOND : ruffs ? RUFFS[0] : DISCARDS[0],
    putRight: putRightFirst,
  };
  const discard = ruffs || putRightFirst ? DISCARDS[0] : DISCARDS[1];
  const ruff = ruffs ? RUFFS[1] : RUFFS[0];
  const second: Readonly<Record<Case['other'], readonly Swap[]>> = {
    nothing: [],
    'penalty-card': [],
    again: [{ seat, trick: 6, with: discard, putRight: false }],
    'again-and-wins': [{ seat, trick: 6, with: ruff, putRight: false }],
    'again-after-putting-right': [{ seat, trick: 6, with: DISCARDS[0], putRight: false }],
    'in-another-suit': [{ seat, trick: 5, with: discard, putRight: false }],
    'partner-in-the-suit': [{ seat: partner, trick: 6, with: DISCARDS[0], putRight: false }],
    'other-side-too': [{ seat: other, trick: 6, with: DISCARDS[0], putRight: false }],
    'put-right-and-other-side-too': [{ seat: other, trick: 6, with: DISCARDS[0], putRight: false }],
    'other-side-put-right': [{ seat: other, trick: 6, with: NEXT_DIAMOND, putRight: true }],
  };
  const ofPartner = !given.other.includes('other-side');
  const last = { [seat]: 'H', [ofPartner ? partner : other]: 'C', [ofPartner ? other : partner]: 'D', [stranger]: 'S' };
  return {
    suits: SUITS_OF_TRICKS,
    winners,
    last: last as Plan['last'],
    swaps: [first, ...second[given.other]],
  };
};

/** The revoke at trick 12 is in clubs, with the thirteenth card: a spade where it is to win. */
const planAtTrick12 = (given: Case): Plan => {
  const seat = seatOf(given);
  const partner = partnerOf(seat);
  const [stranger, other] = [leftOf(seat), partnerOf(leftOf(seat))];
  const winners: Seat[] = Array.from({ length: 12 }, () => stranger);
  if (given.earlier === 1) winners[0] = partner;
  // Where the revoker ruffs, his club is a low one.
  if (given.winner === 'partner') winners[11] = partner;
  // The last trick: a spade ruffs, and where the revoker leads his club, the other club beats it.
  const lastOne = given.later === 1 ? partner : stranger;
  const best: Suit = given.winner === 'offender' ? 'C' : 'S';
  const suits: readonly Suit[] = SUITS.filter((suit) => suit !== best);
  const own: Suit = given.winner === 'offender' ? 'S' : 'H';
  const rest = suits.filter((suit) => suit !== own);
  const free = [partner, stranger, other].filter((one) => one !== lastOne);
  const last = Object.fromEntries([
    [seat, own],
    [lastOne, best],
    ...free.map((one, index) => [one, rest[index]] as const),
  ]) as Plan['last'];
  const order: readonly Suit[] = [...'HHHDDDSSSCCC'] as Suit[];
  return { suits: order, winners, last, swaps: [{ seat, trick: 12, with: 13, putRight: false }] };
};

type BoardCards = readonly Readonly<Record<Seat, Card>>[];

/** In each suit the winners of its tricks have its highest cards, and the thirteenth card comes behind those. */
const cardsOf = ({ suits, winners, last }: Plan): BoardCards => {
  const ranks = new Map<Suit, Rank[]>(SUITS.map((suit) => [suit, [...RANKS]]));
  const highest = (suit: Suit): Card => `${suit}${ranks.get(suit)?.shift() ?? 'A'}`;
  const winning = suits.map((suit) => highest(suit));
  const lasts = bySeat((seat): Card => highest(last[seat]));
  const ofTricks = suits.map((suit, index) =>
    bySeat((seat): Card => (seat === winners[index] ? (winning[index] ?? `${suit}A`) : highest(suit))),
  );
  return [...ofTricks, lasts];
};

const swapped = (cards: BoardCards, { seat, trick, with: other }: Swap): BoardCards =>
  cards.map((ofTrick, index) => {
    const source = index === trick - 1 ? cards[other - 1] : index === other - 1 ? cards[trick - 1] : undefined;
    return source ? { ...ofTrick, [seat]: source[seat] } : ofTrick;
  });

/** Who wins four cards in spades. */
const takes = (cards: readonly { readonly seat: Seat; readonly card: Card }[]): Seat => {
  const trumps = cards.filter(({ card }) => card.startsWith('S'));
  const led = cards.filter(({ card }) => card.startsWith(cards[0]?.card.charAt(0) ?? 'S'));
  const [best] = [...(trumps.length > 0 ? trumps : led)].sort(
    (a, b) => RANKS.indexOf(a.card.slice(1) as Rank) - RANKS.indexOf(b.card.slice(1) as Rank),
  );
  return best?.seat ?? 'W';
};

export const winnersOf = (tricks: MadeBoard['tricks']): readonly Seat[] => tricks.map(takes);

/** The tricks in the order of play, West leading to the first. */
const inOrder = (cards: BoardCards): MadeBoard['tricks'] => {
  let leader: Seat = 'W';
  return cards.map((ofTrick) => {
    const from = SEATS.indexOf(leader);
    const trick = [...SEATS.slice(from), ...SEATS.slice(0, from)].map((seat) => ({ seat, card: ofTrick[seat] }));
    leader = takes(trick);
    return trick;
  });
};

/** The board of a case. */
export const boardOf = (given: Case): MadeBoard => {
  const plan = given.trick === 12 ? planAtTrick12(given) : planOf(given);
  const nominal = cardsOf(plan);
  // A card that is put right goes back, and everything is played as it should be.
  const played = plan.swaps.filter(({ putRight }) => !putRight).reduce<BoardCards>(swapped, nominal);
  return {
    deal: bySeat((seat) => nominal.map((ofTrick) => ofTrick[seat])),
    tricks: inOrder(played),
    revokes: plan.swaps.map(({ seat, trick, with: other, putRight }, index) => ({
      seat,
      trick,
      suit: plan.suits[trick - 1] ?? 'C',
      card: nominal[other - 1]?.[seat] ?? 'C2',
      instead: nominal[trick - 1]?.[seat] ?? 'C2',
      putRight,
      faced: index === 0 && given.other === 'penalty-card',
    })),
  };
};
