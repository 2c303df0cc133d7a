import {
  type Bid,
  type Denomination,
  type Suit,
  denominationOf,
  isBid,
  levelOf,
  outranks,
  partnerOf,
} from '@app/bridge';
import { honoursIn, lengthOf, stops } from '../hands';
import { isStack } from './advancing';
import {
  type Choice,
  type Context,
  PASS,
  bidding,
  callsOf,
  firstOf,
  lowest,
  partnersLast,
  theirBid,
  theirSuits,
  pointsOf,
  worthOf,
} from './context';

/** Later calls: from what partner has shown, where to play and how high. */

const SUITS_DOWN = ['S', 'H', 'D', 'C'] as const;
const GAME: Readonly<Record<Denomination, Bid>> = { C: '5C', D: '5D', H: '4H', S: '4S', NT: '3NT' };

interface Prospects {
  /** Cards of both hands in each suit, as far as shown. */
  readonly together: (suit: Suit) => number;
  readonly trumps: Suit | null;
  readonly strain: Denomination;
  /** Their suits are stopped in my hand. */
  readonly stopped: boolean;
  readonly low: number;
  readonly high: number;
}

const prospects = (context: Context): Prospects => {
  const { hand, seat, shown } = context;
  const partner = shown[partnerOf(seat)];
  const together = (suit: Suit): number => lengthOf(hand, suit) + partner.lengths[suit];
  const byLength = [...SUITS_DOWN].sort((one, other) => together(other) - together(one));
  const major = byLength.find((suit) => (suit === 'S' || suit === 'H') && together(suit) >= 8);
  const minor = byLength.find((suit) => (suit === 'D' || suit === 'C') && together(suit) >= 8);
  const partnersNoTrump = callsOf(context, partnerOf(seat)).some(
    ({ call }) => isBid(call) && denominationOf(call) === 'NT',
  );
  const stopped = partnersNoTrump || theirSuits(context).every((suit) => stops(hand, suit));
  const trumps = major ?? minor ?? null;
  const suited = worthOf(context, trumps);
  const strain = major ?? (stopped && suited + partner.min < 33 ? 'NT' : (minor ?? 'NT'));
  const points = strain === 'NT' ? worthOf(context, null) : suited;
  return { together, trumps, strain, stopped, low: points + partner.min, high: points + partner.max };
};

const atGame = (bid: Bid): boolean => !outranks(GAME[denominationOf(bid)], bid);

const slam = (context: Context, { trumps, low }: Prospects): Choice | null => {
  const { seat, auction, hand } = context;
  const asked = callsOf(context, seat).at(-1)?.asks === 'aces';
  const partners = partnersLast(context);
  if (asked && partners && trumps) {
    const told = Math.max(['5C', '5D', '5H', '5S'].indexOf(partners.call), 0);
    const aces = told + hand.filter((card) => card.endsWith('A')).length;
    const level = aces >= 3 ? 6 : 5;
    return auction.bid?.bid === `5${trumps}` && level === 5
      ? PASS
      : bidding(context, trumps, {}, { above: level - levelOf(lowest(context, trumps) ?? `5${trumps}`) });
  }
  if (low < (trumps ? 33 : 34) || (auction.bid && levelOf(auction.bid.bid) >= 5)) return null;
  return firstOf(context, [
    [trumps !== null, { call: '4NT', min: 15, forcing: true, asks: 'aces', explained: 'Asks for aces' }],
    [trumps === null, { call: '6NT', min: 15 }],
  ]);
};

/** Partner has shown five cards or more of a major that I can support, and we are in three no-trump. */
const correctToMajor = (context: Context): Choice | null => {
  const { hand, seat, shown, auction } = context;
  if (auction.bid?.bid !== '3NT') return null;
  const partner = shown[partnerOf(seat)].lengths;
  // Who asked for majors and did not like hearts has spades.
  const askedMajors = callsOf(context, partnerOf(seat)).some(({ asks }) => asks === 'majors');
  if (askedMajors && callsOf(context, seat).at(-1)?.lengths?.H && lengthOf(hand, 'S') >= 4) {
    return { call: '4S', lengths: { S: 4 } };
  }
  const major = (['S', 'H'] as const).find(
    (suit) => partner[suit] >= 5 && lengthOf(hand, suit) >= 3 && shown[seat].lengths[suit] < 3,
  );
  return major ? { call: `4${major}`, lengths: { [major]: 3 } } : null;
};

/** Partner's invitation: accepted with more than a minimum of what has been shown. */
const invited = (context: Context, { strain, trumps, together, low }: Prospects): Choice | null => {
  const { seat, shown, auction } = context;
  const partners = partnersLast(context);
  if (!partners?.invites || !auction.bid) return null;
  const { min, max } = shown[seat];
  const accepts = low >= 25 || worthOf(context, trumps) >= Math.ceil((min + Math.min(max, min + 8)) / 2);
  if (auction.bid.bid === '4NT') return accepts ? { call: '6NT' } : PASS;
  const major = SUITS_DOWN.find((suit) => (suit === 'S' || suit === 'H') && together(suit) >= 8);
  return firstOf(context, [
    [accepts, { call: GAME[strain] }],
    [
      major !== undefined && denominationOf(auction.bid.bid) !== major,
      major ? bidding(context, major, {}, { atMost: 3 }) : null,
    ],
  ]);
};

/** Somewhere to rest: pass what will do, else the cheapest strain with seven cards together. */
const resting = (context: Context, { together, low }: Prospects): Choice => {
  const { auction, seat, shown, hand } = context;
  const forced = partnersLast(context)?.forcing === true;
  const standing = auction.bid ? denominationOf(auction.bid.bid) : 'NT';
  const ownLong = SUITS_DOWN.some((suit) => lengthOf(hand, suit) >= 6);
  const tolerable = standing === 'NT' ? !ownLong || auction.bid?.bid !== '1NT' : together(standing) >= 7;
  const max = Math.max(24 - shown[partnerOf(seat)].max, shown[seat].min);
  const signOff = { max };
  if (tolerable && !forced) return { ...PASS, ...signOff };
  const suits = [...SUITS_DOWN].sort((one, other) => together(other) - together(one));
  const level = auction.bid ? levelOf(auction.bid.bid) : 1;
  return firstOf(
    context,
    [
      ...suits.map((suit) => {
        const enough =
          together(suit) >= 7 &&
          (lengthOf(hand, suit) >= 6 || shown[partnerOf(seat)].lengths[suit] >= 4 || together(suit) >= 8);
        return [enough, bidding(context, suit, signOff, { atMost: Math.min(level + 1, 3) })] as const;
      }),
      [low >= 17 || forced, bidding(context, 'NT', signOff, { atMost: low >= 22 || forced ? 2 : 1 })],
      [forced, bidding(context, 'NT', signOff)],
    ],
    { ...PASS, ...signOff },
  );
};

/** The opponents' bid stands: bid on with a fit, double with the balance of strength, or leave them to it. */
const contested = (context: Context, view: Prospects): Choice => {
  const { auction, hand, style } = context;
  const { trumps, together, low } = view;
  const standing = auction.bid;
  if (!standing) return PASS;
  const level = levelOf(standing.bid);
  const theirs = denominationOf(standing.bid);
  const length = trumps ? together(trumps) : 0;
  const stack = theirs !== 'NT' && lengthOf(hand, theirs) >= 4 && honoursIn(hand, theirs) >= 2;
  return firstOf(context, [
    [low >= 25 && !(level >= 4 && length < 9), { call: GAME[view.strain] }],
    [level >= 4 && low >= 24 && pointsOf(context) >= 9, { call: 'X' }],
    [level >= 2 && stack && low >= 20, { call: 'X' }],
    [level <= 2 && view.stopped && low >= 22 && length < 8, bidding(context, 'NT', { min: 15 }, { atMost: 2 })],
    // As high as there are trumps together, to the three level at most.
    [
      length >= 8 && low >= 17 - style.bold,
      trumps && bidding(context, trumps, { lengths: { [trumps]: 3 } }, { atMost: Math.min(length - 6, 3) }),
    ],
  ]);
};

/** Partner has doubled for take-out after I have bid: a major he promised, my suit again, another, or no-trump. */
const answerDouble = (context: Context, { together, stopped }: Prospects): Choice | null => {
  const { hand, auction } = context;
  const partners = partnersLast(context);
  if (partners?.call !== 'X' || partners.forcing !== true || !auction.bid || auction.passed.length !== 1) return null;
  if (isStack(context, denominationOf(auction.bid.bid))) return PASS;
  const points = pointsOf(context);
  const major = (['H', 'S'] as const).find((suit) => together(suit) >= 8);
  const rest = SUITS_DOWN.filter((suit) => !theirSuits(context).includes(suit));
  const suits = [...rest].sort((one, other) => lengthOf(hand, other) - lengthOf(hand, one));
  return firstOf(context, [
    [major !== undefined && points >= 17, major ? { call: `4${major}`, min: 17 } : null],
    [major !== undefined, major ? bidding(context, major, { max: 16, lengths: { [major]: 4 } }) : null],
    [stopped && points >= 17, { call: '3NT', min: 17 }],
    [stopped && lengthOf(hand, suits[0] ?? 'C') < 6, bidding(context, 'NT', { max: 16 }, { atMost: 2 })],
    ...suits.map((suit) => [true, bidding(context, suit, { max: 16, lengths: { [suit]: 3 } }, { atMost: 4 })] as const),
  ]);
};

/** A call by a player who has acted before, or whose partner has. */
export const continuing = (context: Context): Choice => {
  const { auction, seat, shown } = context;
  const view = prospects(context);
  const answered = slam(context, view);
  if (theirBid(context)) return answerDouble(context, view) ?? contested(context, view);
  if (answered) return answered;
  if (partnersLast(context)?.call === 'XX') return PASS;
  const standing = auction.bid?.bid;
  if (standing && atGame(standing)) return correctToMajor(context) ?? PASS;
  const reply = invited(context, view);
  if (reply) return reply;
  const partner = shown[partnerOf(seat)];
  if (view.low >= 25) return firstOf(context, [[true, { call: GAME[view.strain], min: 25 - partner.min }]]);
  const { trumps, high, low } = view;
  const major = trumps === 'S' || trumps === 'H';
  // Worth a try: game is there if partner has more than half of what he may have.
  const wide = high > low && low >= 20 && high >= 25 && low + high >= 47;
  const invitation = { min: Math.max(25 - partner.max, 0), max: 24 - partner.min, invites: true };
  const alreadyTried = callsOf(context, seat).some(({ invites }) => invites);
  const resigned = isBid(partnersLast(context)?.call) ? false : true;
  return firstOf(
    context,
    [
      [
        wide && major && !alreadyTried && !resigned,
        trumps
          ? bidding(context, trumps, invitation, {
              above: standing === `2${trumps}` ? 0 : standing && levelOf(standing) < 2 ? 1 : 0,
              atMost: 3,
            })
          : null,
      ],
      [wide && !major && !alreadyTried && !resigned, bidding(context, 'NT', invitation, { atMost: 2 })],
    ],
    resting(context, view),
  );
};
