import { SIDES } from '@app/bridge';
import type { Conditions } from '@app/contract';
import { recompute } from '@app/scoring';
import type { SessionDoc } from '@app/session';
import { scoring, sessionDoc } from '@app/testing';
import { lineageOf } from '../lineage/lineage';
import { scoreSession } from './scored-session';
import { standingsView } from './standings';
import { stageStandings } from './stage-standings';

type Masterpoints = NonNullable<Conditions['stages'][number]['masterpoints']>;

const conditions = (masterpoints?: Masterpoints, rankings: 'one' | 'by-direction' = 'one'): Conditions => ({
  name: 'Pairs',
  contestants: 'pair',
  stages: [
    {
      stage: 'all',
      form: 'field',
      scoring: 'matchpoints',
      rankings,
      ties: { then: 'shared' },
      ...(masterpoints ? { masterpoints } : {}),
    },
  ],
});

const LADDER: Masterpoints = { table: 'bridge-house-hk', level: 'general' };
const CLUB: Masterpoints = { table: 'abf-2004', level: 'club' };

const PAIRS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Four tables of one board: pairs 1, 3, 5, 7 North-South. */
const evening = (id: string, scores: readonly number[], played: Conditions, more: Partial<SessionDoc> = {}) => {
  const session = sessionDoc({
    id,
    scoring: 'matchpoints',
    contest: { contest: 'c', stage: 'all', session: Number(id.slice(1)) },
    contestants: PAIRS.map((contestant) => ({ contestant, kind: 'pair' })),
    conditions: played,
    ...more,
  });
  const docs = scores.map((score, index) =>
    scoring(score, {
      id: `board-${id}.${index + 1}.1`,
      session: id,
      table: String(index + 1),
      board: 1,
      resultAt: 2,
      contestants: { NS: String(2 * index + 1), EW: String(2 * index + 2) },
    }),
  );
  return scoreSession(session, docs);
};

const rowsOf = (stage: ReturnType<typeof stageStandings>): readonly string[] =>
  standingsView(stage).groups.flatMap(({ rows }) =>
    rows.map(({ place, contestant, masterpoints }) => `${place} ${contestant} ${masterpoints ?? '-'}`),
  );

it('are for the ranking over all sessions of the stage, with shared places', () => {
  const played = conditions(LADDER);
  const stage = stageStandings([evening('s1', [120, 90, 90, -50], played), evening('s2', [120, 90, 90, -50], played)]);
  // 8 pairs, factor 3: 1.2 for the first place, 0.6, 0.4 and 0.3 for the others of the upper half.
  expect(rowsOf(stage)).toEqual([
    '1= 1 0.9',
    '1= 8 0.9',
    '3= 3 0.2',
    '3= 4 0.2',
    '3= 5 0.2',
    '3= 6 0.2',
    '7= 2 0.0',
    '7= 7 0.0',
  ]);
  expect(standingsView(stage).masterpoints).toEqual({
    table: 'bridge-house-hk',
    level: 'general',
    reference: 'Bridge House Hong Kong, Master Point Calculation',
    why: null,
  });
});

it('are left out where the conditions name no table', () => {
  const view = standingsView(stageStandings([evening('s1', [120, 90, 90, -50], conditions())]));
  expect('masterpoints' in view).toBe(false);
  expect(view.groups.flatMap(({ rows }) => rows).some((row) => 'masterpoints' in row)).toBe(false);
});

it('a side is a field of its own, where there are two winners', () => {
  const contestants = PAIRS.map((contestant, index) => ({
    contestant,
    kind: 'pair' as const,
    direction: SIDES[index % 2] ?? 'NS',
  }));
  const played = conditions(CLUB, 'by-direction');
  const stage = stageStandings([evening('s1', [150, 120, 90, -50], played, { contestants })]);
  // 0.02 x 1.5 x 4 tables, and 70 % of it.
  expect(rowsOf(stage).toSorted()).toEqual(
    ['1 1 0.12', '2 3 0.08', '3 5 0.00', '4 7 0.00', '1 8 0.12', '2 6 0.08', '3 4 0.00', '4 2 0.00'].toSorted(),
  );
});

it('a disqualified pair has none, and neither counts nor keeps a place', () => {
  const disqualified: Partial<SessionDoc> = {
    kept: [
      {
        type: 'ContestantDisqualified',
        revision: 9,
        data: { contestant: '1', paragraph: 'L91B', reason: 'x', authority: 'director' },
      },
    ],
  };
  const stage = stageStandings([evening('s1', [150, 120, 90, -50], conditions(LADDER), disqualified)]);
  expect(stage.unranked.map(({ contestant }) => contestant)).toEqual(['1']);
  // 7 pairs: 7 / 20 x 3 = 1.05 for the first place, none below the third.
  expect(rowsOf(stage)).toEqual([
    '1 8 1.1',
    '2= 3 0.4',
    '2= 6 0.4',
    '4= 4 0.0',
    '4= 5 0.0',
    '6= 2 0.0',
    '6= 7 0.0',
    '- 1 -',
  ]);
});

it('a table for one session says so of several', () => {
  const played = conditions(CLUB);
  const stage = stageStandings([evening('s1', [120, 90, 90, -50], played), evening('s2', [120, 90, 90, -50], played)]);
  expect(standingsView(stage).masterpoints?.why).toMatchObject({ code: 'masterpoints.one-session' });
  expect(rowsOf(stage).every((row) => row.endsWith(' -'))).toBe(true);
  const lineage = lineageOf(stage, 's1', 'masterpoints/1');
  expect(lineage).toMatchObject({ ok: false, error: { code: 'lineage.because' } });
});

it('explain themselves, down to the results that the place rests on', () => {
  const stage = stageStandings([evening('s1', [150, 120, 90, -50], conditions(CLUB))]);
  const lineage = lineageOf(stage, 's1', 'masterpoints/3');
  const total = lineageOf(stage, 's1', 'total/3');
  if (!lineage.ok || !total.ok) throw new Error('no lineage');
  expect(recompute(lineage.value.derivation)).toEqual([]);
  expect(lineage.value.events).toEqual(total.value.events);
  expect(lineage.value.events.length).toBeGreaterThan(0);
  expect(lineageOf(stage, 's1', 'masterpoints/9')).toMatchObject({ ok: false });
});
