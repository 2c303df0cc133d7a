import type { Standings } from '@app/contract';

/** From which place to which, as they are written: `'3'`, `'3='`, `'-'`. */
export interface PlaceMoved {
  readonly from: string;
  readonly to: string;
}

const placesIn = ({ groups }: Standings): ReadonlyMap<string, string> =>
  new Map(groups.flatMap(({ ranking, rows }) => rows.map((row) => [`${ranking}/${row.contestant}`, row.place])));

/** Who has another place than before, by contestant; who is new in a ranking has come from nowhere and is not in it. */
export const placesMoved = (before: Standings, after: Standings): ReadonlyMap<string, PlaceMoved> => {
  const earlier = placesIn(before);
  return new Map(
    after.groups.flatMap(({ ranking, rows }) =>
      rows.flatMap(({ contestant, place }) => {
        const from = earlier.get(`${ranking}/${contestant}`);
        return from === undefined || from === place ? [] : [[contestant, { from, to: place }] as const];
      }),
    ),
  );
};

/** So many places up, below 0 down; 0 where one of the two is no place. */
export const placesGained = ({ from, to }: PlaceMoved): number =>
  Number.parseInt(from, 10) - Number.parseInt(to, 10) || 0;
