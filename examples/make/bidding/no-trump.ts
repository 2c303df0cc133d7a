import { type Suit, denominationOf, isBid, levelOf, partnerOf } from '@app/bridge';
import { lengthOf } from '../hands';
import { type Choice, type Context, bidding, firstOf, partnersLast, pointsOf } from './context';

/** Responses to a no-trump opening (Stayman and transfers), and the answers to partner's conventional questions. */

const NAME = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' } as const;

/** Partner has opened or overcalled in no-trump; the player on the right has passed. */
export const respondToNoTrump = (context: Context): Choice => {
  const { hand, seat, shown } = context;
  const points = pointsOf(context);
  const { min, max } = shown[partnerOf(seat)];
  const last = partnersLast(context)?.call;
  const level = isBid(last) ? levelOf(last) : 1;
  const [hearts, spades] = [lengthOf(hand, 'H'), lengthOf(hand, 'S')];
  const [invites, game] = [points + max >= 25, points + min >= 25];
  const transfer = (over: 'D' | 'H', to: 'H' | 'S'): Choice => ({
    call: level === 1 ? `2${over}` : `3${over}`,
    forcing: true,
    asks: 'transfer',
    lengths: { [to]: 5 },
    explained: `Transfer: five or more ${NAME[to]}`,
  });
  const stayman: Choice = {
    call: level === 1 ? '2C' : '3C',
    min: Math.max(25 - max, 0),
    forcing: true,
    asks: 'majors',
    explained: 'Asks for a four-card major',
  };
  return firstOf(
    context,
    [
      [spades >= 5 && spades >= hearts, transfer('H', 'S')],
      [hearts >= 5, transfer('D', 'H')],
      [invites && (hearts === 4 || spades === 4), stayman],
      [points + min >= 33, { call: '6NT', min: 33 - min }],
      [points + max >= 33, { call: '4NT', min: 33 - max, max: 32 - min, invites: true }],
      [game, { call: '3NT', min: 25 - min }],
      [invites && level === 1, { call: '2NT', min: 25 - max, max: 24 - min, invites: true }],
    ],
    { call: 'Pass', max: Math.max(24 - max, 0) },
  );
};

const ACES = { 0: '5C', 1: '5D', 2: '5H', 3: '5S', 4: '5C' } as const;
const isCount = (count: number): count is keyof typeof ACES => count in ACES;

const strengthAnswer = (context: Context): Choice => {
  const { hand } = context;
  const points = pointsOf(context);
  const suit = (['S', 'H', 'D', 'C'] as const).find((one) => lengthOf(hand, one) >= 5);
  const natural = suit && bidding(context, suit, { min: 8, forcing: true, lengths: { [suit]: 5 } });
  return firstOf(context, [
    [points >= 8, natural ?? null],
    [points >= 8, { call: '2NT', min: 8, forcing: true }],
    [true, { call: '2D', max: 7, forcing: true, explained: 'Negative or waiting' }],
  ]);
};

/** The answer to partner's question; null where the last call asked none. */
export const answer = (context: Context): Choice | null => {
  const { hand } = context;
  const asked = partnersLast(context);
  switch (asked?.asks) {
    case undefined:
      return null;
    case 'majors':
      return firstOf(context, [
        [lengthOf(hand, 'H') >= 4, bidding(context, 'H', { lengths: { H: 4 } })],
        [lengthOf(hand, 'S') >= 4, bidding(context, 'S', { lengths: { S: 4 } })],
        [true, bidding(context, 'D', { explained: 'No four-card major' })],
      ]);
    case 'transfer': {
      const over = isBid(asked.call) ? denominationOf(asked.call) : 'D';
      const to: Suit = over === 'D' ? 'H' : 'S';
      return firstOf(context, [[true, bidding(context, to, {})]]);
    }
    case 'aces': {
      const aces = hand.filter((card) => card.endsWith('A')).length;
      const call = isCount(aces) ? ACES[aces] : '5C';
      const explained = call === '5C' ? 'No ace, or four' : aces === 1 ? 'One ace' : `${aces} aces`;
      return { call, explained, forcing: true };
    }
    case 'strength':
      return strengthAnswer(context);
  }
};
