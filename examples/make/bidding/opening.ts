import type { Hand, Suit } from '@app/bridge';
import { heightOf, honoursIn, isBalanced, lengthOf, topHonoursIn } from '../hands';
import { type Choice, type Context, type Rule, firstOf, pointsOf } from './context';

/** Natural openings: five-card majors, no-trump as the pair plays it, weak twos, a strong two clubs. */

const suitsByLength = (hand: Hand): readonly [Suit, number][] =>
  (['S', 'H', 'D', 'C'] as const)
    .map((suit): [Suit, number] => [suit, lengthOf(hand, suit)])
    .sort((one, other) => other[1] - one[1]);

/** Rule of twenty; in fourth seat points and spades make fifteen. */
const worthOpening = (context: Context): boolean => {
  const { hand, style, auction } = context;
  const points = pointsOf(context);
  const [[, first] = ['S', 0], [, second] = ['S', 0]] = suitsByLength(hand);
  if (auction.passed.length === 3) return points >= 11 && points + lengthOf(hand, 'S') >= 15 - style.bold;
  return points >= 12 || (points >= 10 && points + first + second >= 20 - style.bold);
};

const ofASuit = ({ hand }: Context): Choice => {
  const shows = { min: 11, max: 21 };
  const [spades, hearts, diamonds, clubs] = [
    lengthOf(hand, 'S'),
    lengthOf(hand, 'H'),
    lengthOf(hand, 'D'),
    lengthOf(hand, 'C'),
  ];
  if (spades >= 5 && spades >= Math.max(hearts, diamonds - 1, clubs - 1)) {
    return { ...shows, call: '1S', lengths: { S: 5 } };
  }
  if (hearts >= 5 && hearts >= Math.max(diamonds - 1, clubs - 1)) return { ...shows, call: '1H', lengths: { H: 5 } };
  if (clubs > diamonds || (clubs === 3 && diamonds === 3)) return { ...shows, call: '1C', lengths: { C: 3 } };
  return { ...shows, call: '1D', lengths: { D: 3 } };
};

const preempts = (context: Context): readonly Rule[] => {
  const { hand, vulnerable, style, auction } = context;
  const points = pointsOf(context);
  const weak = auction.passed.length < 3 && points <= 10 && points >= (vulnerable ? 6 : 5) - style.bold;
  const good = (suit: Suit): boolean => topHonoursIn(hand, suit) >= 1 && honoursIn(hand, suit) >= (vulnerable ? 3 : 2);
  const sideMajor = (suit: Suit): boolean =>
    (suit !== 'S' && lengthOf(hand, 'S') >= 4) || (suit !== 'H' && lengthOf(hand, 'H') >= 4);
  const three = (suit: Suit): Rule => [
    weak && lengthOf(hand, suit) >= 7 && good(suit),
    { call: `3${suit}`, min: 5, max: 10, lengths: { [suit]: 7 } },
  ];
  const two = (suit: 'S' | 'H' | 'D'): Rule => [
    weak && lengthOf(hand, suit) === 6 && good(suit) && !sideMajor(suit),
    { call: `2${suit}`, min: 5, max: 10, lengths: { [suit]: 6 } },
  ];
  return [three('S'), three('H'), three('D'), three('C'), two('S'), two('H'), two('D')];
};

/** The call of a player before anybody has bid. */
export const opening = (context: Context): Choice => {
  const { hand, style } = context;
  const points = pointsOf(context);
  const balanced = isBalanced(hand);
  const [least, most] = style.noTrump;
  const eachTwo = { S: 2, H: 2, D: 2, C: 2 };
  // Twenty-one with a good long suit is opened as if it were more.
  const strong = points >= 22 || (points >= 21 && !balanced && hand.filter((card) => heightOf(card) >= 11).length >= 6);
  return firstOf(
    context,
    [
      [strong, { call: '2C', min: 21, forcing: true, asks: 'strength', explained: 'Strong and artificial' }],
      [balanced && points >= 20, { call: '2NT', min: 20, max: 21, lengths: eachTwo }],
      [
        balanced && points >= least && points <= most,
        {
          call: '1NT',
          min: least,
          max: most,
          lengths: eachTwo,
          ...(least < 14 ? { explained: `Balanced, ${least}-${most} points` } : {}),
        },
      ],
      [worthOpening(context), ofASuit(context)],
      ...preempts(context),
    ],
    { call: 'Pass', max: 11 },
  );
};
