import { message, type BySide, type Side } from '@app/bridge';
import { type EntrantWithResults, entrantsWithResults } from '@app/testing';
import fc from 'fast-check';
import { recompute } from './derivation/recompute';
import { type Traced, given } from './derivation/traced';
import { type ComparisonField, comparisonField } from './field/comparison-field';
import { type Award, type Component, type Line, type Outcome, bothSides } from './field/outcome';
import type { ImposedPenalty } from './penalties/applied';
import { type ScoringProfileName, SCORING_PROFILES } from './profiles/profile';
import { type MatchForm, type PairsForm, levelsOf, matchRules, sessionRules } from './profiles/rules';
import { rational } from './rational';
import { type BoardShare, allShares } from './session/field-points';
import { sessionPoints } from './session/session-points';
import { standings } from './standings/standings';
import { scoreMatch } from './teams/match';
import type { MatchBoard } from './teams/match-board';
import { samples } from '../../../test/samples';

/** What is true of every method, whatever the results: weighted, split, artificial, missing, or a side's own fault. */

const aScore = fc.integer({ min: -40, max: 40 }).map((tens) => 10 * tens);
const aWhole = aScore.map((score): readonly Component[] => [{ score, weight: rational(1) }]);
const someComponents = fc.oneof(
  aWhole,
  fc.tuple(fc.integer({ min: 1, max: 5 }), aScore, aScore).map(([sixths, one, other]): readonly Component[] => [
    { score: one, weight: rational(sixths, 6) },
    { score: other, weight: rational(6 - sixths, 6) },
  ]),
);
const anAward: fc.Arbitrary<Award> = fc.oneof(
  fc.constantFrom<Award>({ grade: 'plus' }, { grade: 'average' }, { grade: 'minus' }),
  fc.nat(100).map((percent): Award => ({ grade: 'fixed', percent: rational(percent) })),
);
const anOutcome: fc.Arbitrary<BySide<Outcome>> = fc.oneof(
  { weight: 8, arbitrary: aScore.map((score) => bothSides({ kind: 'score', score })) },
  { weight: 2, arbitrary: someComponents.map((components) => bothSides({ kind: 'weighted', components })) },
  {
    weight: 1,
    arbitrary: fc.record({
      NS: aScore.map((score): Outcome => ({ kind: 'score', score })),
      EW: someComponents.map((components): Outcome => ({ kind: 'weighted', components })),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      NS: fc.record({
        kind: fc.constant('self-inflicted' as const),
        assigned: someComponents,
        expected: fc.oneof(someComponents, anAward),
        table: aScore,
      }),
      EW: aScore.map((score): Outcome => ({ kind: 'score', score })),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      NS: anAward.map((award): Outcome => ({ kind: 'artificial', award })),
      EW: anAward.map((award): Outcome => ({ kind: 'artificial', award })),
    }),
  },
  { weight: 1, arbitrary: fc.constant(bothSides({ kind: 'missing', why: message('uncounted.not-played') })) },
);

const turnedScore = (score: number): number => 0 - score;
const turnedComponents = (components: readonly Component[]): readonly Component[] =>
  components.map(({ score, weight }) => ({ score: turnedScore(score), weight }));
const turned = (outcome: Outcome): Outcome => {
  switch (outcome.kind) {
    case 'score':
      return { ...outcome, score: turnedScore(outcome.score) };
    case 'weighted':
      return { ...outcome, components: turnedComponents(outcome.components) };
    case 'self-inflicted': {
      const { assigned, expected, table } = outcome;
      return {
        ...outcome,
        assigned: turnedComponents(assigned),
        expected: 'grade' in expected ? expected : turnedComponents(expected),
        table: turnedScore(table),
      };
    }
    case 'artificial':
    case 'missing':
      return outcome;
  }
};
const swapped = ({ NS, EW }: BySide<Outcome>): BySide<Outcome> => ({ NS: turned(EW), EW: turned(NS) });

/** A score as a weighted one that has a single component. */
const single = (outcome: Outcome): Outcome =>
  outcome.kind === 'score'
    ? { kind: 'weighted', components: [{ score: outcome.score, weight: rational(1) }] }
    : outcome;
const singles = ({ NS, EW }: BySide<Outcome>): BySide<Outcome> => ({ NS: single(NS), EW: single(EW) });

const NAMES = ['wbf-2017', 'dbf-2013', 'fsb-2008'] as const satisfies readonly ScoringProfileName[];
const PAIRS = ['matchpoints', 'cross-imps', 'butler'] as const satisfies readonly PairsForm[];
const TEAMS = ['vp-match', 'knock-out', 'board-a-match'] as const satisfies readonly MatchForm[];

type Boards = readonly (readonly BySide<Outcome>[])[];
/** Three boards at up to five tables, so that artificial scores have other boards to go by. */
const someBoards = fc.array(fc.array(anOutcome, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 });

const OTHER: BySide<Side> = { NS: 'EW', EW: 'NS' };
const text = ({ value: { num, den } }: Traced): string => `${num}/${den}`;
const same = <T>(value: T): T => value;

interface Turned {
  readonly outcome?: (outcome: BySide<Outcome>) => BySide<Outcome>;
  readonly order?: <T>(lines: readonly T[]) => readonly T[];
  readonly side?: (side: Side) => Side;
}

describe.each(NAMES.flatMap((name) => PAIRS.map((form) => [name, form] as const)))('%s, %s', (name, form) => {
  const rules = sessionRules(SCORING_PROFILES[name], form);
  const fieldsOf = (boards: Boards, { outcome = same, order = same }: Turned): readonly ComparisonField[] =>
    order(
      boards.map((tables, board) => {
        const lines = tables.map((one, table): Line => ({
          id: `${board}/${table}`,
          section: 'A',
          deal: '',
          outcome: outcome(one),
        }));
        return comparisonField(String(board), order(lines));
      }),
    );
  const seat = (id: string, side: Side): readonly string[] => [`${side} ${id.replace(/^.*\//, '')}`];
  const scored = (boards: Boards, how: Turned = {}): readonly BoardShare[] => {
    const { side = same } = how;
    return sessionPoints(fieldsOf(boards, how), (id, direction) => seat(id, side(direction)), rules).flatMap(allShares);
  };
  const valuesOf = (shares: readonly BoardShare[], side: (side: Side) => Side = same): ReadonlyMap<string, string> =>
    new Map(shares.map(({ points: one }) => [`${one.id} ${side(one.direction)}`, text(one.points)] as const));
  const points = (boards: Boards, how: Turned = {}): ReadonlyMap<string, string> =>
    valuesOf(scored(boards, how), how.side);

  it('directions and scores swapped: the results are', () => {
    fc.assert(
      fc.property(someBoards, (boards) => {
        expect(points(boards, { outcome: swapped, side: (side) => OTHER[side] })).toEqual(points(boards));
      }),
      { numRuns: samples(40) },
    );
  });

  it('the order of tables and boards changes nothing', () => {
    fc.assert(
      fc.property(someBoards, (boards) => {
        expect(points(boards, { order: (lines) => lines.toReversed() })).toEqual(points(boards));
      }),
      { numRuns: samples(40) },
    );
  });

  it('one component is as good as none', () => {
    fc.assert(
      fc.property(someBoards, (boards) => {
        expect(points(boards, { outcome: singles })).toEqual(points(boards));
      }),
      { numRuns: samples(40) },
    );
  });

  it('every number follows from its lineage', () => {
    fc.assert(
      fc.property(someBoards, (boards) => {
        for (const { points: one } of scored(boards)) {
          const derivation = one.points.explain();
          expect(derivation.value).toEqual(one.points.value);
          expect(recompute(derivation)).toEqual([]);
        }
      }),
      { numRuns: samples(20) },
    );
  });
});

const GRADES = {
  'vp-match': 'grades-imps-match',
  'knock-out': 'grades-imps-match',
  'board-a-match': 'grades-board-a-match',
} as const;

describe.each(NAMES.flatMap((name) => TEAMS.map((form) => [name, form] as const)))('%s, %s', (name, form) => {
  const settings = {
    rules: matchRules(SCORING_PROFILES[name], form),
    levels: levelsOf(SCORING_PROFILES[name], GRADES[form]),
    others: 'all-other',
  } as const;
  const someRooms = fc.array(fc.record({ open: anOutcome, closed: anOutcome }), { maxLength: 6 });
  const boardsOf = (rooms: readonly Omit<MatchBoard, 'id'>[]): readonly MatchBoard[] =>
    rooms.map((one, index) => ({ id: String(index), ...one }));
  const totals = (boards: readonly MatchBoard[]): readonly string[] => {
    const { home, away, counted } = scoreMatch(boards, settings);
    return [text(home), text(away), String(counted)];
  };

  it('what both teams have is the same from the other side of the tables, in any order, and with single components', () => {
    fc.assert(
      fc.property(someRooms.map(boardsOf), (boards) => {
        const [home = '', away = '', counted = ''] = totals(boards);
        const rooms = boards.map((one) => ({ ...one, open: one.closed, closed: one.open }));
        expect(totals(rooms)).toEqual([away, home, counted]);
        const seats = boards.map((one) => ({ ...one, open: swapped(one.open), closed: swapped(one.closed) }));
        expect(totals(seats)).toEqual([away, home, counted]);
        expect(totals(boards.toReversed())).toEqual([home, away, counted]);
        const plain = boards.map((one) => ({ ...one, open: singles(one.open), closed: singles(one.closed) }));
        expect(totals(plain)).toEqual([home, away, counted]);
      }),
      { numRuns: samples(60) },
    );
  });

  it('every number follows from its lineage', () => {
    fc.assert(
      fc.property(someRooms.map(boardsOf), (boards) => {
        const { home, away } = scoreMatch(boards, settings);
        for (const total of [home, away]) {
          expect(total.explain().value).toEqual(total.value);
          expect(recompute(total.explain())).toEqual([]);
        }
      }),
      { numRuns: samples(40) },
    );
  });
});

describe('penalties', () => {
  const entrants = fc.array(
    fc.record({
      points: fc.array(fc.nat(60), { minLength: 1, maxLength: 3 }),
      halves: fc.array(fc.nat(6), { maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  );
  const penalty = (halves: number, decision: string): ImposedPenalty => ({
    decisions: [decision],
    amount: { value: rational(halves, 2), unit: 'VP', paragraph: 'DBf 211B1a' },
  });
  const entrantOf = (
    points: readonly number[],
    contestant: string,
    penalties: readonly ImposedPenalty[],
  ): EntrantWithResults => ({
    contestant,
    ranking: 'all',
    sessions: points.map((one, index) => ({
      session: String(index),
      points: given(rational(one), 'score', [`${contestant}/${index}`]),
      top: rational(60),
      boardTop: rational(10),
    })),
    carryOver: null,
    penalties,
  });
  const shown = (all: readonly EntrantWithResults[]) =>
    standings(entrantsWithResults(all), {
      measure: 'sum',
      commonTop: false,
      criteria: () => [],
      isNeeded: () => false,
      status: 'provisional',
    }).map(({ ranking, rows, totalOf }) => [
      ranking,
      ...rows.map((row) => {
        const { contestant, place, reasons } = row;
        return { contestant, place, reasons, total: totalOf(row).explain() };
      }),
    ]);
  const totalsOf = (all: readonly EntrantWithResults[]): ReadonlyMap<string, string> =>
    new Map(
      standings(entrantsWithResults(all), {
        measure: 'sum',
        commonTop: false,
        criteria: () => [],
        isNeeded: () => false,
        status: 'provisional',
      }).flatMap(({ rows }) => rows.map(({ contestant, total }) => [contestant, `${total.num}/${total.den}`] as const)),
    );

  it('imposed and then rescinded: everything is as it was, to the last line of every derivation', () => {
    fc.assert(
      fc.property(entrants, (all) => {
        const before = all.map(({ points }, index) => entrantOf(points, String(index), []));
        const imposed = all.map(({ points, halves }, index) =>
          entrantOf(
            points,
            String(index),
            halves.map((one, nth) => penalty(one, `${index}/${nth}`)),
          ),
        );
        const rescinded = imposed.map((one) => ({ ...one, penalties: [] }));
        expect(shown(rescinded)).toEqual(shown(before));
        for (const [, ...rows] of shown(imposed)) {
          for (const row of rows) expect(typeof row === 'string' ? [] : recompute(row.total)).toEqual([]);
        }
      }),
      { numRuns: samples(40) },
    );
  });

  it('211A2: it changes nobody else', () => {
    fc.assert(
      fc.property(entrants, (all) => {
        const [first, ...rest] = all.map(({ points }, index) => entrantOf(points, String(index), []));
        if (!first) return;
        const after = totalsOf([{ ...first, penalties: [penalty(3, 'late')] }, ...rest]);
        const before = totalsOf([first, ...rest]);
        for (const { contestant } of rest) expect(after.get(contestant)).toBe(before.get(contestant));
        expect(after.get(first.contestant)).not.toBe(before.get(first.contestant));
      }),
      { numRuns: samples(40) },
    );
  });
});
