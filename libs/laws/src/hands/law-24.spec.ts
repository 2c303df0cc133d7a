import { type Card, RANKS, EDITIONS } from '@app/bridge';
import type { Act } from '../state/acts';
import { openTable } from '../state/table-state';
import { tableAfter } from '../book';

const exposing = (cards: readonly Card[], manner: 'dropped' | 'led'): readonly Act[] => [
  { type: 'CallMade', at: 1, data: { seat: 'N', call: '1C' } },
  { type: 'CardExposed', at: 2, data: { seat: 'W', cards, manner } },
  { type: 'DirectorCalled', at: 3, data: { by: 'N' } },
];

/** The paragraphs under which East has to pass. */
const passes = (edition: (typeof EDITIONS)[number], acts: readonly Act[]): readonly string[] =>
  acts
    .reduce(tableAfter, openTable({ edition, dealer: 'N' }))
    .obligations.flatMap((one) => (one.kind === 'pass' && one.for === 'E' ? [one.law] : []));

describe.each(EDITIONS)('Law 24: whether partner has to pass, %s', (edition) => {
  it.each(RANKS.map((rank) => [rank, 'AKQJT'.includes(rank)] as const))(
    '24A, 24B: one card of rank %s: %s',
    (rank, bound) => {
      expect(passes(edition, exposing([`H${rank}`], 'dropped'))).toEqual(bound ? ['24B'] : []);
    },
  );

  it.each(RANKS)('24B: a card of rank %s that is led binds', (rank) => {
    expect(passes(edition, exposing([`H${rank}`], 'led'))).toEqual(['24B']);
  });

  it.each<readonly [string, readonly Card[]]>([
    ['two small ones', ['H2', 'H3']],
    ['an honour and a small one', ['HA', 'H3']],
    ['a whole suit', ['S9', 'S8', 'S7', 'S6']],
  ])('24C: %s', (_, cards) => {
    expect(passes(edition, exposing(cards, 'dropped'))).toEqual(['24C']);
  });
});
