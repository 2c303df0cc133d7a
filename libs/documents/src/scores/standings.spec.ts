import type { Standings } from '@app/contract';
import { notCounted } from '@app/scoring';
import { textsOf } from '@app/messages';
import type { SessionDoc } from '@app/session';
import { boardDoc, scoring, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import { standingsOf } from './standings';
import fc from 'fast-check';

const pairs = (directions: Readonly<Record<string, 'NS' | 'EW' | null>>): Pick<SessionDoc, 'contestants'> => ({
  contestants: Object.entries(directions).map(([contestant, direction]) => ({
    contestant,
    kind: 'pair',
    ...(direction ? { direction } : {}),
  })),
});

const lines = ({ groups }: Standings): readonly (readonly string[])[] =>
  groups.map(({ rows }) => rows.map(({ place, contestant, total }) => `${place} ${contestant} ${total}`));

/** Board after board, each with its scores by table; at table n sit pair n and pair n + 10. */
const evening = (...boards: readonly (readonly number[])[]): readonly BoardDoc[] =>
  boards.flatMap((scores, board) =>
    scores.map((score, table) =>
      scoring(score, {
        table: String(table + 1),
        board: board + 1,
        contestants: { NS: String(table + 1), EW: String(table + 11) },
      }),
    ),
  );

const THREE_TABLES = { 1: null, 2: null, 3: null, 11: null, 12: null, 13: null };

describe('matchpoints', () => {
  it('one ranking over all, by percentage', () => {
    const session = sessionDoc(pairs(THREE_TABLES));
    const standings = standingsOf(session, evening([90, 120, 150], [90, 90, -50]));
    expect(standings.groups.map(({ direction }) => direction)).toEqual([null]);
    expect(
      standings.groups[0]?.rows.map(({ place, contestant, boards, total, percentage, factored }) => [
        place,
        contestant,
        boards,
        total,
        percentage,
        factored,
      ]),
    ).toEqual([
      ['1=', '2', 2, '5.00', '62.50', '5.00'],
      ['1=', '11', 2, '5.00', '62.50', '5.00'],
      ['3=', '3', 2, '4.00', '50.00', '4.00'],
      ['3=', '13', 2, '4.00', '50.00', '4.00'],
      ['5=', '1', 2, '3.00', '37.50', '3.00'],
      ['5=', '12', 2, '3.00', '37.50', '3.00'],
    ]);
  });

  it('two rankings where every pair keeps its direction', () => {
    const session = sessionDoc(pairs({ 1: 'NS', 2: 'NS', 3: 'NS', 11: 'EW', 12: 'EW', 13: 'EW' }));
    const standings = standingsOf(session, evening([90, 120, 150]));
    expect(standings.groups.map(({ direction }) => direction)).toEqual(['NS', 'EW']);
    expect(lines(standings)).toEqual([
      ['1 3 4.00', '2 2 2.00', '3 1 0.00'],
      ['1 11 4.00', '2 12 2.00', '3 13 0.00'],
    ]);
  });

  it('a board that one table did not play is scaled up to the field (Neuberg)', () => {
    const session = sessionDoc(pairs(THREE_TABLES));
    const missing = boardDoc({
      table: '3',
      board: 2,
      contestants: { NS: '3', EW: '13' },
      result: { kind: 'not-played', reason: 'No time' },
    });
    const standings = standingsOf(session, [...evening([90, 120, 150], [120, 90]), missing]);
    expect(standings.uncounted).toEqual([{ id: 'board-s.3.2', why: notCounted('not-played') }]);
    const rows = standings.groups[0]?.rows ?? [];
    // Board 2: 3/2 (2 + 1) - 1 = 3.5 and 3/2 (0 + 1) - 1 = 0.5 of 4.
    expect(rows.find(({ contestant }) => contestant === '1')).toMatchObject({
      boards: 2,
      total: '3.50',
      percentage: '43.75',
    });
    // Who sat it out is ranked on the board that counts, and the factored total makes the two comparable.
    expect(rows.find(({ contestant }) => contestant === '3')).toMatchObject({
      boards: 1,
      total: '4.00',
      percentage: '100.00',
      factored: '8.00',
    });
  });

  it('the total is what ranks, where that is what everybody would have of as much', () => {
    const stages = [{ stage: 'all', form: 'field', scoring: 'matchpoints', measure: 'factored' }] as const;
    const session = sessionDoc({
      ...pairs(THREE_TABLES),
      conditions: { name: 'Club', contestants: 'pair', stages: [...stages] },
    });
    const docs = evening([90, 120, 150], [120, 90]);
    const rows = standingsOf(session, docs).groups[0]?.rows ?? [];
    expect(rows.find(({ contestant }) => contestant === '3')).toMatchObject({ boards: 1, total: '8.00' });
  });

  it('a contestant without a board comes last, with no place', () => {
    const session = sessionDoc(pairs({ ...THREE_TABLES, 99: null }));
    const rows = standingsOf(session, evening([90, 120, 150])).groups[0]?.rows ?? [];
    expect(rows.at(-1)).toEqual({
      place: '-',
      contestant: '99',
      boards: 0,
      total: null,
      percentage: null,
      factored: null,
      matches: null,
      carriedOver: null,
      penalties: null,
      reasons: [],
    });
  });

  it('a board that is still being played counts for nobody, and it says so', () => {
    const standings = standingsOf(sessionDoc(pairs(THREE_TABLES)), [boardDoc()]);
    expect(standings.uncounted).toEqual([{ id: 'board-s.1.1', why: notCounted('no-result-yet') }]);
    expect(standings.provisional).toEqual([]);
  });

  it('says which of the results that count are not confirmed', () => {
    const docs = evening([90, 120, 150], [120, 90, 120]).map((doc) => ({ ...doc, confirmed: doc.board === 1 }));
    const { provisional } = standingsOf(sessionDoc(pairs(THREE_TABLES)), docs);
    expect(provisional).toEqual(['board-s.1.2', 'board-s.2.2', 'board-s.3.2']);
  });
});

it('cross-IMPs are added up over the boards', () => {
  const session = sessionDoc({ ...pairs(THREE_TABLES), scoring: 'cross-imps' });
  const standings = standingsOf(session, evening([90, 120, -50], [90, 90, 90]));
  expect(lines(standings)).toEqual([['1 13 4.50', '2 2 3.00', '3 1 1.50', '4 11 -1.50', '5 12 -3.00', '6 3 -4.50']]);
  expect(standings.groups[0]?.rows[0]).toMatchObject({ boards: 2, percentage: null, factored: null });
});

it('team IMPs count a swing once for each team', () => {
  const rooms = (board: number, open: number, closed: number): readonly BoardDoc[] => [
    scoring(open, { table: 'open', board, contestants: { NS: 'x', EW: 'y' } }),
    scoring(closed, { table: 'closed', board, contestants: { NS: 'y', EW: 'x' } }),
  ];
  const session = sessionDoc({ ...pairs({ x: null, y: null }), scoring: 'team-imps' });
  const standings = standingsOf(session, [...rooms(1, 120, -50), ...rooms(2, 90, 150)]);
  expect(lines(standings)).toEqual([['1 x 3.00', '2 y -3.00']]);
  expect(standings.groups[0]?.rows.map(({ boards }) => boards)).toEqual([2, 2]);
});

describe('team IMPs', () => {
  const x = { NS: 'x', EW: 'y' };
  const y = { NS: 'y', EW: 'x' };
  const open = (departing: Partial<BoardDoc> = {}) => boardDoc({ table: 'open', contestants: x, ...departing });
  const closed = (departing: Partial<BoardDoc> = {}) => boardDoc({ table: 'closed', contestants: y, ...departing });
  const artificial = (NS: number, EW: number): Pick<BoardDoc, 'adjusted'> => ({
    adjusted: { kind: 'artificial', percent: { NS, EW }, authority: 'director:anna' },
  });
  const result = (score: number): Pick<BoardDoc, 'result'> => ({ result: scoring(score).result });
  const session = sessionDoc({ ...pairs({ x: null, y: null }), scoring: 'team-imps' });
  const standings = (...docs: readonly BoardDoc[]) => {
    const { groups, uncounted } = standingsOf(session, docs);
    const rows = groups[0]?.rows.map(({ contestant, boards, total }) => `${contestant} ${boards} ${total ?? '-'}`);
    return { rows, uncounted: uncounted.map(({ id, why }) => `${id}: ${textsOf('en').say(why)}`) };
  };

  it('L12C2b, L86: an artificial score in one room is worth what it is, beside a swing', () => {
    const swing = [open({ board: 1, ...result(150) }), closed({ board: 1, ...result(-150) })];
    expect(standings(...swing).rows).toEqual(['x 1 7.00', 'y 1 -7.00']);
    const adjusted = open({ board: 2, ...artificial(60, 40) });
    expect(standings(...swing, adjusted, closed({ board: 2, ...result(90) }))).toEqual({
      // Average plus is no less than what the team has on its other boards, which is 7 (12C2c).
      rows: ['x 2 14.00', 'y 2 -14.00'],
      uncounted: [],
    });
    expect(standings(...swing, adjusted).rows).toEqual(['x 2 14.00', 'y 2 -14.00']);
  });

  it('of artificial scores in both rooms the mean counts, as one board', () => {
    expect(standings(open(artificial(60, 40)), closed(artificial(40, 60))).rows).toEqual(['x 1 3.00', 'y 1 -3.00']);
    expect(standings(open(artificial(60, 60)), closed(artificial(50, 40))).rows).toEqual(['y 1 1.50', 'x 1 0.00']);
  });

  it('a match is of one round: who meets again plays another board', () => {
    const meeting = (round: string, table: string, score: number) => [
      open({ round, table: `${table}o`, ...result(score) }),
      closed({ round, table: `${table}c`, ...result(-50) }),
    ];
    expect(standings(...meeting('1', 'a', 90), ...meeting('2', 'b', 120)).rows).toEqual(['x 2 9.00', 'y 2 -9.00']);
  });

  it('one room alone counts for nobody', () => {
    expect(standings(open(result(90)))).toEqual({
      rows: ['x 0 -', 'y 0 -'],
      uncounted: ['board-s.open.1: closed room: no result'],
    });
  });
});

it('a lone result is ranked nowhere, and it says so', () => {
  for (const form of ['matchpoints', 'cross-imps'] as const) {
    const { groups, uncounted } = standingsOf(sessionDoc({ ...pairs({ 1: null, 2: null }), scoring: form }), [
      scoring(90),
    ]);
    expect(groups[0]?.rows.map(({ place, boards, percentage }) => [place, boards, percentage])).toEqual([
      ['-', 0, null],
      ['-', 0, null],
    ]);
    expect(uncounted).toEqual([{ id: 'board-s.1.1', why: notCounted('nothing-to-compare-with') }]);
  }
});

it('an attempt that was replaced is listed with the one that counts', () => {
  const docs = [scoring(90), scoring(120, { attempt: 3 }), scoring(150, { attempt: 2 }), scoring(90, { table: '2' })];
  expect(standingsOf(sessionDoc(), docs).uncounted).toEqual([
    { id: 'board-s.1.1', why: notCounted('replaced', { attempt: 3 }) },
    { id: 'board-s.1.1.2', why: notCounted('replaced', { attempt: 3 }) },
  ]);
});

it('a session without boards or contestants is a ranking without lines', () => {
  expect(standingsOf(sessionDoc(), [])).toMatchObject({ groups: [{ direction: null, rows: [] }], uncounted: [] });
});

const aScore = fc.constantFrom(90, 120, 150, 180, -50, -100, -150);
const anEvening = fc.array(fc.tuple(aScore, aScore, aScore), { minLength: 1, maxLength: 6 });

it('what all pairs have together depends on the number of results only', () => {
  fc.assert(
    fc.property(anEvening, (boards) => {
      const { groups } = standingsOf(sessionDoc(pairs(THREE_TABLES)), evening(...boards));
      const total = (groups[0]?.rows ?? []).reduce((sum, row) => sum + Number(row.total), 0);
      expect(total).toBe(boards.length * 3 * 4);
    }),
  );
});

/** The same scores the other way: who was North-South sits East-West, and their score is the opponents'. */
const swapped = (doc: BoardDoc): BoardDoc => {
  const { result } = doc;
  const played =
    result?.kind === 'agreed' && result.result
      ? { ...result, result: { ...result.result, declarer: 'E' as const } }
      : result;
  return { ...doc, contestants: { NS: doc.contestants.EW, EW: doc.contestants.NS }, result: played };
};

it.each(['matchpoints', 'cross-imps'] as const)('with directions changed, every pair has what it had (%s)', (form) => {
  fc.assert(
    fc.property(anEvening, (boards) => {
      const session = sessionDoc({ ...pairs(THREE_TABLES), scoring: form });
      const docs = evening(...boards);
      expect(standingsOf(session, docs.map(swapped)).groups).toEqual(standingsOf(session, docs).groups);
    }),
  );
});
