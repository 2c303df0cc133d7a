import { type MatchRecord, type MatchScore, type Rational, type Traced, DBF_202A, DBF_SCALE, SCORING_PROFILES, ZERO, compare, criteriaFor, given, isWithdrawn, lateTeam, levelsOf, matchRules, matchVictoryPoints, minus, rational, recompute, scoreMatch, scoringValue, standings, sum, tableFor, walkOverDbf } from '@app/scoring';
import { entrantsWithResults, tracedTotals } from '@app/testing';
import { boardOf } from './rooms';
import { type Row, cell, figure, number, sheet } from './sheet';

/**
 * A Swiss of ten rounds by the regulations of DBf, board by board: the numbers of the sheets against those of
 * `libs/scoring`, from the contracts of both rooms to the place of every team after every round.
 */

const PROFILE = SCORING_PROFILES['dbf-2013'];
const SETTINGS = {
  rules: matchRules(PROFILE, 'vp-match'),
  levels: levelsOf(PROFILE, 'grades-imps-match'),
  others: scoringValue(PROFILE, 'other-boards'),
};
const BOARDS = sheet('swiss/boards.csv');
const MATCHES = sheet('swiss/matches.csv');
const STANDINGS = sheet('swiss/standings.csv');
const TEAMS = [...new Set(STANDINGS.map((row) => cell(row, 'team')))].sort();
const LAST = 10;

const keyOf = (row: Row): string => `round ${cell(row, 'round')}, table ${cell(row, 'table')}`;
const isPlayed = (row: Row): boolean => cell(row, 'how') === 'played';
const PLAYED = MATCHES.filter(isPlayed);
const UNPLAYED = MATCHES.filter((row) => !isPlayed(row));

interface Result {
  readonly row: Row;
  readonly home: Traced;
  readonly away: Traced;
}

const rowsOf = (match: Row): readonly Row[] => BOARDS.filter((row) => keyOf(row) === keyOf(match));
const scoreOfMatch = (match: Row): MatchScore => scoreMatch(rowsOf(match).map(boardOf), SETTINGS);

const results: readonly Result[] = PLAYED.map((row) => {
  const { home, away } = matchVictoryPoints(scoreOfMatch(row), DBF_SCALE);
  return { row, home, away };
});

const wonBy = (match: MatchScore, team: 'home' | 'away'): Rational =>
  sum(match.boards.flatMap((board) => (board.kind === 'scored' && compare(board[team].value, ZERO) > 0 ? [board[team].value] : [])));

describe.each(PLAYED.map((row) => [keyOf(row), row] as const))('%s', (_, row) => {
  const match = scoreOfMatch(row);

  it('every board', () => {
    const scored = match.boards.map((one) => (one.kind === 'scored' ? [one.home.value, one.away.value] : [null, null]));
    expect(scored).toEqual(rowsOf(row).map((board) => [figure(board, 'home imps'), figure(board, 'away imps')]));
  });

  it('the match', () => {
    expect(match.counted).toBe(Number(cell(row, 'boards')));
    expect(tableFor(DBF_202A, match.counted).boards).toBe(Number(cell(row, 'scale')));
    expect([match.home.value, match.away.value]).toEqual([number(row, 'home imps'), number(row, 'away imps')]);
    expect([wonBy(match, 'home'), wonBy(match, 'away')]).toEqual([number(row, 'home won'), number(row, 'away won')]);
    const { home, away } = matchVictoryPoints(match, DBF_SCALE);
    expect([home.value, away.value]).toEqual([number(row, 'home vp'), number(row, 'away vp')]);
    expect([home, away].flatMap((points) => recompute(points.explain()))).toEqual([]);
  });
});

/** Victory points of a team in the matches that were played, against one team only or against all. */
const pointsOf = (team: string, against: string | null = null): readonly Traced[] =>
  results.flatMap(({ row, home, away }) => {
    const [first, second] = [cell(row, 'home'), cell(row, 'away')];
    if (first === team) return against === null || second === against ? [home] : [];
    return second === team && (against === null || first === against) ? [away] : [];
  });

const walkOverOf = (row: Row) =>
  walkOverDbf({
    table: tableFor(DBF_202A, 10),
    own: pointsOf(cell(row, 'home')),
    others: TEAMS.filter((team) => team !== cell(row, 'home')).flatMap((team) => pointsOf(team, cell(row, 'away'))),
    excusable: false,
    asPlayed: null,
  });

it.each(UNPLAYED.map((row) => [cell(row, 'how'), row] as const))('202C: %s', (_, row) => {
  const { winner, loser } = walkOverOf(row);
  expect([winner.points.value, loser.points.value]).toEqual([number(row, 'home vp'), number(row, 'away vp')]);
  expect([winner.imps, loser.imps]).toEqual([number(row, 'home won'), number(row, 'away won')]);
  expect(recompute(winner.points.explain())).toEqual([]);
});

it('216E1: a team that has played nine of ten matches keeps its results', () => {
  expect(isWithdrawn(pointsOf('H').length, LAST, false)).toBe(false);
});

/** All matches of the event as tie-breaks see them. */
const RECORDS: readonly MatchRecord[] = MATCHES.map((row) => ({
  teams: [cell(row, 'home'), cell(row, 'away')],
  points: [number(row, 'home vp'), number(row, 'away vp')],
  imps: [number(row, 'home won'), number(row, 'away won')],
}));

/** What a team has from one round; until the last one, 18 for a match that was not played. */
const sessionsOf = (team: string, round: number) =>
  MATCHES.filter((row) => Number(cell(row, 'round')) <= round).flatMap((row) => {
    const side = cell(row, 'home') === team ? 'home' : cell(row, 'away') === team ? 'away' : null;
    if (side === null) return [];
    const played = results.find((one) => one.row === row);
    const unplayed = (): Traced => {
      if (side === 'away') return given(ZERO, 'absent');
      return round < LAST ? given(rational(18), 'victory-points') : walkOverOf(row).winner.points;
    };
    return [{ session: cell(row, 'round'), points: played ? played[side] : unplayed(), top: null, boardTop: null }];
  });

const LATE = lateTeam(
  { contestant: 'B', minutes: 12, excusable: false, playedAllTheSame: true },
  { form: 'vp-match', boards: 10 },
);
const penaltiesOf = (team: string, round: number) =>
  team === 'B' && round >= 6 && LATE.kind === 'deduction' ? [{ decisions: ['late'], amount: LATE.amount }] : [];

const standingAfter = (round: number) =>
  standings(
    entrantsWithResults(
      TEAMS.map((contestant) => ({
        contestant,
        ranking: 'all',
        sessions: sessionsOf(contestant, round),
        carryOver: null,
        penalties: penaltiesOf(contestant, round),
      })),
    ),
    {
      measure: 'sum',
      commonTop: false,
      criteria: () => criteriaFor('dbf-221B', { matches: RECORDS }),
      isNeeded: () => round === LAST,
      status: 'final',
    },
  );

it.each(Array.from({ length: LAST }, (_, index) => index + 1))('the standing after round %i', (round) => {
  const expected = STANDINGS.filter((row) => Number(cell(row, 'round')) === round);
  const rankings = standingAfter(round);
  const rows = rankings.flatMap((ranking) => ranking.rows);
  for (const row of expected) {
    const own = rows.find(({ contestant }) => contestant === cell(row, 'team'));
    expect(own?.total).toEqual(number(row, 'total'));
    expect(own?.place).toBe(Number(cell(row, 'place')));
    const points = sum(sessionsOf(cell(row, 'team'), round).map((session) => session.points.value));
    expect([points, minus(points, number(row, 'penalties'))]).toEqual([number(row, 'vp'), number(row, 'total')]);
  }
  expect(rows).toHaveLength(expected.length);
  expect(tracedTotals(rankings).flatMap((total) => recompute(total.explain()))).toEqual([]);
});

it('221B1: the tie is broken by the victory points of the opponents', () => {
  const rows = standingAfter(LAST).flatMap((ranking) => ranking.rows);
  const reasons = rows.filter((row) => row.reasons.length > 0);
  const rowOf = (team: string): Row | undefined =>
    STANDINGS.find((row) => Number(cell(row, 'round')) === LAST && cell(row, 'team') === team);
  expect(reasons.map(({ contestant }) => contestant)).toEqual(['F', 'B']);
  for (const { reasons: own } of reasons) {
    expect(own.map(({ paragraph }) => paragraph)).toEqual(['DBf 221B1']);
    for (const { entry, value } of own.flatMap(({ among }) => among)) {
      const row = rowOf(entry);
      expect(value).toEqual(row ? [number(row, 'vp of opponents')] : []);
    }
  }
});

it('221B: the two criteria of every team', () => {
  const [opponents, quotient] = criteriaFor('dbf-221B', { matches: RECORDS });
  for (const row of STANDINGS.filter((one) => Number(cell(one, 'round')) === LAST)) {
    const team = cell(row, 'team');
    const [won, lost] = [number(row, 'imps won'), number(row, 'imps lost')];
    expect(opponents?.value(team, TEAMS)).toEqual([number(row, 'vp of opponents')]);
    const [value] = quotient?.value(team, TEAMS) ?? [];
    expect(value && compare(value, { num: won.num * lost.den, den: won.den * lost.num })).toBe(0);
  }
});
