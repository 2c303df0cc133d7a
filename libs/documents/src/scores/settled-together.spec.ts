import type { Stage } from '@app/contract';
import { toDecimal } from '@app/scoring';
import { boardDoc, scoring, sessionDoc } from '@app/testing';
import type { BoardDoc } from '../projections/boards';
import { scoreSession } from './scored-session';
import { stageStandings } from './stage-standings';
import { tableScores } from './table-scores';

/** Three tables: pair 1 has a top at table 1. */
const topForOne = (id: string, board: number): readonly BoardDoc[] =>
  [150, 120, 90].map((score, table) =>
    scoring(score, {
      session: id,
      id: `board-${id}.${table + 1}.${board}`,
      table: String(table + 1),
      board,
      contestants: { NS: String(table + 1), EW: String(table + 11) },
    }),
  );

/** A board on which pair 1 has average plus. */
const plusForOne = (id: string, board: number): readonly BoardDoc[] =>
  topForOne(id, board).map((doc) =>
    doc.table === '1'
      ? boardDoc({ ...doc, adjusted: { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'TD' } })
      : doc,
  );

/** What pair 1 has for its average plus, of 4: one session with nothing else on it, another with a top. */
const worth = (days: readonly [string, string], stage: Partial<Stage> = {}): string | undefined => {
  const sessions = ['s1', 's2'].map((id, index) =>
    sessionDoc({
      id,
      date: days[index] ?? null,
      regulations: 'dbf-2013',
      conditions: {
        name: 'Two sessions',
        contestants: 'pair',
        stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints', ...stage }],
      },
    }),
  );
  const [first, second] = sessions;
  if (!first || !second) return undefined;
  const { sessions: scored } = stageStandings([
    scoreSession(first, [...plusForOne('s1', 1), ...topForOne('s1', 2).map(halved)]),
    scoreSession(second, topForOne('s2', 3)),
  ]);
  const own = scored.flatMap((session) => tableScores(session).flat()).find(({ doc }) => doc.id === 'board-s1.1.1');
  return own?.points?.NS ? toDecimal(own.points.NS.value, 1) : undefined;
};

/** Everybody has an average. */
const halved = (doc: BoardDoc): BoardDoc => ({ ...scoring(90), ...doc, result: scoring(90).result });

// Alone the first session has 50 % beside it: 60 % of 4. With the top of the second the pair has 75 %.
it.each<[string, readonly [string, string], Partial<Stage>, string]>([
  ['X12B2: two sessions on one playing day are one', ['2026-05-01', '2026-05-01'], {}, '3.0'],
  ['X12B2: sessions of different days are not', ['2026-05-01', '2026-05-02'], {}, '2.4'],
  [
    '351I1: the stage is one, where the conditions have it',
    ['2026-05-01', '2026-05-02'],
    { sessionFor12C2c: 'stage' },
    '3.0',
  ],
  [
    'each for itself, where the conditions have it',
    ['2026-05-01', '2026-05-01'],
    { sessionFor12C2c: 'session' },
    '2.4',
  ],
])('%s', (_, days, stage, expected) => {
  expect(worth(days, stage)).toBe(expected);
});
