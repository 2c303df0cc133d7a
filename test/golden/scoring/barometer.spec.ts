import { evidenceOf, scoredStage, stageAfterRound, stageStandings } from '@app/documents';
import { placeInWords, recompute } from '@app/scoring';
import { scoring, sessionDoc, tracedTotals } from '@app/testing';
import { cell, number, sheet } from './sheet';

/**
 * A barometer: all tables play the same boards in a round, and there is a ranking after each. The numbers of an
 * independent script (`layers/sheet.py`) against those of the documents.
 */

const RESULTS = sheet('layers/results.csv');
const AFTER = sheet('layers/rounds.csv');
const ROUNDS = [...new Set(AFTER.map((row) => cell(row, 'round')))];

const BOARDS = RESULTS.map((row) =>
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
  return [...new Set(rows.map((row) => cell(row, 'table')))].flatMap((table) => {
    const own = rows.filter((row) => cell(row, 'table') === table);
    const [first] = own;
    const boards = own.map((row) => Number(cell(row, 'board')));
    return first ? [{ table, NS: cell(first, 'ns'), EW: cell(first, 'ew'), boards }] : [];
  });
};

const published = (round: string | undefined, revision: number, status: 'official' | 'provisional') =>
  ({
    type: 'ResultsPublished',
    revision,
    data: { status, at: '2026-11-28T20:00:00Z', ...(round === undefined ? {} : { round }) },
  }) as const;

const SESSION = sessionDoc({
  scoring: 'matchpoints',
  contestants: [...new Set(AFTER.map((row) => cell(row, 'pair')))].map((contestant) => ({ contestant, kind: 'pair' })),
  rounds: ROUNDS.map((round) => ({ round, section: 'A', tables: tablesOf(round) })),
  kept: [published('2', 40, 'official'), published('4', 60, 'provisional')],
  roundsPublishedAt: { '2': 100, '4': 160 },
});

const after = (round: string, boards = BOARDS) => {
  const stage = stageAfterRound([{ session: SESSION, boards }], 's', round);
  if (!stage) throw new Error(`no round ${round}`);
  return stageStandings(scoredStage(stage));
};

it.each(ROUNDS)('after round %s', (round) => {
  const stage = after(round);
  const rows = stage.rankings.flatMap((ranking) => ranking.rows);
  const expected = AFTER.filter((row) => cell(row, 'round') === round);
  expect(rows).toHaveLength(expected.length);
  for (const row of expected) {
    const own = rows.find(({ contestant }) => contestant === cell(row, 'pair'));
    expect(own && [placeInWords(own), own.total]).toEqual([cell(row, 'place'), number(row, 'percent')]);
  }
  const evidence = evidenceOf(stage.sessions);
  expect(tracedTotals(stage.rankings).flatMap((total) => recompute(total.explain(evidence)))).toEqual([]);
});

it('stands as the round was put up, and says when numbers of it have changed since', () => {
  expect(ROUNDS.map((round) => after(round).published.status)).toEqual([
    ...['provisional', 'official', 'provisional', 'provisional'],
    ...['provisional', 'provisional', 'provisional'],
  ]);
  const moved = (round: string, at: number) =>
    BOARDS.map((doc) => (doc.round === round && doc.table === '1' ? { ...doc, movedAt: at } : doc));
  expect(after('2', moved('1', 99)).published.changedSince).toBe(false);
  expect(after('2', moved('1', 101)).published.changedSince).toBe(true);
  expect(after('2', moved('3', 101)).published.changedSince).toBe(false);
});

it('a round that there is not has no ranking', () => {
  expect(stageAfterRound([{ session: SESSION, boards: BOARDS }], 's', '9')).toBeNull();
  expect(stageAfterRound([{ session: SESSION, boards: BOARDS }], 'other', '1')).toBeNull();
});

it('earlier sessions of the stage count whole, later ones not', () => {
  const part = (session: number) => ({ contest: 'c', stage: 'all', session });
  const conditions = {
    name: 'two evenings',
    contestants: 'pair',
    stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
  } as const;
  const own = (id: string, session: number) => ({
    session: { ...SESSION, id, conditions, contest: part(session) },
    boards: BOARDS.map((doc) => ({ ...doc, session: id, id: doc.id.replace('board-s.', `board-${id}.`) })),
  });
  const stage = stageAfterRound([own('a', 1), own('b', 2), own('c', 3)], 'b', '3');
  expect(stage?.map(({ session, boards }) => [session.id, boards.length])).toEqual([
    ['a', 56],
    ['b', 24],
  ]);
});
