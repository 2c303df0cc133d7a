import { placeInWords } from '@app/scoring';
import { boardDoc, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import type { RetainedEvent } from '@app/session';
import { scoreSession } from './scored-session';
import { stageStandings } from './stage-standings';

/** A board on which the home team makes one no-trump with so many tricks, and the others with so many. */
const played = (board: number, home: number, away: number): readonly BoardDoc[] =>
  [
    { table: '1', NS: 'h', EW: 'a', tricks: home },
    { table: '2', NS: 'a', EW: 'h', tricks: away },
  ].map(({ table, NS, EW, tricks }) =>
    boardDoc({
      table,
      board,
      round: '1',
      contestants: { NS, EW },
      result: { kind: 'agreed', result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks } },
    }),
  );

const ranking = (docs: readonly BoardDoc[], kept: readonly RetainedEvent[] = []) => {
  const stages = [{ stage: 'cup', form: 'knock-out', scoring: 'team-imps' }] as const;
  const session = sessionDoc({
    scoring: 'team-imps',
    regulations: 'dbf-2013',
    conditions: { name: 'Cup', contestants: 'team', stages },
    kept,
  });
  const [rows] = stageStandings([scoreSession(session, docs)]).rankings;
  return rows?.rows.map((row) => [
    `${placeInWords(row)} ${row.contestant}`,
    ...row.reasons.map(({ paragraph }) => paragraph),
  ]);
};

const carriedOver = (contestant: string, amount: string): RetainedEvent => ({
  type: 'CarryOverSet',
  revision: 3,
  data: { contestant, amount, paragraph: 'DBf 207A' },
});

it('222C: level in IMPs and in points, the place is shared until extra boards have been played', () => {
  const level = [...played(1, 8, 7), ...played(2, 7, 8)];
  expect(ranking(level)).toEqual([['1= a'], ['1= h']]);
  expect(ranking([...level, ...played(3, 9, 8)])).toEqual([['1 h'], ['2 a']]);
});

it('222B1: who has more points wins where the IMPs are level', () => {
  // Two down against one down is 50 points, 2 IMPs; an overtrick twice is 1 IMP each time, and 60 points.
  const docs = [...played(1, 5, 6), ...played(2, 8, 7), ...played(3, 8, 7)];
  expect(ranking(docs)).toEqual([
    ['1 h', 'DBf 222B1'],
    ['2 a', 'DBf 222B1'],
  ]);
});

it('222A1: level with what was carried over: who has won the match itself', () => {
  const docs = played(1, 8, 7);
  expect(ranking(docs, [carriedOver('a', '1')])).toEqual([
    ['1 h', 'DBf 222A1'],
    ['2 a', 'DBf 222A1'],
  ]);
});

it('207A3: what is carried over decides by a fraction of an IMP', () => {
  expect(ranking(played(1, 8, 7), [carriedOver('a', '4/3')])).toEqual([['1 a'], ['2 h']]);
});
