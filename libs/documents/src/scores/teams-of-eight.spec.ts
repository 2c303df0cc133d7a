import type { Conditions } from '@app/contract';
import { message } from '@app/bridge';
import { notCounted, recompute, toDecimal } from '@app/scoring';
import type { RetainedEvent, SessionDoc } from '@app/session';
import { scoring, sessionDoc } from '@app/testing';
import { lineageOf } from '../lineage/lineage';
import type { BoardDoc } from '../projections/boards';
import { totalPointsOf } from './knock-out';
import { scoreSession } from './scored-session';
import { stageStandings } from './stage-standings';

type How = NonNullable<NonNullable<Conditions['parameters']>['teams-of-eight']>;

const conditions = (how: How, stage: Partial<Conditions['stages'][number]> = {}, more: Partial<Conditions> = {}) => ({
  name: 'Teams of eight',
  contestants: 'team' as const,
  stages: [{ stage: 'all', form: 'round-robin' as const, scoring: 'team-imps' as const, ...stage }],
  parameters: { 'teams-of-eight': how },
  ...more,
});

/** A board at tables 1 to 4: x is North-South at 1 and 3, y at 2 and 4; null where the table has not been opened. */
const board = (number: number, scores: readonly (number | null)[], round = '1'): readonly BoardDoc[] =>
  scores.flatMap((score, index) =>
    score === null
      ? []
      : [
          scoring(score, {
            round,
            table: String(index + 1),
            board: number,
            contestants: index % 2 === 0 ? { NS: 'x', EW: 'y' } : { NS: 'y', EW: 'x' },
          }),
        ],
  );

const seats = (tables: readonly number[], boards: readonly number[]) =>
  tables.map((table) => ({
    table: String(table),
    ...(table % 2 === 1 ? { NS: 'x', EW: 'y' } : { NS: 'y', EW: 'x' }),
    boards: [...boards],
  }));

const scored = (docs: readonly BoardDoc[], how: How, session: Partial<SessionDoc> = {}) =>
  scoreSession(sessionDoc({ scoring: 'team-imps', conditions: conditions(how), ...session }), docs);

const imps = (docs: readonly BoardDoc[], how: How, session: Partial<SessionDoc> = {}) =>
  scored(docs, how, session).matches.map(({ points }) => toDecimal(points.home.value, 2));

/** 1 and 3 against 2 and 4: 90 - -50 = 140 (4), 90 - 120 = -30 (-1), 180 - -50 = 230 (6), 180 - 120 = 60 (2). */
const FOUR = board(1, [90, -50, 180, 120]);

it('every table with every other, or two by two', () => {
  expect(imps(FOUR, 'cross-imps')).toEqual(['11.00']);
  // 1 with 2, and 3 with 4.
  expect(imps(FOUR, 'direct')).toEqual(['6.00']);
});

it('the rounds of one match may have two tables each', () => {
  const rounds: SessionDoc['rounds'] = [
    { round: '1', match: 'm', section: 'A', tables: [...seats([1, 2], [1]), ...seats([3, 4], [2])] },
    { round: '2', match: 'm', section: 'A', tables: [...seats([1, 2], [2]), ...seats([3, 4], [1])] },
  ];
  const docs = [
    ...board(1, [90, -50, null, null]),
    ...board(1, [null, null, 180, 120], '2'),
    ...board(2, [null, null, 90, 90]),
    ...board(2, [90, 90, null, null], '2'),
  ];
  expect(scored(docs, 'cross-imps', { rounds }).matches).toMatchObject([{ match: 'm', score: { counted: 2 } }]);
  expect(imps(docs, 'cross-imps', { rounds })).toEqual(['11.00']);
});

describe('a table without a result', () => {
  const rounds: SessionDoc['rounds'] = [{ round: '1', section: 'A', tables: seats([1, 2, 3, 4], [1]) }];
  const docs = board(1, [null, -50, 180, 120]);

  it('takes its comparisons with it; the board counts with the others', () => {
    // Table 3 alone: 6 and 2.
    expect(imps(docs, 'cross-imps', { rounds })).toEqual(['8.00']);
    expect(scored(docs, 'cross-imps', { rounds }).uncounted).toEqual([]);
  });

  it('leaves the one that it was to be compared with alone', () => {
    // Table 3 is compared with 4 although 1 has not been opened; 2 has nobody.
    expect(imps(docs, 'direct', { rounds })).toEqual(['2.00']);
    expect(scored(docs, 'direct', { rounds }).uncounted).toEqual([
      {
        id: 'board-s.2.1',
        why: notCounted('in-room', { room: message('number.open-room'), why: notCounted('no-result') }),
      },
    ]);
  });
});

it('a fifth table counts for nobody', () => {
  const fifth = scoring(90, { round: '1', table: '5', board: 1, contestants: { NS: 'x', EW: 'y' } });
  expect(imps([...FOUR, fifth], 'cross-imps')).toEqual(['11.00']);
  expect(scored([...FOUR, fifth], 'cross-imps').uncounted).toEqual([
    { id: 'board-s.5.1', why: notCounted('more-than-four-tables') },
  ]);
});

describe('victory points', () => {
  const vp = (how: How, more: Partial<Conditions>) =>
    scored(FOUR, how, {
      scoring: 'team-vp',
      conditions: conditions(how, { scoring: 'team-vp' }, more),
    }).matches.map(({ victoryPoints }) => victoryPoints && toDecimal(victoryPoints.home.value, 2));
  const own = { victoryPoints: [{ boards: 8, points: '10-10 12-8 20-0', imps: '0-4 5-8 9+' }] };

  it('EBU White Book 3.1.4: two comparisons go by the scale for twice the boards', () => {
    // 6 IMPs by the WBF's scale for two boards; for one they would be 15.74.
    expect(vp('direct', {})).toEqual(['14.39']);
  });

  it('of tables that the conditions bring they go by the boards of the match', () => {
    expect(vp('direct', own)).toEqual(['12.00']);
    expect(vp('cross-imps', { ...own, parameters: { 'teams-of-eight': 'cross-imps' } })).toEqual(['20.00']);
  });

  it('four comparisons have no other scale', () => {
    const session = scored(FOUR, 'cross-imps', { scoring: 'team-vp' });
    expect(session.matches.map(({ victoryPoints }) => victoryPoints)).toEqual([null]);
    expect(session.uncounted).toEqual([{ id: 'match 1', why: notCounted('no-scale', { boards: 1 }) }]);
  });

  it('DBf 202C: a walk-over is by the same scale', () => {
    const kept: RetainedEvent[] = [
      {
        type: 'MatchNotPlayed',
        revision: 9,
        data: { match: '2', contestants: ['x', 'z'], absent: 'z', paragraph: 'DBf 202C', reason: 'Did not come' },
      },
    ];
    const stage = conditions('direct', { scoring: 'team-vp', match: { boards: 1, rounds: 1 } });
    const { unplayed } = stageStandings([
      scored(FOUR, 'direct', {
        scoring: 'team-vp',
        regulations: 'dbf-2013',
        laws: 'wbf-2007',
        kept,
        conditions: stage,
      }),
    ]);
    expect(unplayed.counted.map(({ contestant, points }) => [contestant, toDecimal(points.value, 2)])).toEqual([
      ['x', '18.00'],
      ['z', '0.00'],
    ]);
  });
});

describe('a knock-out', () => {
  const cup = (docs: readonly BoardDoc[]) =>
    scored(docs, 'cross-imps', {
      regulations: 'dbf-2013',
      conditions: conditions('cross-imps', { form: 'knock-out' }),
    }).matches;

  it('222B1: the points of all four tables count, or of none', () => {
    const [match] = cup(FOUR);
    // 90 + 180 for x at 1 and 3, 50 - 120 at 2 and 4.
    expect(match && toDecimal(totalPointsOf(match).home, 0)).toBe('200');
    const artificial = FOUR.map((doc) =>
      doc.table === '3'
        ? { ...doc, adjusted: { kind: 'artificial' as const, percent: { NS: 60, EW: 40 }, authority: 'director:anna' } }
        : doc,
    );
    const [other] = cup(artificial);
    expect(other && toDecimal(totalPointsOf(other).home, 0)).toBe('0');
    const [missing] = cup(board(1, [90, -50, 180, null]));
    expect(missing && toDecimal(totalPointsOf(missing).home, 0)).toBe('0');
  });
});

it('explain: a table of the board leads to every comparison', () => {
  const stage = stageStandings([scored(FOUR, 'cross-imps')]);
  for (const address of ['board/3.1/NS', 'board/4.1/EW', 'match/1/x', 'total/x']) {
    const found = lineageOf(stage, 's', address);
    expect(found).toMatchObject({ ok: true, value: { value: '11' } });
    expect(found.ok && recompute(found.value.derivation)).toEqual([]);
  }
  expect(lineageOf(stage, 's', 'board/4.1/NS')).toMatchObject({ ok: true, value: { value: '-11' } });
});

it('12C2c: artificial scores go by the comparisons of all matches that are one session', () => {
  const artificial = board(2, [90, 90, 90, 90], '2').map((doc) =>
    doc.table === '1'
      ? { ...doc, adjusted: { kind: 'artificial' as const, percent: { NS: 60, EW: 40 }, authority: 'director:anna' } }
      : doc,
  );
  const strong = board(1, [270, -350, 270, -350]);
  // 620 (12) in each of four comparisons; and 0 in two: 48 of six are 8 a comparison.
  expect(imps([...strong, ...artificial], 'cross-imps')).toEqual(['48.00', '16.00']);
  const ofMatch = {
    conditions: conditions(
      'cross-imps',
      {},
      {
        parameters: { 'teams-of-eight': 'cross-imps', 'session-of-teams': 'match' },
      },
    ),
  };
  expect(imps([...strong, ...artificial], 'cross-imps', ofMatch)).toEqual(['48.00', '6.00']);
});
