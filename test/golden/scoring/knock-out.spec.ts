import { type MatchBoard, type Rational, SCORING_PROFILES, ZERO, added, carryOver, given, knockOutResult, levelsOf, matchRules, minus, plus, rational, recompute, scoreMatch, scoringValue, standardDeduction, totalPoints } from '@app/scoring';
import { boardOf } from './rooms';
import { type Row, cell, figure, number, sheet } from './sheet';

/**
 * Six knock-out matches by the regulations of DBf: won with what was carried over and lost by a third of an IMP, level
 * and decided by the match itself, by total points, or by extra boards. `libs/scoring` against the sheets.
 */

const PROFILE = SCORING_PROFILES['dbf-2013'];
const SETTINGS = {
  rules: matchRules(PROFILE, 'knock-out'),
  levels: levelsOf(PROFILE, 'grades-imps-match'),
  others: scoringValue(PROFILE, 'other-boards'),
};
const BOARDS = sheet('knock-out/boards.csv');
const MATCHES = sheet('knock-out/matches.csv');
const PARTS = ['match', 'extra 1', 'extra 2'];
const SCHEDULED = 16;

/** The boards of a match up to and with a part of it. */
const rowsUpTo = (row: Row): readonly Row[] => {
  const parts = PARTS.slice(0, PARTS.indexOf(cell(row, 'part')) + 1);
  return BOARDS.filter((board) => cell(board, 'match') === cell(row, 'match') && parts.includes(cell(board, 'part')));
};

const carriedOver = (row: Row) => {
  const difference = figure(row, 'earlier imps');
  if (!difference) return null;
  return carryOver({
    difference: given(difference, 'margin-of-the-earlier-match'),
    fines: {
      own: number(row, 'own fines'),
      opponents: number(row, 'opponents fines'),
      boards: Number(cell(row, 'earlier boards')),
    },
    placedAbove: cell(row, 'placed') === 'above',
    boards: SCHEDULED,
  });
};

/** Points of the home team, in the open room as they are and in the closed one turned round. */
const pointsOf = (boards: readonly MatchBoard[]): Rational =>
  totalPoints(
    boards.flatMap(({ id, open, closed }) =>
      [open.NS, closed.EW].flatMap((outcome, room) => {
        const sign = room === 0 ? 1 : -1;
        if (outcome.kind === 'score') return [{ id, components: [{ score: sign * outcome.score, weight: rational(1) }] }];
        if (outcome.kind !== 'weighted') return [];
        return [{ id, components: outcome.components.map((part) => ({ ...part, score: sign * part.score })) }];
      }),
    ),
  ).value;

describe.each(MATCHES.map((row) => [`match ${cell(row, 'match')}, ${cell(row, 'part')}`, row] as const))('%s', (_, row) => {
  const rows = rowsUpTo(row);
  const boards = rows.map(boardOf);
  const match = scoreMatch(boards, SETTINGS);
  const carried = carriedOver(row);
  const imps = plus(match.home.value, minus(number(row, 'away penalty'), number(row, 'home penalty')));

  it('every board, and what they come to', () => {
    const scored = match.boards.map((one) => (one.kind === 'scored' ? [one.home.value, one.away.value] : [null, null]));
    expect(scored).toEqual(rows.map((board) => [figure(board, 'home imps'), figure(board, 'away imps')]));
    expect(imps).toEqual(number(row, 'imps'));
    expect(pointsOf(boards)).toEqual(number(row, 'points'));
  });

  it('207A: what is carried over', () => {
    expect(carried?.value ?? null).toEqual(figure(row, 'carried over'));
    const total = added('with-what-was-carried-over', [match.home, ...(carried ? [carried] : [])]);
    expect(recompute(total.explain())).toEqual([]);
    expect(plus(total.value, minus(imps, match.home.value))).toEqual(number(row, 'total'));
  });

  it('222: who has won, and by what', () => {
    const result = knockOutResult(
      { imps, carryOver: carried?.value ?? null, totalPoints: pointsOf(boards) },
      { paragraph: 'DBf 201A1', whenLevel: 'dbf-222' },
    );
    expect(result.winner ?? '').toBe(cell(row, 'winner'));
    expect(result.paragraph.split(',')[0]).toBe(`DBf ${cell(row, 'by')}`);
    if (result.winner === null) expect(result.extraBoards).toBe(4);
  });
});

it('211B1d: the penalty of the sheet is a standard deduction', () => {
  const penalties = MATCHES.map((row) => number(row, 'away penalty')).filter(({ num }) => num !== ZERO.num);
  expect(penalties).toEqual([standardDeduction({ form: 'knock-out' }).value]);
});

it('222C1: rounds of four boards', () => {
  const extra = MATCHES.filter((row) => cell(row, 'part') !== 'match');
  expect(extra.map((row) => rowsUpTo(row).length)).toEqual([20, 24, 20]);
});
