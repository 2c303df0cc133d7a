import type { Conditions, ScoringForm } from '@app/contract';
import { scoreSession, stageStandings } from '@app/documents';
import { recompute, tableInTens } from '@app/scoring';
import { boardDoc, scoring, sessionDoc, tracedTotals } from '@app/testing';
import { type Row, cell, figure, number, sheet } from './sheet';

/**
 * A round robin of three teams by Patton and as board-a-match, from the results at the tables to the total of every team:
 * the numbers of an independent script (`patton/sheet.py`) against those of the documents.
 */

const BOARDS = sheet('patton/boards.csv');
const MATCHES = sheet('patton/matches.csv');
const STANDINGS = sheet('patton/standings.csv');

const rowOf = (match: string): Row => {
  const row = MATCHES.find((one) => cell(one, 'match') === match);
  if (!row) throw new Error(`no match ${match}`);
  return row;
};

const DOCS = BOARDS.flatMap((row) => {
  const match = cell(row, 'match');
  const [home, away] = [cell(rowOf(match), 'home'), cell(rowOf(match), 'away')];
  return (['open', 'closed'] as const).map((room) => {
    const contestants = room === 'open' ? { NS: home, EW: away } : { NS: away, EW: home };
    const at = { round: match, table: `${match}${room === 'open' ? 1 : 2}`, board: Number(cell(row, 'board')), contestants };
    const result = cell(row, room);
    return result === 'art'
      ? boardDoc({ ...at, adjusted: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' } })
      : scoring(Number(result), at);
  });
});

const conditions = (form: ScoringForm, more: Partial<Conditions>): Conditions => ({
  name: 'Patton',
  contestants: 'team',
  stages: [{ stage: 'all', form: 'round-robin', scoring: form, match: { boards: 10, rounds: 1 } }],
  ...more,
});

/** The table of the script. */
const TOTAL = {
  boards: 10,
  points: '10-10 11-9 12-8 13-7 14-6 15-5 16-4 17-3 18-2 19-1 20-0',
  differences: '0-50 60-120 130-200 210-290 300-390 400-500 510-620 630-750 760-890 900-1040 1050+',
};

const TABLES = { totalPoints: [tableInTens(TOTAL)] };

describe.each([
  ['points', 'board-a-match', { parameters: { 'session-of-teams': 'match' } }],
  ['patton imps', 'team-vp', { parameters: { 'session-of-teams': 'match', patton: 'imps', 'vp-scale': 'wbf-continuous' } }],
  ['patton total', 'team-vp', { parameters: { 'session-of-teams': 'match', patton: 'total-points' }, totalPoints: [TOTAL] }],
] as const)('%s', (column, form, more) => {
  const scored = scoreSession(
    sessionDoc({
      scoring: form,
      contestants: STANDINGS.map((row) => ({ contestant: cell(row, 'team'), kind: 'team' })),
      conditions: conditions(form, more),
    }),
    DOCS,
  );

  it.each(MATCHES.map((row) => [`match ${cell(row, 'match')}`, row] as const))('%s', (_, row) => {
    const match = scored.matches.find((one) => one.match === cell(row, 'match'));
    const worth = form === 'team-vp' ? match?.victoryPoints : match?.points;
    expect([worth?.home.value, worth?.away.value]).toEqual([figure(row, `home ${column}`), figure(row, `away ${column}`)]);
    expect(worth && [worth.home, worth.away].flatMap((one) => recompute(one.explain(), TABLES))).toEqual([]);
    const inPoints = form === 'team-vp' ? match?.byBoards : match;
    const ofBoards = inPoints?.boards.map(({ points }) => (points.kind === 'scored' ? points.home.value : null));
    const own = BOARDS.filter((one) => cell(one, 'match') === cell(row, 'match'));
    expect(ofBoards).toEqual(own.map((one) => figure(one, 'home points')));
    if (column !== 'points') expect(match?.points.home.value).toEqual(figure(row, column === 'patton imps' ? 'imps' : 'total'));
  });

  it('the standings', () => {
    const { rankings } = stageStandings([scored]);
    const rows = rankings.flatMap((ranking) => ranking.rows);
    const totals = STANDINGS.map((row) => rows.find(({ contestant }) => contestant === cell(row, 'team'))?.total);
    expect(totals).toEqual(STANDINGS.map((row) => number(row, column)));
    expect(tracedTotals(rankings).flatMap((total) => recompute(total.explain(), TABLES))).toEqual([]);
  });
});
