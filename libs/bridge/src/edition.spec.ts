import { EDITIONS, authorityNamedIn, inEdition, since, type Edition } from './edition';

/** Not one that a session can be played under: what the order says of any edition. */
const COMING = 'wbf-2027' as Edition;

describe('editions', () => {
  it('are listed from the newest to the oldest', () => {
    for (const [index, edition] of EDITIONS.entries()) {
      expect(EDITIONS.map((other) => since(edition, other))).toEqual(EDITIONS.map((_, other) => index <= other));
    }
  });

  it('say the same as their predecessor until they say otherwise', () => {
    expect(inEdition('wbf-2017', { 'wbf-2007': '27A' })).toBe('27A');
    expect(inEdition('wbf-2017', { 'wbf-2007': '17D1', 'wbf-2017': '15A1' })).toBe('15A1');
    expect(inEdition(COMING, { 'wbf-2017': '15A1', 'wbf-2007': '17D1' })).toBe('15A1');
    expect(inEdition(COMING, { 'wbf-2007': '17D1', 'wbf-2017': '15A1' })).toBe('15A1');
  });

  it('have nothing of what only a later one has, nor of what one has given up', () => {
    expect(inEdition('wbf-2007', { 'wbf-2017': '67B3' })).toBeUndefined();
    expect(inEdition('wbf-2017', { 'wbf-2007': '30B2b', 'wbf-2017': null })).toBeUndefined();
    expect(inEdition(COMING, { 'wbf-2007': '30B2b', 'wbf-2017': null })).toBeUndefined();
    expect(inEdition('wbf-2007', { 'wbf-2007': '30B2b', 'wbf-2017': null })).toBe('30B2b');
  });
});

it.each([
  ['DBf X12A', { authority: 'DBf', paragraph: 'X12A' }],
  ['FSB  L12C1c', { authority: 'FSB', paragraph: 'L12C1c' }],
  ['16B1', { authority: 'WBF', paragraph: '16B1' }],
  ['DBfX12A', { authority: 'WBF', paragraph: 'DBfX12A' }],
])('%s is a paragraph of a federation, or else of WBF', (text, named) => {
  expect(authorityNamedIn(text)).toEqual(named);
});
