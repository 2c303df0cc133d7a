import { type Earlier, remembered, revised } from '@app/bridge';
import { numberCalled } from '../derivation/number-names';
import { type Traced, added, derived, divided, given, multiplied } from '../derivation/traced';
import { type ImposedPenalty, lessPenalties } from '../penalties/applied';
import { type Rational, ZERO, compare, equal, over, plus, rational, times } from '../rational';
import { type Totals, millionthsOf } from './by-total';

/** What a contestant has from one session of a stage, in one section or over all: in numbers alone. */
export interface SessionResult {
  readonly points: Rational;
  /** Most that it could have had; null where there is no most. */
  readonly top: Rational | null;
  /** Most on a board, for sessions of unequal size (FSB 97). */
  readonly boardTop: Rational | null;
}

type Results = readonly (SessionResult | undefined)[];

/** What everybody has from one session. */
export interface SessionResults {
  readonly session: string;
  /** By the places of the contestants; undefined for who has nothing from it. */
  readonly results: Results;
  /** How the points of a contestant come about: asked only for contestants that have a result. */
  readonly pointsOf: (contestant: string) => Traced;
}

export interface Entrant {
  readonly contestant: string;
  /** Which ranking it is in: one for all, or one a direction or section. */
  readonly ranking: string;
  /** From an earlier stage (207; FSB 100). */
  readonly carryOver: Traced | null;
  readonly penalties: readonly ImposedPenalty[];
}

/** The contestants of a stage, each at a place of its own. After a correction only what they have is another list. */
export interface EntrantsWithResults {
  /** Null for who is in no ranking. */
  readonly entrants: readonly (Entrant | null)[];
  readonly sessions: readonly SessionResults[];
}

/**
 * `sum`: all points; `percent`: of what could be had; `factored`: as if everybody had had as much to play for as the
 * one who had most, so that sit-outs without a score do not count.
 */
export type StandingMeasure = 'sum' | 'percent' | 'factored';

/** What a total is. */
export interface MeasuringRules {
  readonly measure: StandingMeasure;
  /** Multiplies sessions with a smaller top up to the greatest (FSB 97). */
  readonly commonTop: boolean;
}

const greatestOf = (values: readonly Rational[]): Rational =>
  values.reduce((most, one) => (compare(one, most) > 0 ? one : most), ZERO);

const pointsAt = (sessions: readonly Results[], place: number): Rational => {
  let total = ZERO;
  for (const session of sessions) total = plus(total, session[place]?.points ?? ZERO);
  return total;
};

const topAt = (sessions: readonly Results[], place: number): Rational => {
  let total = ZERO;
  for (const session of sessions) total = plus(total, session[place]?.top ?? ZERO);
  return total;
};

/** Null where a session needs no factor to have this top of a board. */
const upTo = (greatest: Rational, { boardTop }: SessionResult, session: string): Traced | null =>
  boardTop === null || boardTop.num === 0n || compare(boardTop, greatest) === 0
    ? null
    : divided('tops', [
        given(greatest, 'greatest-top-of-a-board'),
        given(boardTop, numberCalled('top-in-session', { session })),
      ]);

const onTop = (greatest: Rational, { session, results }: SessionResults): Results =>
  results.map((result) => {
    const factor = result && upTo(greatest, result, session);
    if (!result || !factor) return result;
    const { points, top } = result;
    return { points: times(factor.value, points), top: top && times(factor.value, top), boardTop: greatest };
  });

const HUNDRED = rational(100);

const percent = (points: Rational, top: Rational): Rational => times(over(points, top), HUNDRED);

const percentage = (points: Traced, top: Rational): Traced =>
  derived(percent(points.value, top), (from) => {
    const share = divided('part-of-what-could-be-had', [points, given(top, 'could-be-had')]);
    return multiplied('percent', [share, given(HUNDRED, 'hundred')]).explain(from);
  });

const isInPercent = ({ amount }: ImposedPenalty): boolean => amount.unit === 'percent';

/** What totals are made of, and how. */
interface Measured extends EntrantsWithResults {
  readonly measure: StandingMeasure;
  /** The greatest top of a board, which sessions with a smaller one are multiplied up to (FSB 97); null: as they are. */
  readonly boardTop: Rational | null;
  /** What counts of the sessions: as they are, or multiplied up. */
  readonly counted: readonly Results[];
  /** Most that anybody could have had. */
  readonly most: Rational;
}

/** What the totals of a stage are made of, by its rules. */
export const measuredBy = (field: EntrantsWithResults, { measure, commonTop }: MeasuringRules): Measured => {
  const { entrants, sessions } = field;
  const ranked = ({ results }: SessionResults): Results => results.filter((_, place) => entrants[place]);
  const boardTop = commonTop
    ? greatestOf(sessions.flatMap((session) => ranked(session).flatMap((result) => result?.boardTop ?? [])))
    : null;
  const counted = sessions.map((session) => (boardTop ? onTop(boardTop, session) : session.results));
  const tops = measure === 'factored' ? entrants.map((one, place) => (one ? topAt(counted, place) : ZERO)) : [];
  return { entrants, sessions, measure, boardTop, counted, most: greatestOf(tops) };
};

/** The points of a contestant, session by session. */
const pointsOf = ({ sessions, boardTop }: Measured, contestant: string, place: number): readonly Traced[] =>
  sessions.flatMap(({ session, results, pointsOf: pointsIn }) => {
    const result = results[place];
    if (!result) return [];
    const points = pointsIn(contestant);
    const factor = boardTop && upTo(boardTop, result, session);
    return [factor ? multiplied('multiplied-up-to-the-greatest-top', [factor, points], 'FSB 97') : points];
  });

/** Penalties come off what they are meted out in (DBf 211A1): the points, after the factor for boards not played. */
const measured = (field: Measured, entrant: Entrant, place: number): Traced => {
  const { measure, most, counted } = field;
  const penalties = entrant.penalties.filter((penalty) => !isInPercent(penalty));
  const points = added('points-of-all-sessions', pointsOf(field, entrant.contestant, place));
  const top = topAt(counted, place);
  if (measure === 'sum' || top.num === 0n) return lessPenalties(points, penalties);
  const share = (part: Traced): Traced => divided('part-of-what-could-be-had', [part, given(top, 'could-be-had')]);
  return measure === 'percent'
    ? percentage(lessPenalties(points, penalties), top)
    : lessPenalties(
        multiplied('as-if-all-had-played-as-much', [share(points), given(most, 'most-that-anybody-could-have')]),
        penalties,
      );
};

/**
 * A total: what was measured, less penalties in percent, which come off the percentage; what is carried over is added
 * last.
 */
const tracedTotal = (field: Measured, entrant: Entrant, place: number): Traced => {
  const { carryOver, penalties } = entrant;
  const total = lessPenalties(measured(field, entrant, place), penalties.filter(isInPercent));
  return carryOver ? added('with-what-was-carried-over', [total, carryOver]) : total;
};

/** What that comes to. Nothing is written down where nothing is deducted or carried over. */
const valueOf = (field: Measured, entrant: Entrant, place: number): Rational => {
  const { carryOver, penalties } = entrant;
  const { measure, counted } = field;
  if (carryOver || penalties.length > 0 || measure === 'factored') return tracedTotal(field, entrant, place).value;
  const points = pointsAt(counted, place);
  if (measure === 'sum') return points;
  const top = topAt(counted, place);
  return top.num === 0n ? points : percent(points, top);
};

const hasTheSame = (place: number, some: Measured, others: Measured): boolean => {
  if (some.entrants[place] !== others.entrants[place]) return false;
  for (let nth = 0; nth < some.counted.length; nth += 1) {
    if (some.counted[nth]?.[place] !== others.counted[nth]?.[place]) return false;
  }
  return true;
};

const areComparable = (some: Measured, others: Measured): boolean =>
  some.measure === others.measure &&
  equal(some.most, others.most) &&
  some.entrants.length === others.entrants.length &&
  some.counted.length === others.counted.length;

/** What entrants have in all, each at its place; nothing for who is in no ranking. */
export interface Totalled extends Totals {
  readonly of: Measured;
}

/** What entrants have in all; who has the same objects in the same place as before has what it had. */
export const totalledBy = revised((earlier: Earlier<unknown, Totalled> | undefined, of: Measured): Totalled => {
  const before = earlier && areComparable(earlier.made.of, of) ? earlier.made : null;
  const { entrants } = of;
  const values = entrants.map((entrant, place) => {
    const known = before && hasTheSame(place, before.of, of) ? before.values[place] : undefined;
    return known ?? (entrant ? valueOf(of, entrant, place) : ZERO);
  });
  const millionths = values.map((value, place) => {
    const known = value === before?.values[place] ? before.millionths[place] : undefined;
    return known ?? millionthsOf(value);
  });
  return { of, values, millionths };
});

const placesByName = remembered(
  (entrants: EntrantsWithResults['entrants']): ReadonlyMap<string, number> =>
    new Map(entrants.flatMap((entrant, place) => (entrant ? [[entrant.contestant, place]] : []))),
);

/** How the total of a contestant comes about. */
export const tracedTotals =
  (of: Measured): ((row: { readonly contestant: string }) => Traced) =>
  ({ contestant }) => {
    const place = placesByName(of.entrants).get(contestant) ?? -1;
    const entrant = of.entrants[place];
    if (!entrant) throw new RangeError(`${contestant} is in no ranking`);
    return tracedTotal(of, entrant, place);
  };
