import fc from 'fast-check';
import { beats, DECK, isCard, isRank, isSuit, rankOf, sortedHand, suitOf } from './cards';

it('has 52 different cards, spade ace first', () => {
  expect(new Set(DECK).size).toBe(52);
  expect([DECK[0], DECK[12], DECK[13], DECK[51]]).toEqual(['SA', 'S2', 'HA', 'C2']);
});

it('every card is its suit and its rank', () => {
  for (const card of DECK) expect(`${suitOf(card)}${rankOf(card)}`).toBe(card);
});

it.each([
  ['SA', true],
  ['C2', true],
  ['CT', true],
  ['C10', false],
  ['AS', false],
  ['sa', false],
  ['', false],
  [5, false],
])('%j as a card: %s', (value, expected) => expect(isCard(value)).toBe(expected));

it.each([
  ['S', true, false],
  ['T', false, true],
  ['NT', false, false],
  ['1', false, false],
])('%j: a suit %s, a rank %s', (value, suit, rank) => expect([isSuit(value), isRank(value)]).toEqual([suit, rank]));

it('sorts any hand as hands are written down, and loses no card', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...DECK]), (cards) => {
      expect(sortedHand(cards)).toEqual(DECK.filter((card) => cards.includes(card)));
    }),
  );
});

it.each([
  ['SK', 'SQ', 'NT', true],
  ['S9', 'ST', 'NT', false],
  ['H2', 'SA', 'H', true],
  ['H2', 'SA', 'NT', false],
  ['SA', 'H2', 'H', false],
  ['DA', 'C2', 'S', false],
  ['SA', 'SA', 'S', false],
] as const)('L44: %s beats %s in %s: %s', (card, best, denomination, expected) => {
  expect(beats(card, best, denomination)).toBe(expected);
});
