import { numberCalled } from '../derivation/number-names';
import { type Traced, added, given, multiplied, onlyItsValue } from '../derivation/traced';
import { rational } from '../rational';
import { bestFirst, placesOf, tiesIn, totalsOf } from '../standings/by-total';
import type { RankedStandings, StandingRow } from '../standings/standings';
import type { LayerRanking, LayerRow } from './among';

/** What a handicap is given for: once in all, or for each session, match or board that counts for the contestant. */
export const HANDICAP_UNITS = ['total', 'session', 'match', 'board'] as const;
export type HandicapUnit = (typeof HANDICAP_UNITS)[number];

export interface HandicapRules {
  readonly each: HandicapUnit;
  /** Where the conditions have it. */
  readonly paragraph: string;
  /** The handicap on record, in what totals are counted in; null where a contestant has none. */
  readonly handicapOf: (contestant: string) => Traced | null;
  /** How many sessions, matches or boards count for a contestant; not asked for `total`. */
  readonly countOf: (contestant: string) => number;
}

const allowance = (handicap: Traced, contestant: string, { each, countOf, paragraph }: HandicapRules): Traced =>
  each === 'total'
    ? handicap
    : multiplied(
        'handicap-in-all',
        [handicap, given(rational(countOf(contestant)), numberCalled('handicap-times', { each }))],
        paragraph,
      );

/** A row of the standings with another total. */
type Handicapped = Pick<StandingRow, 'contestant' | 'place' | 'shared'> & Pick<LayerRow, 'total'>;

const withHandicap = (
  { contestant, place, shared }: StandingRow,
  totalOf: RankedStandings['totalOf'],
  rules: HandicapRules,
): Handicapped | null => {
  const handicap = rules.handicapOf(contestant);
  if (!handicap) return null;
  const total = onlyItsValue(() =>
    added('total-with-handicap', [totalOf({ contestant }), allowance(handicap, contestant, rules)], rules.paragraph),
  );
  return { contestant, place, shared, total };
};

/**
 * The standings with handicaps: what a contestant has on record is added to its total, below zero it comes off (EBU,
 * EBUScore, Handicaps: `-5` takes five off a percentage). The total is that of the standings, with penalties and what
 * was carried over; equal totals share a place. Who has no handicap on record is not in it.
 */
export const handicapped = (rankings: readonly RankedStandings[], rules: HandicapRules): readonly LayerRanking[] =>
  rankings.flatMap(({ ranking, rows, totalOf }) => {
    const entries = rows.flatMap((row) => withHandicap(row, totalOf, rules) ?? []);
    const totals = totalsOf(entries.map(({ total }) => total.value));
    const order = bestFirst([...entries.keys()], totals);
    const { firsts, isShared } = placesOf(order, tiesIn(order, totals));
    const placed = order.flatMap((entry, index): LayerRow | readonly [] => {
      const [own, first = 0, isTied = false] = [entries[entry], firsts[index], isShared[index]];
      if (!own) return [];
      const { contestant, total, place, shared } = own;
      return { contestant, place: first, shared: isTied, total, base: { place, shared } };
    });
    return placed.length === 0 ? [] : [{ name: '', ranking, rows: placed }];
  });
