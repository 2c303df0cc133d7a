import { numberCalled } from '../derivation/number-names';
import { type Traced, added, divided, given, greatest, least } from '../derivation/traced';
import type { Award } from '../field/outcome';
import { type Rational, ZERO, compare, equal, times } from '../rational';
import { type Levels, faceValue } from './awards';

/** A contestant's boards of one session (as the regulations define it, DBf X12B): compared ones and artificial ones. */
export interface ContestantSession {
  /** What the boards with a result are worth, of how much: points out of hundredths of a top, or IMPs out of boards. */
  readonly played: readonly { readonly points: Traced; readonly weight: Rational }[];
  readonly awards: readonly { readonly id: string; readonly award: Award; readonly weight: Rational }[];
}

/** The values of one contestant's artificial scores. */
export type ContestantAwards = (id: string, award: Award) => Traced;

/** `all-other`: the other boards of the session, artificial ones as they come out; `played`: those with a result. */
export type OtherBoards = 'all-other' | 'played';

type Grade = Award['grade'];

interface Case {
  /** Grades that are worth what the contestant has on the whole; the others are at their face value. */
  readonly raised: readonly Grade[];
  readonly holds: (level: Rational, levels: Levels) => boolean;
}

/** In between nothing moves; above average plus, the plusses do; below average minus, the minusses. */
const CASES: readonly Case[] = [
  {
    raised: [],
    holds: (level, { plus, minus }) => compare(minus, level) <= 0 && compare(level, plus) <= 0,
  },
  { raised: ['plus'], holds: (level, { plus }) => compare(level, plus) > 0 },
  { raised: ['minus'], holds: (level, { minus }) => compare(level, minus) < 0 },
];

/** What the contestant has on the whole, in one case: boards worth just that are left out, as they change nothing. */
const levelIn = (
  { played, awards }: ContestantSession,
  raised: readonly Grade[],
  face: ContestantAwards,
  others: OtherBoards,
): Traced => {
  const counted =
    others === 'played' ? [] : awards.filter(({ award }) => award.grade !== 'sit-out' && !raised.includes(award.grade));
  const weighted = counted.map(({ id, award, weight }) => {
    const value = face(id, award);
    return {
      points: given(times(value.value, weight), numberCalled('artificial-score-of', { board: id }), [id], 'L12C2a-b'),
      weight,
    };
  });
  const all = [...played, ...weighted];
  return divided(
    'obtained-on-the-other-boards-of-the-session',
    [
      added(
        'obtained',
        all.map(({ points }) => points),
      ),
      added(
        'of',
        all.map(({ weight }) => given(weight, 'board')),
      ),
    ],
    'L12C2c',
  );
};

const levelOf = (
  session: ContestantSession,
  levels: Levels,
  others: OtherBoards,
): { readonly level: Traced; readonly raised: readonly Grade[] } => {
  for (const { raised, holds } of CASES) {
    const level = levelIn(session, raised, faceValue(levels), others);
    if (holds(level.value, levels)) return { level, raised };
  }
  throw new RangeError('a session has one level');
};

/**
 * Artificial scores of one contestant, raised or lowered by what it has on the other boards of the session (12C2c).
 *
 * A board that is raised is worth the mean x of all other boards, artificial ones included. With y the mean of the
 * whole session, that board included, x = y: adding a board at the mean of the others leaves the mean. So every
 * raised board is worth the same number y, which solves
 *
 *     y = mean over all boards of: result, max(plus, y), min(minus, y), average, y (sit-out)
 *
 * The left side rises by 1 with y, the right side by the share of artificial boards at most, which is below 1 as soon
 * as one board was played. So there is exactly one solution, and it lies above plus, below minus or in between: three
 * linear equations, tried one after the other. No iteration, and no order of boards or events that could matter.
 * Others do not come into it, since nobody is compared with an artificial score (DBf X78A3): two pairs with artificial
 * scores against each other are settled apart.
 */
export const settle = (
  session: ContestantSession,
  levels: Levels,
  others: OtherBoards = 'all-other',
): ContestantAwards => {
  const face = faceValue(levels);
  if (session.played.every(({ weight }) => equal(weight, ZERO))) return face;
  const { level, raised } = levelOf(session, levels, others);
  /** A board that keeps its face value is no other board to itself; one that is raised is not in the level anyway. */
  const beside = (id: string, grade: Grade): Traced => {
    if (raised.includes(grade)) return level;
    const awards = session.awards.filter((award) => award.id !== id);
    return levelIn({ ...session, awards }, raised, face, others);
  };
  return (id, award) => {
    switch (award.grade) {
      case 'plus': {
        const parts = [face(id, award), beside(id, 'plus')];
        return greatest('average-plus-or-what-it-has-on-the-other-boards', parts, 'L12C2c');
      }
      case 'minus': {
        const parts = [face(id, award), beside(id, 'minus')];
        return least('average-minus-or-what-it-has-on-the-other-boards', parts, 'L12C2c');
      }
      case 'sit-out':
        return added('sit-out-what-it-has-on-the-other-boards', [level], levels.sitOut);
      case 'average':
      case 'fixed':
        return face(id, award);
    }
  };
};
