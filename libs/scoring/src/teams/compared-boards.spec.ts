import { textsOf } from '@app/messages';
import fc from 'fast-check';
import { numberCalled } from '../derivation/number-names';
import { recompute } from '../derivation/recompute';
import { type Outcome, artificial, bothSides, scored, weights } from '../field/outcome';
import { notCounted } from '../field/uncounted';
import { imps } from '../imps/imps';
import { SCORING_PROFILES } from '../profiles/profile';
import { levelsOf, matchRules } from '../profiles/rules';
import { toDecimal } from '../rational';
import { type ComparedBoard, type EightComparison, pairings, scoreComparedMatch } from './compared-boards';
import { scoreMatch } from './match';
import type { MatchBoard } from './match-board';

const LAWS = SCORING_PROFILES['wbf-2017'];
const settings = (form: 'vp-match' | 'knock-out' | 'board-a-match' = 'vp-match') => ({
  rules: matchRules(LAWS, form),
  levels: levelsOf(LAWS, form === 'board-a-match' ? 'grades-board-a-match' : 'grades-imps-match'),
  others: 'all-other' as const,
});

type At = MatchBoard['open'];
const MISSING: Outcome = { kind: 'missing', why: notCounted('no-result') };

/** Tables 1 and 3, where the home team sits North-South, and 2 and 4, where it sits East-West. */
const board = (how: EightComparison, open: readonly At[], closed: readonly At[], id = '1'): ComparedBoard => ({
  id,
  name: numberCalled('board-number', { board: id }),
  comparisons: pairings(how, open.length, closed.length).map(([one, other]) => ({
    id: `${id}/${one}-${other}`,
    name: numberCalled('comparison-of-tables', { open: String(1 + 2 * one), closed: String(2 + 2 * other) }),
    sources: { open: `${id}.${1 + 2 * one}`, closed: `${id}.${2 + 2 * other}` },
    open: open[one] ?? bothSides(MISSING),
    closed: closed[other] ?? bothSides(MISSING),
  })),
});

const worth = (boards: readonly ComparedBoard[], form?: Parameters<typeof settings>[0]) => {
  const match = scoreComparedMatch(boards, settings(form));
  for (const one of [match.home, match.away]) expect(recompute(one.explain())).toEqual([]);
  return [match.home, match.away].map(({ value }) => toDecimal(value, 1));
};

/** +620 and +170 North-South for the home team, +140 and -50 for the others. */
const OPEN = [scored(620), scored(170)];
const CLOSED = [scored(140), scored(-50)];

describe('by hand: four results of a board', () => {
  it('cross-IMPs: every table with every other', () => {
    // 480 (10), 670 (12), 30 (1), 220 (6).
    expect(worth([board('cross-imps', OPEN, CLOSED)])).toEqual(['29.0', '-29.0']);
  });

  it('direct: the first with the first, the second with the second', () => {
    // 480 (10) and 220 (6).
    expect(worth([board('direct', OPEN, CLOSED)])).toEqual(['16.0', '-16.0']);
  });

  it('points of board-a-match', () => {
    expect(worth([board('cross-imps', OPEN, CLOSED)], 'board-a-match')).toEqual(['8.0', '0.0']);
  });
});

it('a comparison without a result counts for nobody, and the board with those that have one', () => {
  const open = [scored(620), bothSides(MISSING)];
  const match = scoreComparedMatch(
    [board('cross-imps', open, CLOSED), board('direct', [], [], '2')].slice(0, 1),
    settings(),
  );
  expect(match.comparisons.map((all) => all.map(({ kind }) => kind))).toEqual([
    ['scored', 'scored', 'not-scored', 'not-scored'],
  ]);
  expect([toDecimal(match.home.value, 1), match.counted]).toEqual(['22.0', 1]);
  const none = scoreComparedMatch([board('cross-imps', [bothSides(MISSING)], CLOSED)], settings());
  expect([none.boards.map(({ kind, id }) => [kind, id]), none.counted]).toEqual([[['not-scored', '1']], 0]);
});

it('12C2b: an artificial score is worth three IMPs in each comparison of its table', () => {
  const open = [artificial({ grade: 'plus' }, { grade: 'minus' }), scored(170)];
  const flat = board('cross-imps', [scored(90), scored(90)], [scored(90), scored(90)], '2');
  // 3 and 3, then 30 (1) and 220 (6).
  expect(worth([board('cross-imps', open, CLOSED), flat, flat])).toEqual(['13.0', '-13.0']);
});

it('12C2c: a side that has more than that in its other comparisons has as much', () => {
  const open = [artificial({ grade: 'plus' }, { grade: 'average' }), scored(620)];
  const closed = [scored(-100), scored(-100)];
  // The second table wins 12 in each of its two comparisons: 12 for each of the first as well; the others have 0 and 0.
  expect(worth([board('cross-imps', open, closed)])).toEqual(['48.0', '-24.0']);
});

it('X78A1: with a weighted score every comparison is weighted', () => {
  const half: At = bothSides({ kind: 'weighted', components: weights([50, 620], [50, -100]) });
  // Against 140: 480 (10) and -240 (-6), 2; against -50: 670 (12) and -50 (-2), 5; then 1 and 6.
  expect(worth([board('cross-imps', [half, scored(170)], CLOSED)])).toEqual(['14.0', '-14.0']);
});

it('the derivation names the tables', () => {
  const { home } = scoreComparedMatch([board('cross-imps', OPEN, CLOSED)], settings());
  const [own] = home.explain().parts;
  const say = textsOf('en').say;
  expect(own && say(own.what)).toBe('board 1: 4 comparisons of tables');
  expect(own?.parts.map(({ what }) => say(what))).toEqual([
    'tables 1 and 2: IMPs',
    'tables 1 and 4: IMPs',
    'tables 3 and 2: IMPs',
    'tables 3 and 4: IMPs',
  ]);
});

const scores = fc.integer({ min: -120, max: 120 }).map((tens) => 10 * tens);
const four = fc.tuple(scores, scores, scores, scores);

describe('of any results', () => {
  it('cross-IMPs are the direct comparisons and the two others', () => {
    fc.assert(
      fc.property(fc.array(four, { minLength: 1, maxLength: 5 }), (rows) => {
        const boards = rows.map(([a, b, c, d], index) =>
          board('cross-imps', [scored(a), scored(b)], [scored(c), scored(d)], String(index)),
        );
        const expected = rows.reduce(
          (sum, [a, b, c, d]) => sum + imps(a - c) + imps(a - d) + imps(b - c) + imps(b - d),
          0,
        );
        const { home, away } = scoreComparedMatch(boards, settings());
        expect([Number(home.value.num), Number(away.value.num)]).toEqual([expected, expected === 0 ? 0 : -expected]);
      }),
    );
  });

  it('direct comparisons are two matches of two tables, also with artificial scores', () => {
    const outcome = fc.oneof(
      { weight: 5, arbitrary: scores.map(scored) },
      { weight: 1, arbitrary: fc.constant(artificial({ grade: 'average' }, { grade: 'average' })) },
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(outcome, outcome, outcome, outcome), { minLength: 1, maxLength: 4 }), (rows) => {
        const boards = rows.map(([a, b, c, d], index) => board('direct', [a, b], [c, d], String(index)));
        const alone = [0, 1].map((pair) =>
          scoreMatch(
            rows.map((row, index) => ({
              id: String(index),
              open: row[pair] ?? scored(0),
              closed: row[2 + pair] ?? scored(0),
            })),
            settings(),
          ),
        );
        const { home } = scoreComparedMatch(boards, settings());
        expect(toDecimal(home.value, 2)).toBe(
          alone.reduce((sum, one) => sum + Number(one.home.value.num) / Number(one.home.value.den), 0).toFixed(2),
        );
      }),
    );
  });
});
