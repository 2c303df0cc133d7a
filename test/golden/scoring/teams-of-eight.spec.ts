import type { Conditions } from '@app/contract';
import { type TeamMatch, scoreSession, stageStandings } from '@app/documents';
import { type EightComparison, type Rational, recompute, tableFrom } from '@app/scoring';
import { boardDoc, scoring, sessionDoc, tracedTotals } from '@app/testing';
import { type Row, cell, figure, number, sheet } from './sheet';

/**
 * A round robin of three teams of eight, from the results at four tables to the place of every team: the numbers of an
 * independent script (`teams-of-eight/sheet.py`) against those of the documents.
 */

const BOARDS = sheet('teams-of-eight/boards.csv');
const MATCHES = sheet('teams-of-eight/matches.csv');
const STANDINGS = sheet('teams-of-eight/standings.csv');
const TABLES = ['1', '2', '3', '4'];

const teamsOf = (match: string): readonly [string, string] => {
  const row = MATCHES.find((one) => cell(one, 'match') === match);
  if (!row) throw new Error(`no match ${match}`);
  return [cell(row, 'home'), cell(row, 'away')];
};

/** Who sits North-South at a table: the home team at 1 and 3. */
const seatsAt = (match: string, table: string) => {
  const [home, away] = teamsOf(match);
  return Number(table) % 2 === 1 ? { NS: home, EW: away } : { NS: away, EW: home };
};

const DOCS = BOARDS.flatMap((row) =>
  TABLES.flatMap((table) => {
    const [match, board, result] = [cell(row, 'match'), Number(cell(row, 'board')), cell(row, table)];
    const at = { round: match, table: `${match}${table}`, board, contestants: seatsAt(match, table) };
    if (result === '-') return [];
    if (result !== 'art') return [scoring(Number(result), at)];
    const percent = { NS: 60, EW: 40 };
    return [boardDoc({ ...at, adjusted: { kind: 'artificial', percent, authority: 'director:anna' } })];
  }),
);

const ROUNDS = MATCHES.map((row) => ({
  round: cell(row, 'match'),
  section: 'A',
  tables: TABLES.map((table) => ({
    table: `${cell(row, 'match')}${table}`,
    ...seatsAt(cell(row, 'match'), table),
    boards: Array.from({ length: 12 }, (_, index) => index + 1),
  })),
}));

/** The table of the script: for the sum of four comparisons. */
const OWN = {
  boards: 12,
  points: '10-10 11-9 12-8 13-7 14-6 15-5 16-4 17-3 18-2 19-1 20-0',
  imps: '0-5 6-13 14-21 22-30 31-40 41-51 52-63 64-76 77-90 91-105 106+',
};

const OWN_TABLES = { victoryPoints: [tableFrom(OWN.boards, OWN.points, OWN.imps)] };

const scored = (how: EightComparison, form: 'team-imps' | 'team-vp', more: Partial<Conditions> = {}) =>
  scoreSession(
    sessionDoc({
      scoring: form,
      contestants: STANDINGS.map((row) => ({ contestant: cell(row, 'team'), kind: 'team' })),
      rounds: ROUNDS,
      conditions: {
        name: 'Teams of eight',
        contestants: 'team',
        stages: [{ stage: 'all', form: 'round-robin', scoring: form }],
        parameters: { 'teams-of-eight': how, 'session-of-teams': 'match' },
        ...more,
      },
    }),
    DOCS,
  );

const boardsOf = (row: Row): readonly Row[] => BOARDS.filter((one) => cell(one, 'match') === cell(row, 'match'));

const ofHome = ({ boards }: TeamMatch): readonly (Rational | null)[] =>
  boards.map(({ points }) => (points.kind === 'scored' ? points.home.value : null));

const totals = (session: ReturnType<typeof scored>): readonly (Rational | undefined)[] => {
  const { rankings } = stageStandings([session]);
  const rows = rankings.flatMap((ranking) => ranking.rows);
  expect(tracedTotals(rankings).flatMap((total) => recompute(total.explain(), OWN_TABLES))).toEqual([]);
  return STANDINGS.map((row) => rows.find(({ contestant }) => contestant === cell(row, 'team'))?.total);
};

describe.each([
  ['cross-imps', 'home own vp', 'away own vp', 'own vp of cross-imps', { victoryPoints: [OWN] }],
  ['direct', 'home vp', 'away vp', 'vp of direct', { parameters: { 'teams-of-eight': 'direct', 'vp-scale': 'wbf-continuous' } }],
] as const)('%s', (how, home, away, standing, more) => {
  const session = scored(how, 'team-vp', more);

  it.each(MATCHES.map((row) => [`match ${cell(row, 'match')}`, row] as const))('%s', (_, row) => {
    const match = session.matches.find((one) => one.match === cell(row, 'match'));
    expect(match && ofHome(match)).toEqual(boardsOf(row).map((one) => figure(one, how)));
    expect(match?.points.home.value).toEqual(figure(row, how));
    const worth = match?.victoryPoints;
    expect([worth?.home.value, worth?.away.value]).toEqual([figure(row, home), figure(row, away)]);
    expect(worth && [worth.home, worth.away].flatMap((one) => recompute(one.explain(), OWN_TABLES))).toEqual([]);
  });

  it('the standings', () => {
    expect(totals(session)).toEqual(STANDINGS.map((row) => number(row, standing)));
  });
});

it('the standings in IMPs', () => {
  expect(totals(scored('cross-imps', 'team-imps'))).toEqual(STANDINGS.map((row) => number(row, 'cross-imps')));
});

it('without conditions that have them two of the four tables are left out', () => {
  const { matches, uncounted } = scored('direct', 'team-imps', { parameters: {} });
  expect(matches.map(({ score }) => score.counted)).toEqual([12, 12, 12]);
  // Three matches of twelve boards at two tables more, one of which was not opened.
  expect(uncounted.filter(({ why }) => why.code === 'uncounted.teams-of-eight')).toHaveLength(71);
});
