import { textsOf } from '@app/messages';
import { message } from '@app/bridge';
import fc from 'fast-check';
import { faceValue } from '../artificial/awards';
import { recompute } from '../derivation/recompute';
import { type Outcome, artificial, bothSides, scored, weights } from '../field/outcome';
import { DBF_CITATIONS } from '../profiles/citations';
import { ZERO, negated, plus, rational, toDecimal } from '../rational';
import { type MatchBoard, type MatchRules, TEAM_IMPS, boardAMatch, matchBoard, matchTotal } from './match-board';

const VP_MATCH: MatchRules = {
  measure: TEAM_IMPS,
  cite: DBF_CITATIONS,
  rounding: { unit: rational(1), byStanding: false, paragraph: 'DBf X78C2' },
  awards: faceValue({
    plus: rational(3),
    average: ZERO,
    minus: rational(-3),
    paragraph: 'L12C2b',
    sitOut: 'DBf X78A5',
  }),
  balanced: false,
};
const KNOCK_OUT: MatchRules = {
  ...VP_MATCH,
  rounding: { unit: rational(1, 10), byStanding: false, paragraph: 'DBf X78C2' },
  balanced: true,
};
const BAM: MatchRules = {
  measure: boardAMatch('DBf 206'),
  cite: DBF_CITATIONS,
  rounding: null,
  awards: faceValue({
    plus: rational(12, 10),
    average: rational(1),
    minus: rational(8, 10),
    paragraph: 'DBf 206A',
    sitOut: 'DBf X78A5',
  }),
  balanced: false,
};

const result = (open: MatchBoard['open'], closed: MatchBoard['closed'], rules = VP_MATCH): string => {
  const points = matchBoard({ id: '1', open, closed }, rules);
  if (points.kind === 'not-scored') return textsOf('en').say(points.why);
  for (const one of [points.home, points.away]) expect(recompute(one.explain())).toEqual([]);
  return `${toDecimal(points.home.value, 1)} ${toDecimal(points.away.value, 1)}`;
};

it.each([
  [620, -100, '12.0 -12.0'],
  [620, 620, '0.0 0.0'],
  [-50, 420, '-10.0 10.0'],
  [0, 0, '0.0 0.0'],
])('L78B: %i against %i is %s', (open, closed, imps) => {
  expect(result(scored(open), scored(closed))).toBe(imps);
});

it('L12C1c: scores weighted in both rooms', () => {
  const half = bothSides({ kind: 'weighted', components: weights([50, 100], [50, -100]) });
  // 0.25 each of 0, +5, -5 and 0.
  expect(result(half, half, KNOCK_OUT)).toBe('0.0 0.0');
  expect(result(half, scored(100), KNOCK_OUT)).toBe('-2.5 2.5');
  expect(result(half, scored(100))).toBe('-3.0 3.0');
});

describe('X78A4: self-inflicted damage', () => {
  const own = (assigned: number, expected: number, table: number): MatchBoard['open'] => ({
    NS: { kind: 'self-inflicted', assigned: weights([100, assigned]), expected: weights([100, expected]), table },
    EW: { kind: 'score', score: assigned },
  });

  it('L12C4: in a knock-out both have the mean', () => {
    // By itself the side has 9 - 6 + 2 = 5, and the other -9 (digest E7).
    expect(result(own(420, 300, 100), scored(50), KNOCK_OUT)).toBe('7.0 -7.0');
  });

  it('in the other room and for the other team', () => {
    const seat: MatchBoard['open'] = {
      EW: { kind: 'self-inflicted', assigned: weights([100, -420]), expected: weights([100, -300]), table: -100 },
      NS: { kind: 'score', score: -420 },
    };
    expect(result(seat, scored(-50))).toBe('-9.0 5.0');
    expect(result(scored(-50), seat)).toBe('5.0 -9.0');
  });

  it('M may be artificial', () => {
    const outcome: Outcome = {
      kind: 'self-inflicted',
      assigned: weights([100, 420]),
      expected: { grade: 'plus' },
      table: 100,
    };
    expect(result({ NS: outcome, EW: { kind: 'score', score: 420 } }, scored(50))).toBe('8.0 -9.0');
  });
});

describe('split scores', () => {
  const split: MatchBoard['open'] = { NS: { kind: 'score', score: -100 }, EW: { kind: 'score', score: 620 } };
  it('X78A2: each team by itself', () => {
    expect(result(split, scored(620))).toBe('-12.0 0.0');
    expect(result(split, scored(620), KNOCK_OUT)).toBe('-6.0 6.0');
  });
});

describe('L12C2b: artificial scores', () => {
  it.each([
    [{ grade: 'plus' }, { grade: 'minus' }, '3.0 -3.0'],
    [{ grade: 'average' }, { grade: 'average' }, '0.0 0.0'],
    [{ grade: 'plus' }, { grade: 'plus' }, '3.0 3.0'],
  ] as const)('%j and %j: %s', (home, away, imps) => {
    expect(result(artificial(home, away), scored(100))).toBe(imps);
    expect(result(artificial(home, away), bothSides({ kind: 'missing', why: message('uncounted.not-played') }))).toBe(
      imps,
    );
    expect(result(scored(100), artificial(away, home))).toBe(imps);
  });

  it('86A with 12C4: two non-offending teams of a knock-out gain nothing from each other', () => {
    expect(result(artificial({ grade: 'plus' }, { grade: 'plus' }), scored(100), KNOCK_OUT)).toBe('0.0 0.0');
  });

  it('in both rooms the board counts once', () => {
    const both = artificial({ grade: 'plus' }, { grade: 'minus' });
    expect(result(both, artificial({ grade: 'minus' }, { grade: 'plus' }))).toBe('3.0 -3.0');
  });
});

it('a room without a result leaves the board unscored, and says why', () => {
  expect(result(scored(100), bothSides({ kind: 'missing', why: message('uncounted.not-played') }))).toBe(
    'closed room: not played',
  );
});

describe('206: board-a-match', () => {
  it.each([
    [420, 420, '1.0 1.0'],
    [430, 420, '2.0 0.0'],
    [-50, 100, '0.0 2.0'],
  ])('%i against %i is %s', (open, closed, points) => {
    expect(result(scored(open), scored(closed), BAM)).toBe(points);
  });

  it('206A: 1.2 and 0.8, not rounded; weighted scores by their weights', () => {
    expect(result(artificial({ grade: 'plus' }, { grade: 'minus' }), scored(0), BAM)).toBe('1.2 0.8');
    const weighted = bothSides({ kind: 'weighted', components: weights([60, 430], [40, 400]) });
    expect(result(weighted, scored(420), BAM)).toBe('1.2 0.8');
  });
});

it('a match is the sum of its boards, and the teams change places with the rooms', () => {
  const tens = fc.integer({ min: -60, max: 60 }).map((ten) => scored(10 * ten));
  fc.assert(
    fc.property(
      fc.array(fc.tuple(tens, tens), { maxLength: 8 }),
      fc.constantFrom(VP_MATCH, KNOCK_OUT),
      (boards, rules) => {
        const points = (turned: boolean) =>
          boards.map(([open, closed], index) =>
            matchBoard(
              turned ? { id: String(index), open: closed, closed: open } : { id: String(index), open, closed },
              rules,
            ),
          );
        const home = matchTotal(points(false), 'home');
        expect(matchTotal(points(true), 'home').value).toEqual(negated(home.value));
        expect(plus(home.value, matchTotal(points(false), 'away').value)).toEqual(ZERO);
        expect(recompute(home.explain())).toEqual([]);
      },
    ),
  );
});
