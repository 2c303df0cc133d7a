import { ZERO, rational } from '../rational';
import { type TieBreakName, criteriaFor } from './by-name';
import { lotsDrawn } from './lots';
import { type Criterion, placings } from './tie-break';

const FACTS = {
  boards: [
    { pair: 'a', opponents: 'b', round: 1, board: '1', centred: rational(4) },
    { pair: 'b', opponents: 'a', round: 1, board: '1', centred: rational(-4) },
  ],
  matches: [
    { teams: ['a', 'b'], points: [rational(18), rational(12)], imps: [rational(30), rational(10)] },
    { teams: ['a', 'c'], points: [rational(15), rational(15)], imps: [rational(1), rational(1)] },
  ],
} as const;

const placed = (entries: readonly string[], criteria: readonly Criterion<string>[]): readonly string[] =>
  placings(entries, {
    total: { name: 'total', paragraph: 'L78', value: () => [ZERO] },
    criteria,
    isNeeded: () => true,
  }).map(({ entry, place, shared, reasons }) =>
    [`${place}${shared ? '=' : ''}`, entry, ...reasons.map(({ paragraph }) => paragraph)].join(' '),
  );

it.each<[TieBreakName, readonly string[]]>([
  ['dbf-223', ['DBf 223B1', 'DBf 223B2', 'DBf 223B3']],
  ['fsb-95A', ['FSB 95A']],
  ['dbf-221A', ['DBf 221A1', 'DBf 221A2', 'DBf 221A3']],
  ['dbf-221B', ['DBf 221B1', 'DBf 221B2']],
  ['fsb-95B', ['FSB 95B', 'FSB 95B', 'FSB 95B', 'FSB 95B']],
])('%s has its criteria in order, and each reads its facts', (name, paragraphs) => {
  const criteria = criteriaFor(name, FACTS);
  expect(criteria.map(({ paragraph }) => paragraph)).toEqual(paragraphs);
  // b has met a, who has 33 in all; a has met b with 12 and c with 15.
  const first = name === 'dbf-221B' ? 'b' : 'a';
  expect(placed(['b', 'a'], criteria)[0]).toBe(`1 ${first} ${paragraphs[0] ?? ''}`);
  expect(placed(['b', 'a'], criteriaFor(name, {}))).toEqual(['1= b', '1= a']);
});

describe('lots', () => {
  it('tell apart those who were in one lot', () => {
    const lots = lotsDrawn([
      ['c', 'a', 'b'],
      ['e', 'd'],
    ]);
    expect(placed(['a', 'b', 'c'], [lots])).toEqual(['1 c lots', '2 a lots', '3 b lots']);
    expect(placed(['b', 'a'], [lots])).toEqual(['1 a lots', '2 b lots']);
    expect(placed(['a', 'b', 'c', 'd', 'e'], [lots])).toEqual(['1= a', '1= b', '1= c', '1= d', '1= e']);
    expect(placed(['a', 'b'], [lotsDrawn([])])).toEqual(['1= a', '1= b']);
  });

  it('come after the criteria, and the later lot stands', () => {
    const lots = lotsDrawn([
      ['b', 'c'],
      ['c', 'b'],
    ]);
    const best: Criterion<string> = {
      name: 'total',
      paragraph: 'X',
      value: (entry) => [rational(entry === 'a' ? 1 : 0)],
    };
    expect(placed(['b', 'c', 'a'], [best, lots])).toEqual(['1 a X', '2 c X lots', '3 b X lots']);
  });
});
