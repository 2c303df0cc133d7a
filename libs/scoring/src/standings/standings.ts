import { type Earlier, areTheSame, revised } from '@app/bridge';
import { numberCalled } from '../derivation/number-names';
import { type Traced, added, derived, divided, given, multiplied } from '../derivation/traced';
import { type ImposedPenalty, lessPenalties } from '../penalties/applied';
import { type Rational, ZERO, compare, equal, over, plus, rational, times } from '../rational';
import { type Criterion, type Placing, placings } from '../tie-breaks/tie-break';
import { type Tie, type Totals, bestFirst, millionthsOf, placesOf, tiesIn } from './by-total';

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

const pointsOf = ({ sessions }: Entrant): Rational =>
  sessions.reduce((total, { points }) => plus(total, points.value), ZERO);

const topOf = ({ sessions }: Entrant): Rational => sessions.reduce((total, { top }) => plus(total, top ?? ZERO), ZERO);

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

const percent = (points: Rational, top: Rational): Rational => times(over(points, top), HUNDRED);

const percentage = (points: Traced, top: Rational): Traced =>
  derived(percent(points.value, top), (from) => {
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

/** What that comes to. Nothing is written down where nothing is deducted or carried over. */
const valueOf = (entrant: Entrant, most: Rational, measure: StandingMeasure): Rational => {
  const { carryOver, penalties } = entrant;
  if (carryOver || penalties.length > 0 || measure === 'factored') return totalOf(entrant, most, measure).value;
  const points = pointsOf(entrant);
  const top = topOf(entrant);
  return measure === 'sum' || top.num === 0n ? points : percent(points, top);
};

/** Entrants with what they have in all, each at its place. */
interface Totalled extends Totals {
  readonly entrants: readonly Entrant[];
  readonly totals: readonly Traced[];
}

/**
 * What somebody has in all. How it comes about is worked out when somebody asks: there are thousands, and few are asked
 * about.
 */
const tracedTotal = (entrant: Entrant, most: Rational, measure: StandingMeasure): Traced =>
  derived(valueOf(entrant, most, measure), (from) => totalOf(entrant, most, measure).explain(from));

/** What entrants have in all; who is the same object in the same place as before has what it had. */
const totalledBy = revised(
  (
    earlier: Earlier<readonly [readonly Entrant[], Rational, StandingMeasure], Totalled> | undefined,
    entrants: readonly Entrant[],
    most: Rational,
    measure: StandingMeasure,
  ): Totalled => {
    const isAsBefore = earlier !== undefined && equal(earlier.from[1], most) && earlier.from[2] === measure;
    const [known, made] = isAsBefore ? [earlier.from[0], earlier.made] : [[], null];
    const totals = entrants.map((entrant, place) => {
      const before = entrant === known[place] ? made?.totals[place] : undefined;
      return before ?? tracedTotal(entrant, most, measure);
    });
    const millionths = totals.map((total, place) => {
      const before = total === made?.totals[place] ? made.millionths[place] : undefined;
      return before ?? millionthsOf(total.value);
    });
    return { entrants, totals, values: totals.map(({ value }) => value), millionths };
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

/** The order by the totals alone: after a correction it is found soonest from the one before. */
const orderOf = revised(
  (
    earlier: Earlier<readonly [readonly number[], Totalled], readonly number[]> | undefined,
    places: readonly number[],
    totalled: Totalled,
  ): readonly number[] => bestFirst(earlier?.from[0] === places ? earlier.made : places, totalled),
);

const NO_REASONS: StandingRow['reasons'] = [];

/** Places that follow from the totals alone. */
const rowsByTotal = revised(
  (
    earlier: Earlier<unknown, readonly StandingRow[]> | undefined,
    order: readonly number[],
    { entrants, totals }: Totalled,
    ties: readonly Tie[],
  ): readonly StandingRow[] => {
    const { firsts, isShared } = placesOf(order, ties);
    const rows: StandingRow[] = [];
    order.forEach((entry, index) => {
      const entrant = entrants[entry];
      const total = totals[entry];
      const place = firsts[index] ?? 0;
      const shared = isShared[index] ?? false;
      const before = earlier?.made[index];
      if (before && before.total === total && before.place === place && before.shared === shared) rows.push(before);
      else if (entrant && total) {
        rows.push({ contestant: entrant.contestant, entrant, total, place, shared, reasons: NO_REASONS });
      }
    });
    return rows;
  },
);

/** Ties are broken only where they have to be, so what the criteria need is not looked up for nothing. */
const rowsOf = (
  ranking: string,
  places: readonly number[],
  totalled: Totalled,
  { criteria, isNeeded }: StandingRules,
  owner: object,
): readonly StandingRow[] => {
  const order = orderOf(owner, `order of ${ranking}`, places, totalled);
  const ties = tiesIn(order, totalled);
  if (!ties.some(([first, last]) => isNeeded(first, last))) {
    return rowsByTotal(owner, `rows of ${ranking}`, order, totalled, ties);
  }
  const { entrants, totals } = totalled;
  const byName = new Map(places.map((place) => [entrants[place]?.contestant ?? '', place]));
  const contestants = [...byName.keys()];
  const ranked = placings(contestants, {
    total: {
      name: 'total',
      paragraph: 'L78',
      value: (contestant) => [totals[byName.get(contestant) ?? -1]?.value ?? ZERO],
    },
    criteria: criteria(contestants),
    isNeeded,
  });
  return ranked.flatMap(({ entry, ...rest }) => {
    const place = byName.get(entry) ?? -1;
    const [entrant, total] = [entrants[place], totals[place]];
    return entrant && total ? [{ ...rest, contestant: entry, entrant, total }] : [];
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
  const totalled = totalledBy(owner, 'totals', scaled, most, measure);
  return [...layoutOf(owner, 'layout', scaled)].map(([ranking, places]) => ({
    ranking,
    status: rules.status,
    rows: rowsOf(ranking, places, totalled, rules, owner),
  }));
};
