import type { Standings, StandingsRow } from '../scores/standings';

/** A contestant whose place or total is not the same at two moments; null where it was in no ranking. */
export interface Moved {
  readonly contestant: string;
  readonly before: StandingsRow | null;
  readonly after: StandingsRow | null;
}

const rowsOf = (standings: Standings): ReadonlyMap<string, StandingsRow> =>
  new Map(standings.groups.flatMap((group) => group.rows).map((row) => [row.contestant, row]));

export const whatMoved = (before: Standings, after: Standings): readonly Moved[] => {
  const [earlier, later] = [rowsOf(before), rowsOf(after)];
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .map((contestant) => ({
      contestant,
      before: earlier.get(contestant) ?? null,
      after: later.get(contestant) ?? null,
    }))
    .filter((moved) => moved.before?.place !== moved.after?.place || moved.before?.total !== moved.after?.total);
};
