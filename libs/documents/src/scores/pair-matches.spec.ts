import type { Conditions, Stage } from '@app/contract';
import { inEnglish } from '@app/messages';
import { type Rational, numberInWords, plus, rational, recompute, toDecimal } from '@app/scoring';
import { scoring, sessionDoc } from '@app/testing';
import type { RetainedEvent, SessionDoc } from '@app/session';
import fc from 'fast-check';
import { lineageOf } from '../lineage/lineage';
import { unitProblem } from '../penalties/unit';
import type { BoardDoc } from '../projections/boards';
import { pairMatches } from './pair-matches';
import { scoreSession } from './scored-session';
import { scoredStage } from './scored-stage';
import { stageStandings } from './stage-standings';
import { standingsView } from './standings';

/** Who meets whom: North-South and East-West at each table, round by round. */
const ROUNDS = [
  [
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
  ],
  [
    ['a', 'c'],
    ['e', 'b'],
    ['d', 'f'],
  ],
] as const;

const PAIRS = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Event {
  readonly stage?: Partial<Stage>;
  readonly parameters?: Conditions['parameters'];
  readonly session?: Partial<SessionDoc>;
  readonly rounds?: readonly (readonly (readonly [string, string])[])[];
}

const sessionOf = ({ stage, parameters, session, rounds = ROUNDS }: Event = {}): SessionDoc =>
  sessionDoc({
    scoring: stage?.scoring ?? 'matchpoints',
    contestants: PAIRS.map((contestant) => ({ contestant, kind: 'pair' })),
    rounds: rounds.map((tables, index) => ({
      round: String(index + 1),
      section: 'A',
      tables: tables.map(([NS, EW], table) => ({
        table: String(table + 1),
        NS,
        EW,
        boards: [2 * index + 1, 2 * index + 2],
      })),
    })),
    conditions: {
      name: 'Swiss pairs',
      contestants: 'pair',
      stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints', measure: 'victory-points', ...stage }],
      parameters: { 'vp-scale-of-percent': 'ebu-swiss-pairs', ...parameters },
    },
    ...session,
  });

/** Two boards a round; the scores of each board, table by table. */
const played = (scores: readonly (readonly number[])[], rounds: Event['rounds'] = ROUNDS): readonly BoardDoc[] =>
  scores.flatMap((tables, index) =>
    tables.map((score, table) => {
      const [NS = '', EW = ''] = rounds?.[Math.floor(index / 2)]?.[table] ?? [];
      return scoring(score, {
        id: `board-s.${table + 1}.${index + 1}`,
        round: String(Math.floor(index / 2) + 1),
        table: String(table + 1),
        board: index + 1,
        contestants: { NS, EW },
        resultAt: 7,
      });
    }),
  );

const SCORES = [
  [120, 90, 90],
  [120, 90, 90],
  [90, 90, 90],
  [90, -50, 120],
] as const;

const matchesIn = (event: Event = {}, docs = played(SCORES)) =>
  pairMatches(scoreSession(sessionOf(event), docs)).map(
    ({ match, contestant, opponents, boards, points, victoryPoints }) =>
      `${match} ${contestant}-${opponents} ${boards}: ${toDecimal(points.value, 2)} ${victoryPoints ? numberInWords(victoryPoints.value) : '-'}`,
  );

const totals = (event: Event = {}, docs = played(SCORES)): Readonly<Record<string, string | null>> => {
  const stage = stageStandings(scoredStage([{ session: sessionOf(event), boards: docs }]));
  return Object.fromEntries(
    standingsView(stage).groups.flatMap(({ rows }) => rows.map(({ contestant, total }) => [contestant, total])),
  );
};

it('the boards that two pairs play against each other in a round are a match', () => {
  // Round 1: 8 of 8; 1 + 1 of 8. Round 2: 2 + 2, 2 + 0 and 2 + 4 of 8. The column for up to four boards.
  expect(matchesIn()).toEqual([
    '1 a-b 2: 100.00 20',
    '1 b-a 2: 0.00 0',
    '1 c-d 2: 25.00 1',
    '1 d-c 2: 75.00 19',
    '1 e-f 2: 25.00 1',
    '1 f-e 2: 75.00 19',
    '2 a-c 2: 50.00 10',
    '2 b-e 2: 75.00 19',
    '2 c-a 2: 50.00 10',
    '2 d-f 2: 75.00 19',
    '2 e-b 2: 25.00 1',
    '2 f-d 2: 25.00 1',
  ]);
  expect(totals()).toEqual({ d: '38.00', a: '30.00', f: '20.00', b: '19.00', c: '11.00', e: '2.00' });
});

it('two rounds of one match are one match', () => {
  const event: Event = { rounds: [ROUNDS[0], ROUNDS[0]] };
  const { rounds } = sessionOf(event);
  const docs = played(SCORES, event.rounds);
  expect(matchesIn({ ...event, session: { rounds: rounds.map((one) => ({ ...one, match: 'A' })) } }, docs)).toEqual([
    'A a-b 4: 75.00 19',
    'A b-a 4: 25.00 1',
    'A c-d 4: 25.00 1',
    'A d-c 4: 75.00 19',
    'A e-f 4: 50.00 10',
    'A f-e 4: 50.00 10',
  ]);
});

it.each([
  ['cross-imps', ['1 a-b 2: 2.00 11.67', '1 b-a 2: -2.00 8.33', '1 c-d 2: -1.00 9.14']],
  ['butler', ['1 a-b 2: 2.00 11.67', '1 b-a 2: -2.00 8.33', '1 c-d 2: 0.00 10']],
] as const)('%s: IMPs of the match to whole ones, by the scale for so many boards', (form, expected) => {
  expect(matchesIn({ stage: { scoring: form } }).slice(0, 3)).toEqual(expected);
});

it('where nothing else is said, no match is longer than the scale', () => {
  const long = Array.from({ length: 28 }, (_, index) => index);
  const docs = long.flatMap((board) =>
    [120, 90].map((score, table) =>
      scoring(score, {
        id: `board-s.${table + 1}.${board + 1}`,
        round: '1',
        table: String(table + 1),
        board: board + 1,
        contestants: table === 0 ? { NS: 'a', EW: 'b' } : { NS: 'c', EW: 'd' },
      }),
    ),
  );
  expect(matchesIn({}, docs)[0]).toBe('1 a-b 28: 100.00 -');
  const { uncounted } = standingsView(stageStandings([scoreSession(sessionOf(), docs)]));
  expect(uncounted.map(({ id, why }) => [id, why.code])).toEqual([
    ['match 1, a-b', 'uncounted.no-scale'],
    ['match 1, c-d', 'uncounted.no-scale'],
  ]);
});

describe('a pair without opponents', () => {
  const rounds = [ROUNDS[0], ROUNDS[1].slice(0, 2)];
  const docs = played(
    SCORES.map((tables, index) => (index < 2 ? tables : tables.slice(0, 2))),
    rounds,
  );

  it('has what the conditions give for a bye', () => {
    expect(totals({ rounds, parameters: { 'vp-of-a-bye': '12' } }, docs)).toMatchObject({ d: '31.00', f: '31.00' });
  });

  it('else the mean of its own matches (X78A5)', () => {
    expect(totals({ rounds }, docs)).toMatchObject({ d: '38.00', f: '38.00' });
  });

  it('the same where its opponents were annulled (216E)', () => {
    const withdrawn: RetainedEvent = {
      type: 'ContestantWithdrawn',
      revision: 30,
      data: { contestant: 'f', from: '2', reason: 'ill' },
    };
    const event: Event = {
      stage: { scheduled: 12 },
      session: { kept: [withdrawn] },
      parameters: { 'vp-of-a-bye': '12', withdrawal: 'annulled-below-half' },
    };
    // Left are 120 against 90 twice; then 90 against 90, and 90 against -50. Two results of three: 100, 62.5 and 25 %.
    expect(totals(event)).toEqual({ a: '38.00', b: '18.00', c: '2.00', d: '32.00', e: '14.00', f: null });
    // By DBf two results are worth 65 and 55 %.
    const dbf = { laws: 'wbf-2007', regulations: 'dbf-2013', kept: [withdrawn] } as const;
    expect(totals({ ...event, session: dbf, parameters: { 'vp-of-a-bye': '12' } })).toMatchObject({
      d: '29.00',
      f: null,
    });
  });
});

describe('an artificial score in a match', () => {
  const adjusted = { kind: 'artificial', percent: { NS: 60, EW: 40 }, authority: 'director:anna' } as const;
  const docs = played(SCORES).map((doc) =>
    doc.id === 'board-s.1.3' ? { ...doc, adjusted, adjustedAt: 9, result: null } : doc,
  );

  it('12C2c: average plus by the other boards of the session, or of the match', () => {
    const of = (sessionFor12C2c: 'session' | 'match') =>
      matchesIn({ stage: { sessionFor12C2c } }, docs).find((line) => line.startsWith('2 a-c'));
    // Pair a has 100 % in round 1, and 50 % on the other board of round 2: 83.33 % of the session, 60 % by the match.
    expect([of('session'), of('match')]).toEqual(['2 a-c 2: 66.67 18', '2 a-c 2: 55.00 13']);
  });
});

describe('where it comes from', () => {
  const lookedUp = (address: string) => {
    const found = lineageOf(stageStandings([scoreSession(sessionOf(), played(SCORES))]), 's', address);
    if (!found.ok) throw new Error(found.error.code);
    expect(recompute(found.value.derivation)).toEqual([]);
    return found.value;
  };

  it.each([
    ['match/2/b', '75', 2],
    ['vp/2/b', '19', 2],
    ['total/b', '19', 4],
  ] as const)('%s is %s, from the results of its boards', (address, value, boards) => {
    const { value: found, events } = lookedUp(address);
    expect(found).toBe(value);
    expect(events.length).toBeGreaterThanOrEqual(3 * boards);
  });
});

it('penalties are in victory points, and come off the total', () => {
  const session = sessionOf({
    session: {
      kept: [
        {
          type: 'PenaltyImposed',
          revision: 12,
          data: {
            contestant: 'a',
            kind: 'procedural',
            offence: 'late',
            amount: { value: '1', unit: 'VP' },
            from: 'total',
            paragraph: 'L90',
            reason: 'Five minutes',
          },
        },
      ],
    },
  });
  expect([unitProblem(session, 'VP', 'total'), unitProblem(session, 'matchpoints', 'total')?.code]).toEqual([
    null,
    'penalty.unit.other-than-standing',
  ]);
  const { groups } = standingsView(stageStandings([scoreSession(session, played(SCORES))]));
  expect(groups[0]?.rows.find(({ contestant }) => contestant === 'a')).toMatchObject({
    total: '29.00',
    penalties: '1.00',
    matches: 2,
    percentage: null,
  });
});

it('221B1: who is tied is told apart by the victory points of their opponents', () => {
  const session = { laws: 'wbf-2007', regulations: 'dbf-2013' } as const;
  const docs = played([
    [120, 120, 90],
    [120, 120, 90],
    [90, 120, -50],
    [90, 120, -50],
  ]);
  const { groups } = standingsView(stageStandings([scoreSession(sessionOf({ session }), docs)]));
  // Pair b has met a (29) and e (20), pair d has met c (29) and f (40).
  const last = groups[0]?.rows
    .slice(-2)
    .map(({ place, contestant, total, reasons }) => [
      place,
      contestant,
      total,
      reasons.map((reason) => inEnglish(reason)),
    ]);
  expect(last).toEqual([
    ['5', 'd', '1.00', ['victory points of its opponents: 69 against 49 of b (DBf 221B1)']],
    ['6', 'b', '1.00', ['victory points of its opponents: 49 against 69 of d (DBf 221B1)']],
  ]);
});

it('both pairs of a match have 20 together, whatever the scores, and every number recomputes', () => {
  const score = fc.constantFrom(-150, -100, -50, 90, 120, 150);
  const board = fc.tuple(score, score, score);
  fc.assert(
    fc.property(
      fc.tuple(board, board, board, board),
      fc.constantFrom('matchpoints' as const, 'cross-imps' as const),
      (scores, form) => {
        const found = pairMatches(scoreSession(sessionOf({ stage: { scoring: form } }), played(scores)));
        expect(found).toHaveLength(12);
        const together = new Map<string, Rational>();
        for (const { match, contestant, opponents, victoryPoints } of found) {
          if (!victoryPoints) throw new Error('no scale');
          const key = [match, ...[contestant, opponents].sort()].join(' ');
          together.set(key, plus(together.get(key) ?? rational(0), victoryPoints.value));
          expect(recompute(victoryPoints.explain())).toEqual([]);
        }
        expect([...together.values()]).toEqual(Array.from({ length: 6 }, () => rational(20)));
      },
    ),
    { numRuns: 60 },
  );
});
