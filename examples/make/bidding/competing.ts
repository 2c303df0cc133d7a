import { denominationOf, levelOf } from '@app/bridge';
import { honoursIn, isBalanced, lengthOf, stops } from '../hands';
import { type Choice, type Context, type Rule, bidding, firstOf, lowest, pointsOf, theirSuits } from './context';
import { SUITS_UP, longest, unbidSuits } from './suits';

/** First calls of the side that did not open. */

/** To pass now would end the auction, at a level where it pays to fight. */
const inPassOutSeat = ({ auction }: Context): boolean =>
  auction.passed.length === 2 && auction.bid !== null && levelOf(auction.bid.bid) <= 2;

const overcalls = (context: Context, lightly: number): readonly Rule[] => {
  const { hand, vulnerable } = context;
  const points = pointsOf(context);
  return unbidSuits(context).map((suit): Rule => {
    const bid = lowest(context, suit);
    if (!bid) return [false, null];
    const level = levelOf(bid);
    const length = lengthOf(hand, suit);
    const quality = honoursIn(hand, suit);
    const least = (level === 1 ? 8 : level === 2 ? 11 : 13) - lightly;
    const goodEnough =
      level === 1 ? quality >= 2 || points >= 11 : quality >= 2 && (length >= 6 || quality >= 3 || points >= 13);
    const fits =
      length >= 5 && level <= 3 && points >= least && points <= 17 && goodEnough && (!vulnerable || points > least);
    return [
      fits && suit === longest(context, unbidSuits(context)),
      { call: bid, min: least, max: 17, lengths: { [suit]: level === 3 ? 6 : 5 } },
    ];
  });
};

const weakJumps = (context: Context): readonly Rule[] => {
  const { hand, vulnerable } = context;
  const points = pointsOf(context);
  return unbidSuits(context).map((suit): Rule => [
    !vulnerable &&
      !inPassOutSeat(context) &&
      points >= 5 &&
      points <= 9 &&
      lengthOf(hand, suit) >= 6 &&
      honoursIn(hand, suit) >= 2,
    bidding(
      context,
      suit,
      { min: 5, max: 9, lengths: { [suit]: 6 } },
      { above: 1, atMost: lengthOf(hand, suit) >= 7 ? 3 : 2 },
    ),
  ]);
};

const takeout = (context: Context, lightly: number): Rule => {
  const { hand, auction } = context;
  const points = pointsOf(context);
  const unbid = unbidSuits(context);
  const level = auction.bid ? levelOf(auction.bid.bid) : 1;
  const short = theirSuits(context).every((suit) => lengthOf(hand, suit) <= 2);
  const support = unbid.every((suit) => lengthOf(hand, suit) >= 3);
  const least = 12 + Math.max(level - 2, 0) - lightly;
  const lengths = Object.fromEntries(unbid.map((suit) => [suit, 3]));
  const ordinary = points >= least && short && support && level <= 4;
  return [
    (ordinary || points >= 18) && theirSuits(context).length > 0,
    { call: 'X', min: least, max: ordinary && points < 18 ? 17 : 37, forcing: true, lengths: ordinary ? lengths : {} },
  ];
};

/** The opponents have opened; our side has not yet spoken. */
export const enterAuction = (context: Context): Choice => {
  const { hand, auction, style } = context;
  const points = pointsOf(context);
  const lightly = style.bold + (inPassOutSeat(context) ? 3 : 0);
  const overNoTrump =
    auction.bid !== null && denominationOf(auction.bid.bid) === 'NT' && theirSuits(context).length === 0;
  const level = auction.bid ? levelOf(auction.bid.bid) : 1;
  const stopped = theirSuits(context).every((suit) => stops(hand, suit));
  if (overNoTrump) {
    const suit = longest(context, SUITS_UP);
    const length = suit ? lengthOf(hand, suit) : 0;
    const good = suit !== null && honoursIn(hand, suit) >= 2 && (length >= 6 || points >= 12) && length >= 5;
    return firstOf(context, [
      [points >= 16, { call: 'X', min: 15 }],
      [
        good && points >= 9 && level === 1,
        suit && bidding(context, suit, { min: 9, max: 15, lengths: { [suit]: 5 } }, { atMost: 2 }),
      ],
    ]);
  }
  const twoSuits = theirSuits(context).length >= 2;
  return firstOf(context, [
    [
      !twoSuits &&
        isBalanced(hand) &&
        stopped &&
        points >= 15 - (inPassOutSeat(context) ? 4 : 0) &&
        points <= (inPassOutSeat(context) ? 14 : 18),
      bidding(
        context,
        'NT',
        {
          min: inPassOutSeat(context) ? 11 : 15,
          max: inPassOutSeat(context) ? 14 : 18,
          lengths: { S: 2, H: 2, D: 2, C: 2 },
        },
        { atMost: level === 1 ? 1 : 2 },
      ),
    ],
    ...(points < 14 || longestMajor(context) >= 6 ? overcalls(context, lightly) : []),
    takeout(context, lightly),
    ...overcalls(context, lightly),
    ...weakJumps(context),
  ]);
};

const longestMajor = ({ hand }: Context): number => Math.max(lengthOf(hand, 'S'), lengthOf(hand, 'H'));
