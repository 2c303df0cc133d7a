import {
  type Deal,
  type Seat,
  DECK,
  SEATS,
  SIDES,
  bySeat,
  cardPlayed,
  isCompleteDeal,
  leftOf,
  legalCards,
  openPlay,
  parsePbnDeal,
  remaining,
} from '@app/bridge';
import fc from 'fast-check';
import { sureTrumpTricks } from './trump-tricks';

const dealOf = (text: string): Deal => {
  const read = parsePbnDeal(text);
  if (!read.ok || !isCompleteDeal(read.value)) throw new Error(text);
  return read.value;
};

it.each([
  ['the ace alone', 'N:A.AKQJ.AKQJ.AKQJ KQJT9.T98.T98.T9 87654.765.765.8 32.432.432.765432', 'NS', 1],
  [
    'a king alone under the ace, and five small ones under as many higher',
    'N:K.AKQJ.AKQJ.AKQJ AQJT9.T98.T98.T9 87654.765.765.8 32.432.432.765432',
    'NS',
    0,
  ],
  [
    'five small ones under four higher',
    'N:65432.AK.AKQ.AKQ AKQJ.QJT9.JT9.JT T987.8765.876.98 .432.5432.765432',
    'NS',
    1,
  ],
] as const)('%s', (_, deal, side, least) => {
  expect(sureTrumpTricks(dealOf(deal), side, 'S')).toBe(least);
  expect(sureTrumpTricks(dealOf(deal), side, 'NT')).toBe(0);
});

it('no side takes fewer, however the cards are played', () => {
  const someDeal = fc
    .shuffledSubarray([...DECK], { minLength: 52, maxLength: 52 })
    .map((cards): Deal => bySeat((seat) => cards.slice(13 * SEATS.indexOf(seat), 13 * SEATS.indexOf(seat) + 13)));
  fc.assert(
    fc.property(
      someDeal,
      fc.constantFrom<Seat>(...SEATS),
      fc.array(fc.nat(12), { minLength: 52, maxLength: 52 }),
      (deal, declarer, choices) => {
        let play = openPlay({ bid: '4S', declarer, risk: 'undoubled' }, leftOf(declarer));
        for (const choice of choices) {
          const seat = play.turn;
          if (seat === null) break;
          const cards = legalCards(play, remaining(deal[seat], play));
          const card = cards[choice % cards.length];
          if (card) play = cardPlayed(play, seat, card);
        }
        for (const side of SIDES) expect(play.won[side]).toBeGreaterThanOrEqual(sureTrumpTricks(deal, side, 'S'));
      },
    ),
  );
});
