import { type ScoredSession, pairMatches, scoreSession, stageStandings } from '@app/documents';
import { recompute } from '@app/scoring';
import type { SessionDoc } from '@app/session';
import { scoring, sessionDoc, tracedTotals } from '@app/testing';
import { type Row, cell, figure, number, sheet } from './sheet';

/**
 * A Swiss of nine pairs, from the results at the tables to the place of every pair, by matchpoints and by cross-IMPs: the
 * numbers of an independent script (`swiss-pairs/sheet.py`) against those of the documents.
 */

const RESULTS = sheet('swiss-pairs/results.csv');
const MATCHES = sheet('swiss-pairs/matches.csv');
const STANDINGS = sheet('swiss-pairs/standings.csv');

const DOCS = RESULTS.map((row) =>
  scoring(Number(cell(row, 'score')), {
    id: `board-s.${cell(row, 'table')}.${cell(row, 'board')}`,
    round: cell(row, 'round'),
    table: cell(row, 'table'),
    board: Number(cell(row, 'board')),
    contestants: { NS: cell(row, 'ns'), EW: cell(row, 'ew') },
  }),
);

const tablesOf = (round: string) => {
  const rows = RESULTS.filter((row) => cell(row, 'round') === round);
  return [...new Set(rows.map((row) => cell(row, 'table')))].map((table) => {
    const own = rows.filter((row) => cell(row, 'table') === table);
    const [first] = own;
    if (!first) throw new Error(`no table ${table}`);
    return { table, NS: cell(first, 'ns'), EW: cell(first, 'ew'), boards: own.map((row) => Number(cell(row, 'board'))) };
  });
};

const session = (form: 'matchpoints' | 'cross-imps'): SessionDoc =>
  sessionDoc({
    scoring: form,
    contestants: STANDINGS.map((row) => ({ contestant: cell(row, 'pair'), kind: 'pair' })),
    rounds: ['1', '2', '3', '4'].map((round) => ({ round, section: 'A', tables: tablesOf(round) })),
    conditions: {
      name: 'Swiss pairs',
      contestants: 'pair',
      stages: [{ stage: 'all', form: 'field', scoring: form, measure: 'victory-points' }],
      parameters: { 'vp-scale-of-percent': 'ebu-swiss-pairs', 'vp-of-a-bye': '12' },
    },
  });

describe.each([
  ['matchpoints', 'percent', 'by percent'],
  ['cross-imps', 'imps', 'by imps'],
] as const)('%s', (form, points, worth) => {
  const scored: ScoredSession = scoreSession(session(form), DOCS);
  const found = pairMatches(scored);
  const matchOf = (row: Row) =>
    found.find(({ match, contestant }) => match === cell(row, 'round') && contestant === cell(row, 'pair'));

  it.each(MATCHES.map((row) => [`round ${cell(row, 'round')}, pair ${cell(row, 'pair')}`, row] as const))('%s', (_, row) => {
    const match = matchOf(row);
    expect(match).toMatchObject({ opponents: cell(row, 'against'), boards: 7 });
    expect(match?.points.value).toEqual(figure(row, points));
    expect(match?.victoryPoints?.value).toEqual(figure(row, worth));
    expect(match?.victoryPoints && recompute(match.victoryPoints.explain())).toEqual([]);
  });

  it('the standings, with a bye each', () => {
    const { rankings } = stageStandings([scored]);
    const totals = new Map(rankings.flatMap(({ rows }) => rows.map((row) => [row.contestant, row.total])));
    expect(STANDINGS.map((row) => totals.get(cell(row, 'pair')))).toEqual(STANDINGS.map((row) => number(row, worth)));
    expect(tracedTotals(rankings).flatMap((total) => recompute(total.explain()))).toEqual([]);
  });
});
