import { placeInWords } from '@app/scoring';
import { boardDoc, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import type { RetainedEvent, SessionDoc } from '@app/session';
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

const ranking = (
  docs: readonly BoardDoc[],
  kept: readonly RetainedEvent[] = [],
  more: Partial<SessionDoc> = { regulations: 'dbf-2013' },
) => {
  const stages = [{ stage: 'cup', form: 'knock-out', scoring: 'team-imps' }] as const;
  const session = sessionDoc({
    scoring: 'team-imps',
    ...more,
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

/** A board with an adjusted score in the open room in place of its result. */
const adjusted = (
  docs: readonly BoardDoc[],
  board: number,
  outcome: NonNullable<NonNullable<BoardDoc['adjusted']>['outcome']>,
): readonly BoardDoc[] =>
  docs.map((doc) =>
    doc.board === board && doc.table === '1'
      ? { ...doc, adjusted: { kind: 'assigned' as const, outcome, authority: 'director:anna' } }
      : doc,
  );

const making = (bid: '1NT' | '2S', tricks: number) =>
  ({
    kind: 'assigned',
    components: [{ result: { bid, declarer: 'N', risk: 'undoubled', tricks }, weight: '1' }],
  }) as const;

it('222B1: a board that has an artificial score in one room counts in neither', () => {
  // Everything else is level, in IMPs and in points; the closed room of board 1 has 150.
  const docs = [...played(1, 7, 9), ...played(2, 8, 9), ...played(3, 9, 8)];
  const average = { kind: 'artificial', grade: 'average' } as const;
  const level = adjusted(docs, 1, { NS: average, EW: average });
  expect(ranking(level)).toEqual([['1= a'], ['1= h']]);
});

it('222B1: of a score for each side both count', () => {
  const docs = played(1, 7, 8);
  expect(ranking(adjusted(docs, 1, { NS: making('1NT', 8), EW: making('1NT', 8) }))).toEqual([['1= a'], ['1= h']]);
  // 120 for the home team, 110 against the others, and 120 in the other room: 0 and 10, which are no IMP.
  const split = adjusted(docs, 1, { NS: making('1NT', 8), EW: making('2S', 8) });
  expect(ranking(split)?.[0]).toEqual(['1 a', 'DBf 222B1']);
});

it('222 decides where it is in force, and nowhere else', () => {
  const docs = [...played(1, 5, 6), ...played(2, 8, 7), ...played(3, 8, 7)];
  const shared = [['1= a'], ['1= h']];
  expect(ranking(docs, [], {})).toEqual(shared);
  expect(ranking(docs, [], { laws: 'wbf-2007', regulations: 'fsb-2008' })).toEqual(shared);
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
