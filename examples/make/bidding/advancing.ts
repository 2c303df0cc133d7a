import { type Denomination, type Suit, denominationOf, isBid, levelOf, partnerOf, sideOf } from '@app/bridge';
import { cardsOf, honoursIn, lengthOf, stops } from '../hands';
import { type Choice, type Context, bidding, callsOf, firstOf, pointsOf, theirSuits, worthOf } from './context';
import { longest, unbidSuits } from './suits';

/** Answers to partner's overcall or take-out double. */

/** Partner has overcalled in a suit. */
export const advanceOvercall = (context: Context, suit: Suit): Choice => {
  const { hand } = context;
  const support = lengthOf(hand, suit);
  const points = worthOf(context, suit);
  const major = suit === 'S' || suit === 'H';
  const theirs = theirSuits(context);
  const stopped = theirs.length > 0 && theirs.every((one) => stops(hand, one));
  const own = longest(
    context,
    unbidSuits(context).filter((one) => one !== suit),
  );
  const lengths = { [suit]: 3 };
  return firstOf(context, [
    [major && support >= 3 && points >= 14, { call: `4${suit}`, min: 13, lengths }],
    [
      support >= 3 && points >= 11,
      bidding(context, suit, { min: 11, max: 13, lengths, invites: true }, { above: 1, atMost: 3 }),
    ],
    [
      support >= 3 && points >= 6,
      bidding(context, suit, { min: 6, max: 10, lengths }, { atMost: support >= 4 ? 3 : 2 }),
    ],
    [stopped && pointsOf(context) >= 14, { call: '3NT', min: 14 }],
    [
      stopped && pointsOf(context) >= 9,
      bidding(context, 'NT', { min: 9, max: 13 }, { atMost: pointsOf(context) >= 11 ? 2 : 1 }),
    ],
    [
      own !== null && lengthOf(hand, own) >= 5 && pointsOf(context) >= 9,
      own && bidding(context, own, { min: 9, max: 14, lengths: { [own]: 5 } }, { atMost: 2 }),
    ],
  ]);
};

/** Partner has doubled for take-out: with nothing much the longest suit, with more a jump, with a game try game. */
export const answerTakeout = (context: Context): Choice => {
  const { hand, auction } = context;
  const points = pointsOf(context);
  // Over a redouble, too, somebody has to run.
  const forced =
    (auction.passed.length === 1 && auction.risk === 'doubled') ||
    (auction.passed.length === 0 && auction.risk === 'redoubled');
  const free = !forced;
  const theirs = theirSuits(context);
  const stopped = theirs.every((suit) => stops(hand, suit));
  const unbid = unbidSuits(context);
  const majors = unbid.filter((suit) => (suit === 'H' || suit === 'S') && lengthOf(hand, suit) >= 4);
  const best = longest(context, majors.length > 0 && points >= 0 ? majors : unbid) ?? 'C';
  const trumpStack = auction.bid !== null && isStack(context, denominationOf(auction.bid.bid));
  const lengths = { [best]: 4 };
  const length = lengthOf(hand, best);
  const most = free ? 3 : 7;
  return firstOf(
    context,
    [
      [trumpStack && !free, { call: 'Pass', min: 6 }],
      [free && (points < 6 || (auction.bid !== null && levelOf(auction.bid.bid) >= 3)), { call: 'Pass', max: 9 }],
      [majors.length > 0 && points >= 12, { call: best === 'H' ? '4H' : '4S', min: 12, lengths }],
      [stopped && majors.length === 0 && points >= 13, { call: '3NT', min: 13 }],
      [
        majors.length > 0 && points >= 9,
        bidding(context, best, { min: 9, max: 11, lengths, invites: true }, { above: 1, atMost: 3 }),
      ],
      [
        stopped && majors.length === 0 && points >= 6 && points <= 10,
        bidding(context, 'NT', { min: 6, max: 10 }, { atMost: 1 }),
      ],
      [
        stopped && majors.length === 0 && points >= 11,
        bidding(context, 'NT', { min: 11, max: 12, invites: true }, { atMost: 2 }),
      ],
      [
        length >= 4 || !free,
        bidding(context, best, { max: 8, lengths: { [best]: Math.min(length, 4) } }, { atMost: most }),
      ],
    ],
    { call: 'Pass' },
  );
};

/** Length and strength in their trumps, better than anything of our own. */
export const isStack = ({ hand }: Context, trumps: Denomination): boolean =>
  trumps !== 'NT' && cardsOf(hand, trumps).length >= 5 && honoursIn(hand, trumps) >= 3;

/** How partner entered, if the opponents opened: the first thing he did. */
export const partnersEntry = (context: Context): 'overcall' | 'double' | 'no-trump' | null => {
  const first = callsOf(context, partnerOf(context.seat)).find(({ call }) => call !== 'Pass');
  const opener = context.said.find(({ choice }) => isBid(choice.call))?.seat;
  if (!first || opener === undefined || sideOf(opener) === sideOf(context.seat)) return null;
  if (first.call === 'X') return 'double';
  return isBid(first.call) && denominationOf(first.call) === 'NT' ? 'no-trump' : 'overcall';
};
