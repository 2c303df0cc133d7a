import { type Bid, type Suit, denominationOf, isBid, levelOf, outranks } from '@app/bridge';
import { isBalanced, lengthOf } from '../hands';
import {
  type Choice,
  type Context,
  type Rule,
  bidding,
  firstOf,
  lowest,
  theirSuits,
  pointsOf,
  worthOf,
} from './context';

/** Opener's second call, after one in a suit and a response by partner, the opponents silent. */

const afterRaise = (context: Context, opened: Suit, raise: Bid): Choice => {
  const { hand } = context;
  const points = worthOf(context, opened);
  const major = opened === 'S' || opened === 'H';
  const limit = levelOf(raise) === 3;
  const game: Choice = major ? { call: `4${opened}`, min: limit ? 14 : 18 } : { call: '3NT', min: limit ? 14 : 18 };
  const suited = major || isBalanced(hand);
  return firstOf(context, [
    [suited && points >= (limit ? 14 : 18), game],
    [!limit && major && points >= 16, bidding(context, opened, { min: 16, max: 17, invites: true }, { atMost: 3 })],
    [!limit && !major && points >= 17, bidding(context, 'NT', { min: 17, max: 18, invites: true }, { atMost: 2 })],
  ]);
};

const ownSuits = (context: Context, opened: Suit, response: Suit): readonly Rule[] => {
  const { hand } = context;
  const points = pointsOf(context);
  // A reverse takes partner past two of the suit that was opened.
  const reverse = (suit: Suit): boolean => {
    const call = lowest(context, suit);
    return call !== null && levelOf(call) >= 2 && outranks(call, `2${opened}`);
  };
  const others = (['H', 'S', 'D', 'C'] as const).filter((suit) => suit !== opened && suit !== response);
  const second = (suit: Suit): readonly Rule[] => {
    const call = lowest(context, suit);
    const cheap = call !== null && levelOf(call) === 1;
    const least = reverse(suit) ? 17 : 11;
    return [
      [
        lengthOf(hand, suit) >= 4 && (cheap || !isBalanced(hand)) && points >= Math.max(least, cheap ? 11 : least),
        bidding(context, suit, { min: least, max: 18, lengths: { [suit]: 4 }, forcing: least >= 17 }, { atMost: 3 }),
      ],
    ];
  };
  return [
    [
      lengthOf(hand, opened) >= 6 && points >= 16,
      bidding(context, opened, { min: 16, max: 18, lengths: { [opened]: 6 }, invites: true }, { above: 1, atMost: 3 }),
    ],
    ...others.flatMap(second),
    [
      lengthOf(hand, opened) >= 6,
      bidding(context, opened, { min: 11, max: 15, lengths: { [opened]: 6 } }, { atMost: 3 }),
    ],
  ];
};

const afterNewSuit = (context: Context, opened: Suit, bid: Bid, response: Suit): Choice => {
  const { hand, style } = context;
  const points = pointsOf(context);
  const supported = worthOf(context, response);
  const fit = lengthOf(hand, response) >= (levelOf(bid) === 1 || response === 'C' || response === 'D' ? 4 : 3);
  const lengths = { [response]: fit ? 3 : 0 };
  const balanced = isBalanced(hand);
  const major = response === 'S' || response === 'H';
  const twoLevel = levelOf(bid) === 2;
  return firstOf(
    context,
    [
      [
        fit && major && supported >= (twoLevel ? 15 : 19),
        { call: `4${response}`, min: twoLevel ? 15 : 18, max: 21, lengths },
      ],
      [
        fit && major && supported >= 16,
        bidding(context, response, { min: 16, max: 18, lengths, invites: true }, { above: 1, atMost: 3 }),
      ],
      [twoLevel && points >= 16, { call: '3NT', min: 15, max: 19 }],
      [fit && (major || !balanced), bidding(context, response, { min: 11, max: 15, lengths }, { atMost: 3 })],
      ...(balanced ? [] : ownSuits(context, opened, response)),
      [balanced && twoLevel && points >= 15, { call: '3NT', min: 15, max: 19 }],
      [
        balanced && points >= 18,
        bidding(context, 'NT', { min: 18, max: 19, invites: !twoLevel }, { above: twoLevel ? 0 : 1, atMost: 3 }),
      ],
      // A major that still fits at the one level comes before no-trump.
      [
        balanced && response === 'H' && lengthOf(hand, 'S') >= 4,
        bidding(context, 'S', { min: 11, max: 17, lengths: { S: 4 } }, { atMost: 1 }),
      ],
      [balanced && !twoLevel && points > style.noTrump[1], bidding(context, 'NT', { min: 15, max: 17 }, { atMost: 1 })],
      [balanced && lengthOf(hand, opened) < 6, bidding(context, 'NT', { min: 11, max: 14 }, { atMost: 2 })],
      ...ownSuits(context, opened, response),
      [
        lengthOf(hand, opened) >= 5,
        bidding(context, opened, { min: 11, max: 15, lengths: { [opened]: 5 } }, { atMost: 2 }),
      ],
      [
        lengthOf(hand, response) >= 3,
        bidding(context, response, { min: 11, max: 15, lengths: { [response]: 3 } }, { atMost: 2 }),
      ],
      [true, bidding(context, 'NT', { min: 11, max: 15 }, { atMost: 2 })],
    ],
    bidding(context, opened, { min: 11, max: 15 }, { atMost: 3 }) ?? { call: 'Pass' },
  );
};

const afterNoTrump = (context: Context, opened: Suit, response: Bid): Choice => {
  const { hand } = context;
  const points = pointsOf(context);
  const level = levelOf(response);
  const low = points + (level === 1 ? 6 : 11);
  if (level >= 3) {
    const major = opened === 'S' || opened === 'H';
    return firstOf(context, [[major && lengthOf(hand, opened) >= 6, { call: `4${opened}`, lengths: { [opened]: 6 } }]]);
  }
  return firstOf(context, [
    [isBalanced(hand) && low >= 25, { call: '3NT', min: 14 }],
    [level === 1 && isBalanced(hand) && points >= 17, { call: '2NT', min: 17, max: 18, invites: true }],
    ...(isBalanced(hand) ? [] : ownSuits(context, opened, opened)),
    [low >= 25, { call: '3NT', min: 14 }],
  ]);
};

/** The first rebid of the player who opened one in a suit; null where the opponents came between or partner passed. */
export const rebidAfter = (context: Context, opened: Suit, response: Choice): Choice | null => {
  if (theirSuits(context).length > 0 || !isBid(response.call)) return null;
  const denomination = denominationOf(response.call);
  if (denomination === opened) return levelOf(response.call) <= 3 ? afterRaise(context, opened, response.call) : null;
  // Stenberg: the fit is known; what is left is game or more.
  if (response.explained !== undefined) return null;
  if (denomination === 'NT') return afterNoTrump(context, opened, response.call);
  return levelOf(response.call) <= 2 ? afterNewSuit(context, opened, response.call, denomination) : null;
};
