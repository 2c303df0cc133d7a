import type { Side } from '@app/bridge';
import fc from 'fast-check';
import { recompute } from '../derivation/recompute';
import { comparisonField } from '../field/comparison-field';
import { type Award, type Line, artificial, scored } from '../field/outcome';
import { SCORING_PROFILES } from '../profiles/profile';
import { sessionRules } from '../profiles/rules';
import { sum, toDecimal } from '../rational';
import { type BoardShare, allShares } from '../session/field-points';
import { sessionPoints } from '../session/session-points';

/**
 * Law 12C2c on a whole session of eleven tables. Pair A sits N-S at table 1, pair Z E-W at table 2 on five boards. On
 * the boards after them they are to meet at table 1.
 */

const RULES = sessionRules(SCORING_PROFILES['dbf-2013'], 'matchpoints');
const TABLES = 11;

interface Board {
  readonly name: string;
  readonly outcomes: readonly Line['outcome'][];
  /** Pair Z sits at table 1, not at table 2. */
  readonly theyMeet: boolean;
}

/** A board on which tables 1 and 2 are so far from the best score; all the other scores are in between. */
const played = (name: string, first: number, second: number, tied = false): Board => {
  const others = Array.from({ length: TABLES }, (_, place) => place + 1).filter(
    (place) => place !== first && place !== second,
  );
  const score = (place: number): number => 10 * (tied && place === first + 1 ? TABLES - first : TABLES - place);
  return { name, outcomes: [first, second, ...others].map((place) => scored(score(place))), theyMeet: false };
};

/*
 * Of a top of 20 the place p is worth 20 - 2 (p - 1). Pair A: 20 + 18 + 10 + 10 + 5 = 63 of 100; table 2 N-S: 18 + 20 + 12
 * + 8 + 8 = 66, so that pair Z has 34.
 */
const FIVE = [played('1', 1, 2), played('2', 2, 1), played('3', 6, 5), played('4', 6, 7), played('5', 8, 7, true)];

const meeting = (name: string, own: Award, others: Award): Board => {
  const rest = Array.from({ length: TABLES - 1 }, (_, place) => scored(10 * place));
  return { name, outcomes: [artificial(own, others), ...rest], theyMeet: true };
};

const scoredSession = (boards: readonly Board[]): readonly BoardShare[] => {
  const meetings = new Set(boards.filter(({ theyMeet }) => theyMeet).map(({ name }) => name));
  const pairAt = (id: string, side: Side): readonly string[] => {
    const [board = '', table = ''] = id.split('/');
    if (side === 'NS') return [table === '1' ? 'A' : `N-S ${table}`];
    return [table === (meetings.has(board) ? '1' : '2') ? 'Z' : `E-W ${board} ${table}`];
  };
  const fields = boards.map(({ name, outcomes }) =>
    comparisonField(
      name,
      outcomes.map((outcome, index) => ({ id: `${name}/${index + 1}`, section: 'A', deal: '', outcome })),
    ),
  );
  return sessionPoints(fields, pairAt, RULES).flatMap(allShares);
};

const ofPair = (shares: readonly BoardShare[], pair: string) => shares.filter(({ contestant }) => contestant === pair);
/** Percent of a top that a pair has for its artificial scores, by board. */
const awarded = (shares: readonly BoardShare[], pair: string): readonly string[] =>
  ofPair(shares, pair)
    .filter(({ points }) => points.award !== null)
    .map(({ points: { id, percent } }) => `${id} ${percent ? toDecimal(percent, 1) : '-'}`)
    .sort();

const PLUS: Award = { grade: 'plus' };
const AVERAGE: Award = { grade: 'average' };
const MINUS: Award = { grade: 'minus' };

it('five boards: 63 % and 34 %', () => {
  const shares = scoredSession(FIVE);
  const percent = (pair: string) => toDecimal(sum(ofPair(shares, pair).map(({ points }) => points.points.value)), 1);
  expect([percent('A'), percent('Z')]).toEqual(['63.0', '34.0']);
});

it.each([
  ['average plus for the 63 % pair, average minus for the 34 % pair, against each other', PLUS, MINUS, '63.0', '34.0'],
  ['average minus for the one, average plus for the other', MINUS, PLUS, '40.0', '60.0'],
  ['average plus for both', PLUS, PLUS, '63.0', '60.0'],
  ['average minus for both', MINUS, MINUS, '40.0', '34.0'],
  ['average for both', AVERAGE, AVERAGE, '50.0', '50.0'],
] as const)('L12C2c: %s', (_, own, others, a, z) => {
  const shares = scoredSession([...FIVE, meeting('6', own, others)]);
  expect([awarded(shares, 'A'), awarded(shares, 'Z')]).toEqual([[`6/1 ${a}`], [`6/1 ${z}`]]);
});

const SIX: readonly (readonly [own: Award, others: Award])[] = [
  [PLUS, MINUS],
  [PLUS, MINUS],
  [PLUS, PLUS],
  [PLUS, MINUS],
  [AVERAGE, MINUS],
  [PLUS, MINUS],
];
const ELEVEN = [...FIVE, ...SIX.map(([own, others], index) => meeting(String(6 + index), own, others))];

it('six artificial boards in one session, by hand', () => {
  /*
   * Pair A: 315 on five boards, average, and five times y: y = (315 + 50 + 5 y) / 11, 6 y = 365, y = 60.83, above 60.
   * Pair Z: 170 on five boards, average plus, and five times y: y = (170 + 60 + 5 y) / 11, 6 y = 230, y = 38.33, below 40.
   * In matchpoints of a top of 20: 12.17 and 7.67, rounded to 12.2 and 7.7, which are 61 and 38.5 %.
   */
  const shares = scoredSession(ELEVEN);
  expect(awarded(shares, 'A')).toEqual(['10/1 50.0', '11/1 61.0', '6/1 61.0', '7/1 61.0', '8/1 61.0', '9/1 61.0']);
  expect(awarded(shares, 'Z')).toEqual(['10/1 38.5', '11/1 38.5', '6/1 38.5', '7/1 38.5', '8/1 60.0', '9/1 38.5']);
});

it('in any order of boards there is one answer, and it follows from its lineage', () => {
  const all = scoredSession(ELEVEN);
  fc.assert(
    fc.property(fc.shuffledSubarray(ELEVEN, { minLength: ELEVEN.length }), (boards) => {
      const shares = scoredSession(boards);
      for (const pair of ['A', 'Z']) expect(awarded(shares, pair)).toEqual(awarded(all, pair));
      for (const { points } of ofPair(shares, 'A')) expect(recompute(points.points.explain())).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
