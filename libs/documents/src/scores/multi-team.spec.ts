import { notCounted, toDecimal } from '@app/scoring';
import { scoring, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import { scoreSession } from './scored-session';
import { standingsOf } from './standings';

const SESSION = sessionDoc({ scoring: 'multi-team', laws: 'wbf-2007', regulations: 'dbf-2013' });

const table = (name: string, round: string, board: number, score: number): BoardDoc =>
  scoring(score, { table: name, round, board, contestants: { NS: name, EW: `1${name}` } });

/** One board: 120, 90 and -50 North-South. */
const ROUND = [table('1', '1', 1, 120), table('2', '1', 1, 90), table('3', '1', 1, -50)];

const rounds = (docs: readonly BoardDoc[]) =>
  scoreSession(SESSION, docs).rounds.map(
    ({ contestant, round, points, matches }) => `${round} ${contestant} ${toDecimal(points.value, 2)} of ${matches}`,
  );

it('205: every table against every other one', () => {
  /*
   * 30 apart is 1 IMP, 15-15; 140 is 4 and 170 is 5 IMPs, 16-14 (the table of eight boards).
   * Table 1: 15 and 16. Table 2: 15 and 16. Table 3: 14 and 14. East-West the other way.
   */
  expect(rounds(ROUND)).toEqual([
    '1 1 15.50 of 2',
    '1 2 15.50 of 2',
    '1 3 14.00 of 2',
    '1 11 14.50 of 2',
    '1 12 14.50 of 2',
    '1 13 16.00 of 2',
  ]);
});

it('tables that play other boards do not meet', () => {
  const docs = [...ROUND.slice(0, 2), table('3', '1', 2, 90), table('4', '1', 2, -100)];
  // 30 apart: 15-15. 190 apart: 5 IMPs, 16-14.
  expect(rounds(docs).filter((line) => /^1 [1-4] /.test(line))).toEqual([
    '1 1 15.00 of 1',
    '1 2 15.00 of 1',
    '1 3 16.00 of 1',
    '1 4 14.00 of 1',
  ]);
});

it('rounds are added up, and who has not played says why', () => {
  const docs = [...ROUND, table('1', '2', 2, 90), table('2', '2', 2, 90), table('5', '2', 3, 90)];
  const { groups, uncounted } = standingsOf(SESSION, docs);
  const total = (contestant: string) => groups[0]?.rows.find((row) => row.contestant === contestant)?.total;
  expect([total('1'), total('3'), total('13')]).toEqual(['30.50', '14.00', '16.00']);
  expect(uncounted).toEqual([{ id: 'board-s.5.3', why: notCounted('nothing-to-compare-with') }]);
});
