import { type Earlier, areTheSame, revised } from '@app/bridge';
import { numberCalled } from '../derivation/number-names';
import { type Traced, added, derived, divided, given, multiplied } from '../derivation/traced';
import { type ImposedPenalty, lessPenalties } from '../penalties/applied';
import { type Rational, ZERO, compare, equal, over, rational, sum, times } from '../rational';
import { type Criterion, type Placing, placings } from '../tie-breaks/tie-break';
import { type PlaceByTotal, millionthsOf, placesByTotal } from './by-total';

/** What a contestant has from one session of a stage, in one section or over all. */
export interface SessionResult {
  readonly session: string;
  readonly points: Traced;
  /** Most that it could have had; null where there is no most. */
  readonly top: Rational | null;
  /** Most on a board, for sessions of unequal size (FSB 97). */
  readonly boardTop: Rational | null;
}

export interface Entrant {
  readonly contestant: string;
  /** Which ranking it is in: one for all, or one a direction or section. */
  readonly ranking: string;
  readonly sessions: readonly SessionResult[];
  /** From an earlier stage (207; FSB 100). */
  readonly carryOver: Traced | null;
  readonly penalties: readonly ImposedPenalty[];
}

/**
 * `sum`: all points; `percent`: of what could be had; `factored`: as if everybody had had as much to play for as the
 * one who had most, so that sit-outs without a score do not count.
 */
export type StandingMeasure = 'sum' | 'percent' | 'factored';

export interface StandingRules {
  readonly measure: StandingMeasure;
  /** Multiplies sessions with a smaller top up to the greatest (FSB 97). */
  readonly commonTop: boolean;
  readonly criteria: (ranking: readonly string[]) => readonly Criterion<string>[];
  readonly isNeeded: (first: number, last: number) => boolean;
  readonly status: 'provisional' | 'official' | 'final';
}

export interface StandingRow extends Omit<Placing<string>, 'entry'> {
  readonly contestant: string;
  /** What the total was made from. */
  readonly entrant: Entrant;
  readonly total: Traced;
}

export interface RankedStandings {
  readonly ranking: string;
  readonly status: StandingRules['status'];
  readonly rows: readonly StandingRow[];
}

const greatestOf = (values: readonly Rational[]): Rational =>
  values.reduce((most, one) => (compare(one, most) > 0 ? one : most), ZERO);

const topOf = ({ sessions }: Entrant): Rational => sum(sessions.map(({ top }) => top ?? ZERO));

const onCommonTop = (result: SessionResult, greatest: Rational): SessionResult => {
  const { points, top, boardTop, session } = result;
  if (!boardTop || boardTop.num === 0n || compare(boardTop, greatest) === 0) return result;
  const factor = divided('tops', [
    given(greatest, 'greatest-top-of-a-board'),
    given(boardTop, numberCalled('top-in-session', { session })),
  ]);
  return {
    ...result,
    points: multiplied('multiplied-up-to-the-greatest-top', [factor, points], 'FSB 97'),
    top: top && multiplied('top', [factor, given(top, 'top')]).value,
    boardTop: greatest,
  };
};

/** All sessions multiplied up to the greatest top of a board in any of them (FSB 97). */
const allOnCommonTop = (entrants: readonly Entrant[]): readonly Entrant[] => {
  const tops = entrants.flatMap(({ sessions }) => sessions.flatMap(({ boardTop }) => boardTop ?? []));
  const greatest = greatestOf(tops);
  return entrants.map((one) => {
    const sessions = one.sessions.map((result) => onCommonTop(result, greatest));
    return areTheSame(sessions, one.sessions) ? one : { ...one, sessions };
  });
};

const HUNDRED = rational(100);

const percentage = (points: Traced, top: Rational): Traced =>
  derived(times(over(points.value, top), HUNDRED), (from) => {
    const share = divided('part-of-what-could-be-had', [points, given(top, 'could-be-had')]);
    return multiplied('percent', [share, given(HUNDRED, 'hundred')]).explain(from);
  });

/** Penalties come off what they are meted out in (DBf 211A1): the points, after the factor for boards not played. */
const measured = (entrant: Entrant, most: Rational, measure: StandingMeasure): Traced => {
  const penalties = entrant.penalties.filter((penalty) => !isInPercent(penalty));
  const points = added(
    'points-of-all-sessions',
    entrant.sessions.map((session) => session.points),
  );
  const top = topOf(entrant);
  if (measure === 'sum' || top.num === 0n) return lessPenalties(points, penalties);
  const share = (part: Traced): Traced => divided('part-of-what-could-be-had', [part, given(top, 'could-be-had')]);
  return measure === 'percent'
    ? percentage(lessPenalties(points, penalties), top)
    : lessPenalties(
        multiplied('as-if-all-had-played-as-much', [share(points), given(most, 'most-that-anybody-could-have')]),
        penalties,
      );
};

const isInPercent = ({ amount }: ImposedPenalty): boolean => amount.unit === 'percent';

/**
 * A total: what was measured, less penalties in percent, which come off the percentage; what is carried over is added
 * last.
 */
const totalOf = (entrant: Entrant, most: Rational, measure: StandingMeasure): Traced => {
  const { carryOver, penalties } = entrant;
  const total = lessPenalties(measured(entrant, most, measure), penalties.filter(isInPercent));
  return carryOver ? added('with-what-was-carried-over', [total, carryOver]) : total;
};

interface Ranked extends Pick<StandingRow, 'contestant' | 'entrant' | 'total'> {
  readonly millionths: number;
}

/** The total is worked out again when somebody asks how it comes about: there are thousands, and few are asked about. */
const ranked = (entrant: Entrant, most: Rational, measure: StandingMeasure): Ranked => {
  const { value } = totalOf(entrant, most, measure);
  const total = derived(value, (from) => totalOf(entrant, most, measure).explain(from));
  return { contestant: entrant.contestant, entrant, total, millionths: millionthsOf(value) };
};

/** What entrants have in all; who is the same object in the same place as before has what it had. */
const rankedBy = revised(
  (
    earlier: Earlier<readonly [readonly Entrant[], Rational, StandingMeasure], readonly Ranked[]> | undefined,
    entrants: readonly Entrant[],
    most: Rational,
    measure: StandingMeasure,
  ): readonly Ranked[] => {
    const isAsBefore = earlier !== undefined && equal(earlier.from[1], most) && earlier.from[2] === measure;
    const [known, made] = isAsBefore ? [earlier.from[0], earlier.made] : [[], []];
    return entrants.map((entrant, index) => {
      const before = entrant === known[index] ? made[index] : undefined;
      return before ?? ranked(entrant, most, measure);
    });
  },
);

/** Where the entrants of each ranking stand in the list of all. */
const layoutOf = revised(
  (
    earlier: Earlier<readonly [readonly Entrant[]], ReadonlyMap<string, readonly number[]>> | undefined,
    entrants: readonly Entrant[],
  ): ReadonlyMap<string, readonly number[]> => {
    const before = earlier?.from[0] ?? [];
    const isAsBefore = (entrant: Entrant, index: number): boolean =>
      entrant === before[index] || entrant.ranking === before[index]?.ranking;
    if (earlier && entrants.length === before.length && entrants.every(isAsBefore)) return earlier.made;
    const layout = new Map<string, number[]>();
    for (const [index, { ranking }] of entrants.entries()) {
      const own = layout.get(ranking);
      if (own) own.push(index);
      else layout.set(ranking, [index]);
    }
    return layout;
  },
);

/** Places that follow from the totals alone. */
const rowsByTotal = revised(
  (earlier: Earlier<unknown, readonly StandingRow[]> | undefined, places: readonly PlaceByTotal<Ranked>[]) =>
    places.map(({ entry: { contestant, entrant, total }, first, last }, index): StandingRow => {
      const before = earlier?.made[index];
      const isSame = before?.total === total && before.place === first && before.shared === last > first;
      return isSame ? before : { contestant, entrant, total, place: first, shared: last > first, reasons: [] };
    }),
);

/** Ties are broken only where they have to be, so what the criteria need is not looked up for nothing. */
const rowsOf = (
  ranking: string,
  all: readonly Ranked[],
  { criteria, isNeeded }: StandingRules,
  owner: object,
): readonly StandingRow[] => {
  const places = placesByTotal(all);
  if (!places.some(({ first, last }) => last > first && isNeeded(first, last))) {
    return rowsByTotal(owner, `rows of ${ranking}`, places);
  }
  const byName = new Map(all.map((one) => [one.contestant, one]));
  const contestants = [...byName.keys()];
  const ranked = placings(contestants, {
    total: {
      name: 'total',
      paragraph: 'L78',
      value: (contestant) => [byName.get(contestant)?.total.value ?? ZERO],
    },
    criteria: criteria(contestants),
    isNeeded,
  });
  return ranked.flatMap(({ entry, ...rest }) => {
    const one = byName.get(entry);
    return one ? [{ ...rest, contestant: entry, entrant: one.entrant, total: one.total }] : [];
  });
};

/**
 * The standings of a stage over all its sessions: one list a ranking, each place with the reason for it where
 * contestants were tied (DBf 221-223, FSB 95), and with a total that says how it comes about.
 * @param owner of the entrants, which tells stages apart: of the same owner, rows that say the same are the same objects
 */
export const standings = (
  entrants: readonly Entrant[],
  rules: StandingRules,
  owner: object = entrants,
): readonly RankedStandings[] => {
  const { measure, commonTop } = rules;
  const scaled = commonTop ? allOnCommonTop(entrants) : entrants;
  const most = measure === 'factored' ? greatestOf(scaled.map(topOf)) : ZERO;
  const all = rankedBy(owner, 'ranked', scaled, most, measure);
  return [...layoutOf(owner, 'layout', scaled)].map(([ranking, places]) => ({
    ranking,
    status: rules.status,
    rows: rowsOf(
      ranking,
      places.flatMap((place) => all[place] ?? []),
      rules,
      owner,
    ),
  }));
};
