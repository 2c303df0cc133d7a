import { message } from '@app/bridge';
import { faceValue } from '../artificial/awards';
import { recompute } from '../derivation/recompute';
import { artificial, bothSides, scored } from '../field/outcome';
import { SCORING_PROFILES } from '../profiles/profile';
import { levelsOf, matchRules } from '../profiles/rules';
import { toDecimal } from '../rational';
import { DBF_SCALE } from '../victory-points/victory-points';
import { type MatchSettings, matchVictoryPoints, scoreMatch } from './match';
import type { MatchBoard } from './match-board';

const DBF = SCORING_PROFILES['dbf-2013'];
const settings = (form: 'vp-match' | 'knock-out'): MatchSettings => ({
  rules: matchRules(DBF, form),
  levels: levelsOf(DBF, 'grades-imps-match'),
  others: 'all-other',
});

const boards = (...all: readonly (readonly [MatchBoard['open'], MatchBoard['closed']])[]): readonly MatchBoard[] =>
  all.map(([open, closed], index) => ({ id: String(index + 1), open, closed }));
const result = (all: readonly MatchBoard[], form: 'vp-match' | 'knock-out' = 'vp-match') => {
  const match = scoreMatch(all, settings(form));
  const points = matchVictoryPoints(match, DBF_SCALE);
  for (const one of [points.home, points.away]) expect(recompute(one.explain())).toEqual([]);
  return [match.home, match.away, points.home, points.away].map(({ value }) => toDecimal(value, 1)).join(' ');
};

const swing = [scored(620), scored(-100)] as const;
const flat = [scored(420), scored(420)] as const;

it('a match is the sum of its boards, by the scale for as many as were played', () => {
  // 12 IMPs over 8 boards: 19-11; over two the same, by the next higher table (202B2).
  expect(result(boards(swing, flat, flat, flat, flat, flat, flat, flat))).toBe('12.0 -12.0 19.0 11.0');
  expect(result(boards(swing, flat))).toBe('12.0 -12.0 19.0 11.0');
});

it('202B1: a board without a result makes the match shorter', () => {
  const cancelled = [scored(100), bothSides({ kind: 'missing', why: message('uncounted.no-result') })] as const;
  const match = scoreMatch(boards(swing, cancelled), settings('vp-match'));
  expect([match.counted, match.boards.map(({ kind }) => kind)]).toEqual([1, ['scored', 'not-scored']]);
});

describe('L12C2c, X12B1: the match is the session', () => {
  const plus = [artificial({ grade: 'plus' }, { grade: 'plus' }), scored(0)] as const;
  it('average plus is three IMPs, or what the team has on the other boards', () => {
    // The home team has 12 and 0, six a board; the other team three at its face value.
    expect(result(boards(swing, flat, plus))).toBe('18.0 -9.0 21.0 12.0');
  });

  it('in either room', () => {
    const closed = [scored(0), artificial({ grade: 'plus' }, { grade: 'plus' })] as const;
    expect(result(boards(swing, flat, closed))).toBe('18.0 -9.0 21.0 12.0');
  });

  it('with one in either room, each is half of the board', () => {
    const [own, none] = [
      artificial({ grade: 'plus' }, { grade: 'plus' }),
      artificial({ grade: 'average' }, { grade: 'average' }),
    ];
    // The home team: y = (12 + 0 + y/2 + 0/2) / 3, 5/2 y = 12, y = 4.8; the board is half of it, 2.4, in whole IMPs 2.
    expect(result(boards(swing, flat, [own, none]))).toBe('14.0 -10.0 19.0 12.0');
    expect(result(boards(swing, flat, [none, own]))).toBe('14.0 -10.0 19.0 12.0');
  });

  it('L12C4: in a knock-out both have the mean', () => {
    // 6 and 3: 1.5 each way.
    const match = scoreMatch(boards(swing, flat, plus), settings('knock-out'));
    expect([match.home, match.away].map(({ value }) => toDecimal(value, 1))).toEqual(['13.5', '-13.5']);
  });
});

it('board-a-match', () => {
  const rules = matchRules(DBF, 'board-a-match');
  const levels = levelsOf(DBF, 'grades-board-a-match');
  const match = scoreMatch(boards(swing, flat, [artificial({ grade: 'plus' }, { grade: 'minus' }), scored(0)]), {
    rules: { ...rules, awards: faceValue(levels) },
    levels,
    others: 'all-other',
  });
  // 2 and 1, and 1.5 for average plus, which is more than 1.2; the other team has 0, 1, and 0.5.
  expect([match.home, match.away].map(({ value }) => toDecimal(value, 1))).toEqual(['4.5', '1.5']);
});
