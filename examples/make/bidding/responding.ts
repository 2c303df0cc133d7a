import { type Hand, type Suit, denominationOf, isBid, leftOf, levelOf, partnerOf, rightOf } from '@app/bridge';
import { isBalanced, lengthOf, stops } from '../hands';
import {
  type Choice,
  type Context,
  type Rule,
  bidding,
  callsOf,
  firstOf,
  lowest,
  theirSuits,
  pointsOf,
  worthOf,
} from './context';

/** First responses to partner's opening of one in a suit. */

const suitsUpTheLine = (hand: Hand, least: number): readonly Suit[] => {
  const long = (['C', 'D', 'H', 'S'] as const).filter((suit) => lengthOf(hand, suit) >= least);
  // The longest first; of two five-card suits the higher; of four-card suits a major, the cheaper one first.
  return [...long].sort((one, other) => {
    const difference = lengthOf(hand, other) - lengthOf(hand, one);
    if (difference !== 0) return difference;
    if (lengthOf(hand, one) >= 5) return long.indexOf(other) - long.indexOf(one);
    const isMinor = (suit: Suit): number => (suit === 'C' || suit === 'D' ? 1 : 0);
    return isMinor(one) - isMinor(other) || long.indexOf(one) - long.indexOf(other);
  });
};

const raises = (context: Context, opened: Suit): readonly Rule[] => {
  const { hand } = context;
  const support = lengthOf(hand, opened);
  const major = opened === 'S' || opened === 'H';
  const points = worthOf(context, opened);
  const enough = support >= (major ? 3 : 5);
  const contested = theirSuits(context).length > 0;
  const lengths = { [opened]: major ? 3 : 5 };
  const stenberg = major && !contested && support >= 4 && points >= 13;
  return [
    [
      stenberg,
      {
        call: '2NT',
        min: 13,
        forcing: true,
        lengths: { [opened]: 4 },
        explained: `Stenberg: game forcing with four ${opened === 'S' ? 'spades' : 'hearts'}`,
      },
    ],
    [major && support >= 5 && points >= 7 && pointsOf(context) <= 9, { call: `4${opened}`, min: 6, max: 10, lengths }],
    [major && contested && enough && points >= 13, { call: `4${opened}`, min: 13, max: 17, lengths }],
    [
      enough && points >= 10 && points <= 12,
      bidding(context, opened, { min: 10, max: 12, lengths, invites: true }, { above: contested ? 0 : 1, atMost: 3 }),
    ],
    [
      major && enough && points >= 6 && points <= 9,
      bidding(context, opened, { min: 6, max: 9, lengths }, { atMost: 2 }),
    ],
  ];
};

const newSuits = (context: Context, opened: Suit): readonly Rule[] => {
  const { hand } = context;
  const points = pointsOf(context);
  const contested = theirSuits(context).length > 0;
  const theirs = theirSuits(context);
  return suitsUpTheLine(hand, 4)
    .filter((suit) => suit !== opened && !theirs.includes(suit))
    .map((suit): Rule => {
      const bid = lowest(context, suit);
      if (!bid || levelOf(bid) > 2)
        return [
          points >= 13 && lengthOf(hand, suit) >= 5,
          bidding(context, suit, { min: 13, forcing: true, lengths: { [suit]: 5 } }, { atMost: 3 }),
        ];
      const cheap = levelOf(bid) === 1;
      // At the two level a suit shows ten points, and five cards if it is a major or the auction is contested.
      const least = cheap ? 4 : suit === 'H' || suit === 'S' || contested ? 5 : 4;
      const fits = lengthOf(hand, suit) >= least && points >= (cheap ? 6 : 10);
      return [fits, { call: bid, min: cheap ? 6 : 10, forcing: true, lengths: { [suit]: least } }];
    });
};

/** A double after an overcall: points, and the major that has not been bid. */
const negativeDouble = (context: Context, opened: Suit): Rule => {
  const { hand, auction } = context;
  const theirs = theirSuits(context);
  const unbid = (['S', 'H'] as const).filter((suit) => suit !== opened && !theirs.includes(suit));
  const level = auction.bid ? levelOf(auction.bid.bid) : 1;
  const points = pointsOf(context);
  const fits =
    theirs.length > 0 && ((unbid.some((suit) => lengthOf(hand, suit) >= 4) && points >= 5 + 2 * level) || points >= 13);
  const [only, other] = unbid;
  const lengths = only && !other ? { [only]: 4 } : {};
  return [fits && level <= 3, { call: 'X', min: 5 + 2 * level, forcing: true, lengths }];
};

const inNoTrump = (context: Context, opened: Suit): readonly Rule[] => {
  const { hand } = context;
  const points = pointsOf(context);
  const stopped = theirSuits(context).every((suit) => stops(hand, suit));
  const balanced = isBalanced(hand);
  const minor = opened === 'C' || opened === 'D';
  return [
    [stopped && balanced && points >= 13 && points <= 15, { call: '3NT', min: 13, max: 15 }],
    [stopped && minor && balanced && points >= 11 && points <= 12, { call: '2NT', min: 11, max: 12, invites: true }],
    [stopped && points >= 6 && points <= 10, bidding(context, 'NT', { min: 6, max: 10 }, { atMost: 1 })],
    [
      stopped && points >= 11 && points <= 12,
      bidding(context, 'NT', { min: 11, max: 12, invites: true }, { atMost: 2 }),
    ],
  ];
};

/** Opener's partner speaks for the first time. */
export const respondToSuit = (context: Context, opened: Suit): Choice => {
  const { hand, seat } = context;
  const points = pointsOf(context);
  const right = callsOf(context, rightOf(seat)).at(-1)?.call;
  const major = opened === 'S' || opened === 'H';
  const bothSpoke = callsOf(context, leftOf(seat)).some(({ call }) => isBid(call));
  const suits = newSuits(context, opened);
  return firstOf(
    context,
    [
      [right === 'X' && points >= 10 && lengthOf(hand, opened) < 4, { call: 'XX', min: 10 }],
      ...raises(context, opened),
      ...(points <= 5 || bothSpoke ? [] : suits),
      negativeDouble(context, opened),
      ...inNoTrump(context, opened),
      [
        !major && lengthOf(hand, opened) >= 4 && worthOf(context, opened) >= 6 && points <= 10,
        bidding(context, opened, { min: 6, max: 10, lengths: { [opened]: 4 } }, { atMost: 2 }),
      ],
      // Nothing suitable: the raise on three cards is better than passing a forcing hand.
      [
        points >= 11,
        bidding(
          context,
          opened,
          { min: 10, max: 12, lengths: { [opened]: 3 }, invites: true },
          { above: theirSuits(context).length > 0 ? 0 : 1, atMost: 3 },
        ),
      ],
    ],
    { call: 'Pass', max: points >= 6 ? 9 : 5 },
  );
};

/** Partner has preempted: raise with support, game with strength, otherwise leave it. */
export const respondToPreempt = (context: Context, opened: Suit): Choice => {
  const { hand, seat } = context;
  const support = lengthOf(hand, opened);
  const points = worthOf(context, opened);
  const major = opened === 'S' || opened === 'H';
  const others = (['S', 'H', 'D', 'C'] as const).filter((suit) => suit !== opened);
  const theirLevel = callsOf(context, partnerOf(seat)).find(({ call }) => isBid(call))?.call;
  const two = isBid(theirLevel) && levelOf(theirLevel) === 2 && denominationOf(theirLevel) === opened;
  return firstOf(context, [
    [major && points >= 15 && support >= 2, { call: `4${opened}`, min: 14 }],
    [points >= 16 && others.every((suit) => stops(hand, suit)), { call: '3NT', min: 16 }],
    [two && support >= 3 && points >= 6 && points <= 14, bidding(context, opened, { min: 6, max: 14 }, { atMost: 3 })],
    [!two && major && support >= 3 && points >= 10, { call: `4${opened}`, min: 8 }],
  ]);
};
