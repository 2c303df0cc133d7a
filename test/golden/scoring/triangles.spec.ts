import { scoreSession, stageStandings } from '@app/documents';
import { recompute } from '@app/scoring';
import { scoring, sessionDoc, tracedTotals } from '@app/testing';
import { type Row, cell, figure, number, sheet } from './sheet';

/**
 * A Swiss of five teams with a short triangle in each round, from the results at the tables to the total of every team: the
 * numbers of an independent script (`triangles/sheet.py`) against those of the documents.
 */

const BOARDS = sheet('triangles/boards.csv');
const MATCHES = sheet('triangles/matches.csv');
const STANDINGS = sheet('triangles/standings.csv');

/** The two tables of a match; in a triangle three tables are used, each in both halves of the round. */
const tablesOf = (row: Row) => {
  const [home, away] = [cell(row, 'home'), cell(row, 'away')];
  return [
    { table: `${home}${away}1`, NS: home, EW: away },
    { table: `${home}${away}2`, NS: away, EW: home },
  ] as const;
};

const isOf = (board: Row, match: Row): boolean =>
  ['round', 'home', 'away'].every((name) => cell(board, name) === cell(match, name));

const DOCS = BOARDS.flatMap((row) => {
  const [open, closed] = tablesOf(row);
  return [open, closed].map(({ table, NS, EW }, index) =>
    scoring(Number(cell(row, index === 0 ? 'open' : 'closed')), {
      round: cell(row, 'round'),
      table: `${cell(row, 'round')}${table}`,
      board: Number(cell(row, 'board')),
      contestants: { NS, EW },
    }),
  );
});

const ROUNDS = ['1', '2', '3'].map((round) => ({
  round,
  section: 'A',
  tables: MATCHES.filter((row) => cell(row, 'round') === round).flatMap((row) => {
    const boards = BOARDS.filter((board) => isOf(board, row)).map((board) => Number(cell(board, 'board')));
    return tablesOf(row).map((table) => ({ ...table, table: `${round}${table.table}`, boards }));
  }),
}));

const scored = scoreSession(
  sessionDoc({
    scoring: 'team-vp',
    contestants: STANDINGS.map((row) => ({ contestant: cell(row, 'team'), kind: 'team' })),
    rounds: ROUNDS,
    conditions: {
      name: 'Swiss teams with triangles',
      contestants: 'team',
      stages: [{ stage: 'all', form: 'swiss', scoring: 'team-vp', match: { boards: 8, rounds: 1 } }],
      parameters: { 'half-matches': 'halved', 'vp-scale': 'wbf-continuous' },
    },
  }),
  DOCS,
);

it.each(MATCHES.map((row) => [`round ${cell(row, 'round')}, ${cell(row, 'home')}-${cell(row, 'away')}`, row] as const))(
  '%s',
  (_, row) => {
    const match = scored.matches.find(
      ({ match: name, teams }) => name === cell(row, 'round') && teams.home === cell(row, 'home') && teams.away === cell(row, 'away'),
    );
    const worth = match?.victoryPoints;
    expect(match?.points.home.value).toEqual(figure(row, 'imps'));
    expect([worth?.home.value, worth?.away.value]).toEqual([figure(row, 'home vp'), figure(row, 'away vp')]);
    expect(worth && [worth.home, worth.away].flatMap((one) => recompute(one.explain()))).toEqual([]);
  },
);

it('the standings, two half-matches being one', () => {
  const { rankings, resultsOf } = stageStandings([scored]);
  const rows = rankings.flatMap((ranking) => ranking.rows);
  const totals = STANDINGS.map((row) => rows.find(({ contestant }) => contestant === cell(row, 'team'))?.total);
  expect(totals).toEqual(STANDINGS.map((row) => number(row, 'vp')));
  expect(tracedTotals(rankings).flatMap((total) => recompute(total.explain()))).toEqual([]);
  expect(STANDINGS.map((row) => resultsOf(cell(row, 'team')).map(({ matches }) => matches))).toEqual(
    STANDINGS.map((row) => [Number(cell(row, 'matches'))]),
  );
});
