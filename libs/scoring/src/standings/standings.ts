import { type Earlier, revised } from '@app/bridge';
import type { Traced } from '../derivation/traced';
import { type Rational, ZERO } from '../rational';
import { type Criterion, type Placing, placings } from '../tie-breaks/tie-break';
import { type Tie, bestFirst, placesOf, tiesIn } from './by-total';
import {
  type EntrantsWithResults,
  type MeasuringRules,
  type Totalled,
  measuredBy,
  totalledBy,
  tracedTotals,
} from './totals';

export interface StandingRules extends MeasuringRules {
  readonly criteria: (ranking: readonly string[]) => readonly Criterion<string>[];
  readonly isNeeded: (first: number, last: number) => boolean;
  readonly status: 'provisional' | 'official' | 'final';
}

export interface StandingRow extends Omit<Placing<string>, 'entry'> {
  readonly contestant: string;
  readonly total: Rational;
}

export interface RankedStandings {
  readonly ranking: string;
  readonly status: StandingRules['status'];
  readonly rows: readonly StandingRow[];
  /** How a total comes about. There are thousands, and few are asked about. */
  readonly totalOf: (row: Pick<StandingRow, 'contestant'>) => Traced;
}

/** Where the entrants of each ranking stand in the list of all. */
type Layout = ReadonlyMap<string, readonly number[]>;

const isRanked = ({ entrants, sessions }: EntrantsWithResults, place: number): boolean =>
  entrants[place] !== null && sessions.some(({ results }) => results[place] !== undefined);

const layoutOf = revised(
  (earlier: Earlier<readonly [EntrantsWithResults], Layout> | undefined, field: EntrantsWithResults): Layout => {
    const { entrants } = field;
    const before = earlier?.from[0];
    const isAsBefore = (_: unknown, place: number): boolean =>
      before !== undefined && isRanked(before, place) === isRanked(field, place);
    if (earlier && before?.entrants === entrants && entrants.every(isAsBefore)) return earlier.made;
    const layout = new Map<string, number[]>();
    for (const [place, entrant] of entrants.entries()) {
      if (!entrant || !isRanked(field, place)) continue;
      const own = layout.get(entrant.ranking);
      if (own) own.push(place);
      else layout.set(entrant.ranking, [place]);
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
    { of: { entrants }, values }: Totalled,
    ties: readonly Tie[],
  ): readonly StandingRow[] => {
    const { firsts, isShared } = placesOf(order, ties);
    return order.map((entry, index) => {
      const contestant = entrants[entry]?.contestant ?? '';
      const total = values[entry] ?? ZERO;
      const place = firsts[index] ?? 0;
      const shared = isShared[index] ?? false;
      const before = earlier?.made[index];
      const isAsBefore =
        before?.total === total &&
        before.contestant === contestant &&
        before.place === place &&
        before.shared === shared;
      return isAsBefore ? before : { contestant, total, place, shared, reasons: NO_REASONS };
    });
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
  const { of, values } = totalled;
  const totals = new Map(places.map((place) => [of.entrants[place]?.contestant ?? '', values[place] ?? ZERO]));
  const totalFor = (contestant: string): Rational => totals.get(contestant) ?? ZERO;
  const contestants = [...totals.keys()];
  return placings(contestants, {
    total: { name: 'total', paragraph: 'L78', value: (contestant) => [totalFor(contestant)] },
    criteria: criteria(contestants),
    isNeeded,
  }).map(({ entry, ...rest }) => ({ ...rest, contestant: entry, total: totalFor(entry) }));
};

/**
 * The standings of a stage over all its sessions: one list a ranking, each place with the reason for it where
 * contestants were tied (DBf 221-223, FSB 95), and with a total that can be asked how it comes about.
 * @param field everybody in the stage, and what they have; who has nothing from any session is in no ranking
 * @param owner of the entrants, which tells stages apart: of the same owner, rows that say the same are the same objects
 */
export const standings = (
  field: EntrantsWithResults,
  rules: StandingRules,
  owner: object = field,
): readonly RankedStandings[] => {
  const of = measuredBy(field, rules);
  const totalled = totalledBy(owner, 'totals', of);
  const totalOf = tracedTotals(of);
  return [...layoutOf(owner, 'layout', field)].map(([ranking, places]) => ({
    ...{ ranking, status: rules.status, totalOf },
    rows: rowsOf(ranking, places, totalled, rules, owner),
  }));
};
