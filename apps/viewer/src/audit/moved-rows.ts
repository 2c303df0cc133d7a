import type { Standings, StandingsGroup, StandingsRow } from '@app/contract';
import { fromDecimal, minus, toDecimal } from '@app/scoring';

/** A contestant at two moments; null where it was in no ranking. */
export interface MovedRow {
  readonly contestant: string;
  readonly before: StandingsRow | null;
  readonly after: StandingsRow | null;
  /** So many places up, below 0 down; 0 where it has kept its place, or has had none. */
  readonly gained: number;
  /** What the total has become more, `'-0.50'`; null where it is the same, or there is nothing to compare. */
  readonly difference: string | null;
}

export interface MovedGroup extends Pick<StandingsGroup, 'direction' | 'ranking'> {
  readonly rows: readonly MovedRow[];
}

const placeOf = (row: StandingsRow | null): number => (row === null ? Number.NaN : Number.parseInt(row.place, 10));

const differenceOf = (before: StandingsRow | null, after: StandingsRow | null): string | null => {
  const [one, other] = [before?.total, after?.total].map((total) => (total == null ? null : fromDecimal(total)));
  if (!one || !other) return null;
  const difference = minus(other, one);
  return difference.num === 0n ? null : toDecimal(difference, 2);
};

const rowsOf = ({ groups }: Standings, ranking: string): ReadonlyMap<string, StandingsRow> =>
  new Map(
    groups.filter((one) => one.ranking === ranking).flatMap(({ rows }) => rows.map((row) => [row.contestant, row])),
  );

/** Whether anything that a ranking says of a contestant has become otherwise. */
export const hasMoved = ({ before, after }: MovedRow): boolean =>
  before?.place !== after?.place || before?.total !== after?.total || before?.percentage !== after?.percentage;

/** The rankings of two moments side by side, in the order of the later one; who is only in the earlier comes last. */
export const movedRows = (before: Standings, after: Standings): readonly MovedGroup[] => {
  const rankings = new Map([...after.groups, ...before.groups].map(({ ranking, direction }) => [ranking, direction]));
  return [...rankings].map(([ranking, direction]) => {
    const [earlier, later] = [rowsOf(before, ranking), rowsOf(after, ranking)];
    const contestants = [...new Set([...later.keys(), ...earlier.keys()])];
    return {
      direction,
      ranking,
      rows: contestants.map((contestant) => {
        const [was, is] = [earlier.get(contestant) ?? null, later.get(contestant) ?? null];
        return {
          contestant,
          before: was,
          after: is,
          gained: placeOf(was) - placeOf(is) || 0,
          difference: differenceOf(was, is),
        };
      }),
    };
  });
};
