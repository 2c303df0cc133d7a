import type { Stage } from '@app/contract';
import { evidenceOf, scoreSession, stageStandings } from '@app/documents';
import { placeInWords, recompute } from '@app/scoring';
import type { SessionDoc } from '@app/session';
import { scoring, sessionDoc, tracedTotals } from '@app/testing';
import { type Row, cell, number, sheet } from './sheet';

/**
 * Half tables: an odd number of pairs in a Howell, in a Mitchell, and in a Mitchell that ended early. The numbers of an
 * independent script (`half-tables/sheet.py`) against those of the documents.
 */

const RESULTS = sheet('half-tables/results.csv');
const ROUNDS = sheet('half-tables/rounds.csv');
const PAIRS = sheet('half-tables/pairs.csv');

type Regulations = 'dbf-2013' | 'fsb-2008' | 'ebu-2025';

const of = (rows: readonly Row[], event: string, session: string): readonly Row[] =>
  rows.filter((row) => cell(row, 'event') === event && cell(row, 'session') === session);

const tablesIn = (event: string, session: string, round: string): SessionDoc['rounds'][number]['tables'] =>
  of(ROUNDS, event, session)
    .filter((row) => cell(row, 'round') === round)
    .map((row) => ({
      table: cell(row, 'table'),
      NS: cell(row, 'ns'),
      EW: cell(row, 'ew'),
      boards: cell(row, 'boards').split(' ').map(Number),
    }));

const scoredSession = (event: string, session: string, stage: Partial<Stage>, regulations: Regulations) => {
  const id = `${event}${session}`;
  const rounds = [...new Set(of(ROUNDS, event, session).map((row) => cell(row, 'round')))];
  const doc = sessionDoc({
    id,
    date: `2026-11-0${session}`,
    laws: regulations === 'fsb-2008' ? 'wbf-2007' : 'wbf-2017',
    regulations,
    scoring: stage.scoring ?? 'matchpoints',
    contest: { contest: 'c', stage: 'all', session: Number(session) },
    contestants: PAIRS.filter((row) => cell(row, 'event') === event).map((row) => {
      const contestant = cell(row, 'pair');
      if (event === 'howell') return { contestant, kind: 'pair' };
      return { contestant, kind: 'pair', direction: contestant.startsWith('n') ? 'NS' : 'EW' };
    }),
    rounds: rounds.map((round) => ({ round, section: 'A', tables: tablesIn(event, session, round) })),
    conditions: {
      name: 'half tables',
      contestants: 'pair',
      stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints', ties: { then: 'shared', needed: [] }, ...stage }],
    },
  });
  const docs = of(RESULTS, event, session).map((row) =>
    scoring(Number(cell(row, 'score')), {
      id: `board-${id}.${cell(row, 'table')}.${cell(row, 'board')}`,
      session: id,
      round: cell(row, 'round'),
      table: cell(row, 'table'),
      board: Number(cell(row, 'board')),
      contestants: { NS: cell(row, 'ns'), EW: cell(row, 'ew') },
    }),
  );
  return scoreSession(doc, docs);
};

const standingsOf = (event: string, stage: Partial<Stage> = {}, regulations: Regulations = 'dbf-2013') => {
  const sessions = [...new Set(ROUNDS.filter((row) => cell(row, 'event') === event).map((row) => cell(row, 'session')))];
  return stageStandings(sessions.map((session) => scoredSession(event, session, stage, regulations)));
};

const TWO_RANKINGS = { rankings: 'by-direction' } as const;

it.each<[string, string, string, Partial<Stage>, Regulations]>([
  ['howell', 'percent', 'place', {}, 'dbf-2013'],
  ['howell', 'percentFsb', 'placeFsb', {}, 'fsb-2008'],
  ['howell', 'imps', 'placeImps', { scoring: 'cross-imps' }, 'dbf-2013'],
  ['mitchell', 'percent', 'place', TWO_RANKINGS, 'dbf-2013'],
  ['mitchell', 'points', 'place', { ...TWO_RANKINGS, measure: 'sum' }, 'dbf-2013'],
  ['mitchell', 'imps', 'placeImps', { ...TWO_RANKINGS, scoring: 'cross-imps' }, 'dbf-2013'],
  ['short', 'percent', 'place', TWO_RANKINGS, 'dbf-2013'],
])('%s: %s and %s of every pair are those of the script', (event, column, place, stage, regulations) => {
  const standings = standingsOf(event, stage, regulations);
  const rows = standings.rankings.flatMap((ranking) => ranking.rows);
  const expected = PAIRS.filter((row) => cell(row, 'event') === event);
  expect(new Map(rows.map((row) => [row.contestant, [placeInWords(row), row.total]]))).toEqual(
    new Map(expected.map((row) => [cell(row, 'pair'), [cell(row, place), number(row, column)]])),
  );
  const evidence = evidenceOf(standings.sessions);
  expect(tracedTotals(standings.rankings).flatMap((total) => recompute(total.explain(evidence)))).toEqual([]);
});

/** The tables of a round with the seventh pair East-West, which was expected and never came. */
const withAbsentPair = (session: SessionDoc): SessionDoc => ({
  ...session,
  contestants: [...session.contestants, { contestant: 'e7', kind: 'pair', direction: 'EW' }],
  rounds: session.rounds.map((one) => {
    const alone = session.contestants.find(
      ({ contestant, direction }) => direction === 'NS' && one.tables.every(({ NS }) => NS !== contestant),
    );
    const boards = [...Array(21).keys()].map((index) => index + 1);
    const free = boards.filter((board) => one.tables.every((table) => !table.boards.includes(board)));
    return { ...one, tables: [...one.tables, { table: 'half', NS: alone?.contestant ?? '', EW: 'e7', boards: free }] };
  }),
  kept: [{ type: 'ContestantWithdrawn', revision: 99, data: { contestant: 'e7', reason: 'They never came' } }],
});

it.each<Regulations>(['ebu-2025', 'dbf-2013'])(
  '%s: a session that starts a pair short is one of a half table where the pair never comes (EBU 2.4.7, DBf 216E2b)',
  (regulations) => {
    const { scoringContext, docs } = scoredSession('mitchell', '1', TWO_RANKINGS, regulations);
    const standings = stageStandings([scoreSession(withAbsentPair(scoringContext.session), docs)]);
    const rows = standings.rankings.flatMap((ranking) => ranking.rows);
    const expected = PAIRS.filter((row) => cell(row, 'event') === 'mitchell');
    expect(new Map(rows.map(({ contestant, total }) => [contestant, total]))).toEqual(
      new Map(expected.map((row) => [cell(row, 'pair'), number(row, 'percent')])),
    );
  },
);
