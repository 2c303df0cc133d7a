import { type ScoredSession, evidenceOf, layersOf, scoreSession, scoredStage, stageStandings } from '@app/documents';
import { placeInWords, recompute } from '@app/scoring';
import { scoring, sessionDoc, tracedTotals } from '@app/testing';
import { cell, number, sheet } from './sheet';

/**
 * One field over two sessions at three clubs, each with its own movement: the numbers of an independent script
 * (`simultaneous/sheet.py`) against those of the documents.
 */

const RESULTS = sheet('simultaneous/results.csv');
const PAIRS = sheet('simultaneous/pairs.csv');
const CLUBS = ['north', 'south', 'west'];

const CONDITIONS = {
  name: 'Simultaneous pairs',
  contestants: 'pair',
  regulations: 'dbf-2013',
  stages: [
    {
      stage: 'all',
      form: 'field',
      scoring: 'matchpoints',
      sections: 'together',
      simultaneous: true,
      ties: { then: 'shared', needed: [] },
    },
  ],
} as const;

const sessionAt = (club: string, session: number) => {
  const id = `${club}${session}`;
  return {
    session: sessionDoc({
      id,
      regulations: 'dbf-2013',
      scoring: 'matchpoints',
      sections: [{ section: 'A', title: null }],
      contest: { contest: 'sim', stage: 'all', session, venue: club },
      contestants: PAIRS.filter((row) => cell(row, 'pair').startsWith(club.slice(0, 1))).map((row) => ({
        contestant: cell(row, 'pair'),
        kind: 'pair',
      })),
      conditions: CONDITIONS,
    }),
    boards: RESULTS.filter((row) => cell(row, 'club') === club && Number(cell(row, 'session')) === session).map((row) =>
      scoring(Number(cell(row, 'score')), {
        id: `board-${id}.${cell(row, 'table')}.${cell(row, 'board')}`,
        session: id,
        round: cell(row, 'round'),
        table: cell(row, 'table'),
        board: Number(cell(row, 'board')),
        contestants: { NS: cell(row, 'ns'), EW: cell(row, 'ew') },
      }),
    ),
  };
};

const STAGE = [1, 2].flatMap((session) => CLUBS.map((club) => sessionAt(club, session)));
const SCORED: readonly ScoredSession[] = scoredStage(STAGE);
const STANDINGS = stageStandings(SCORED);

it('every pair has the percentage and the place of the script, over all clubs and both sessions', () => {
  const rows = STANDINGS.rankings.flatMap((ranking) => ranking.rows);
  const found = new Map(rows.map((row) => [row.contestant, row]));
  expect(rows).toHaveLength(PAIRS.length);
  for (const row of PAIRS) {
    const own = found.get(cell(row, 'pair'));
    expect(own && [placeInWords(own), own.total]).toEqual([cell(row, 'place'), number(row, 'percent')]);
  }
});

it('the ranking of each club is of the same numbers', () => {
  const [layer] = layersOf(STANDINGS);
  expect(layer?.kind).toBe('venue');
  expect(layer?.rankings.map(({ name }) => name)).toEqual(CLUBS);
  const places = layer?.rankings.flatMap(({ rows }) => rows.map(({ contestant, place }) => [contestant, place] as const));
  expect(Object.fromEntries(places ?? [])).toEqual(
    Object.fromEntries(PAIRS.map((row) => [cell(row, 'pair'), cell(row, 'inClub')])),
  );
});

it('a club by itself has other percentages', () => {
  const own = STAGE.filter(({ session }) => session.contest?.venue === 'north');
  const alone = stageStandings(own.map(({ session, boards }) => scoreSession(session, boards)));
  const rows = alone.rankings.flatMap((ranking) => ranking.rows);
  expect(rows).toHaveLength(8);
  for (const { contestant, total } of rows) {
    const row = PAIRS.find((one) => cell(one, 'pair') === contestant);
    expect(total).toEqual(row && number(row, 'own'));
  }
});

it('every total recomputes', () => {
  const evidence = evidenceOf(STANDINGS.sessions);
  const totals = tracedTotals(STANDINGS.rankings).map((total) => total.explain(evidence));
  expect(totals.flatMap((total) => recompute(total))).toEqual([]);
});
