import { type Fault, type Line, assignsOtherTable, bothSides, comparisonField, given, rational, scored, weights } from '@app/scoring';
import { impsOf, matchpointsOf } from './match';
import { scoreOf } from './played';

/** Results that differ by side, by table or by what they are compared with. */

const split = (ns: number, ew: number): Line['outcome'] => ({
  NS: { kind: 'score', score: ns },
  EW: { kind: 'score', score: ew },
});

it('E17 [commentary 76, 82C]: the director has erred: more tricks in the same contract, each side with its own score', () => {
  // 3S, not the 4S that was missed without him: ten tricks for N-S, who might have made them, nine for E-W.
  const result = split(scoreOf('3S N', 10, 'None'), scoreOf('3S N', 9, 'None'));
  expect(result).toEqual(split(170, 140));
  const { NS, EW } = matchpointsOf(result, scored(scoreOf('4S N', 10, 'None')), scored(140));
  // 170 beats 140 and loses to 420; -140 is level with one and beats the other. Two units and three, of four.
  expect(NS).toEqual(['2.0', '4.0', '0.0']);
  expect(EW).toEqual(['3.0', '0.0', '3.0']);
});

describe('E56 [commentary 73, 79B]: a number of tricks disputed', () => {
  const ten = scoreOf('4S N', 10, 'None');
  const nine = scoreOf('4S N', 9, 'None');

  it('fixed by the director: the same for both sides', () => {
    expect(impsOf(scored(nine), scored(ten))).toBe('-10.0 10.0');
  });

  it('after agreement: one side may have less, and the other no more', () => {
    expect(impsOf(split(nine, ten), scored(ten))).toBe('-10.0 0.0');
  });
});

describe('E57 [commentary 77, 86B1; 2007 86D]: a board with a result at one table only', () => {
  const expected = (imps: number) => given(rational(imps), 'imps');

  it.each<['wbf2007' | 'wbf2017', number, Fault, boolean]>([
    ['wbf2017', 4, 'home', true],
    ['wbf2017', -4, 'none', true],
    ['wbf2017', 3, 'none', false],
    ['wbf2017', -3, 'both', false],
    ['wbf2007', 4, 'away', true],
    ['wbf2007', 4, 'home', false],
    ['wbf2007', -4, 'home', true],
    ['wbf2007', -4, 'both', false],
  ])('%s, %i IMPs expected, at fault %s: assigned %s', (edition, imps, fault, assigns) => {
    expect(assignsOtherTable(edition, expected(imps), fault)).toBe(assigns);
  });

  it('assigned: the obtained score against the likely ones by their weights', () => {
    // 620 against 60 % of 620 and 40 % of 170: 0.4 x 10.
    const likely = bothSides({ kind: 'weighted', components: weights([60, 620], [40, 170]) } as const);
    expect(impsOf(scored(620), likely)).toBe('4.0 -4.0');
  });

  it.each([
    ['plus', 'minus', '3.0 -3.0'],
    ['plus', 'plus', '3.0 3.0'],
    ['average', 'average', '0.0 0.0'],
    ['minus', 'minus', '-3.0 -3.0'],
  ] as const)('else by fault: %s and %s', (home, away, imps) => {
    const award: Line['outcome'] = {
      NS: { kind: 'artificial', award: { grade: away } },
      EW: { kind: 'artificial', award: { grade: home } },
    };
    expect(impsOf(scored(620), award)).toBe(imps);
  });
});

it('E59 [commentary 80, 87]: cards that are not those of the record, but the same at every table, foul nothing', () => {
  const lines = [420, 170].map((score, index) => ({
    id: String(index),
    section: 'A',
    deal: 'as the tray had it',
    outcome: scored(score),
  }));
  const { groups } = comparisonField('7', lines);
  expect(groups.map(({ members, expected }) => [members.length, expected])).toEqual([
    [2, 2],
    [2, 2],
  ]);
});
