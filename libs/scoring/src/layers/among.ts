import type { RankedStandings, StandingRow } from '../standings/standings';
import type { Traced } from '../derivation/traced';

/** A contestant in a layer: its place there, and the one that it has in the ranking that the layer is laid over. */
export interface LayerRow {
  readonly contestant: string;
  readonly place: number;
  readonly shared: boolean;
  readonly total: Traced;
  readonly base: Pick<StandingRow, 'place' | 'shared'>;
}

/** A ranking of a layer. */
export interface LayerRanking {
  /** What it ranks: a stratum, a venue; empty where the layer has one ranking only. */
  readonly name: string;
  /** The ranking of the standings that it is laid over. */
  readonly ranking: string;
  readonly rows: readonly LayerRow[];
}

/**
 * Some contestants among themselves, in the order that the ranking of all has them in: a tie that was broken there is
 * broken here, and one that was shared is shared, so that the two lists never contradict each other.
 */
export const rankedAmong = (
  { rows, totalOf }: Pick<RankedStandings, 'rows' | 'totalOf'>,
  isAmong: (contestant: string) => boolean,
): readonly LayerRow[] => {
  const own = rows.filter(({ contestant }) => isAmong(contestant)).toSorted((one, other) => one.place - other.place);
  const counts = new Map<number, number>();
  const firsts = new Map<number, number>();
  for (const [index, { place }] of own.entries()) {
    counts.set(place, (counts.get(place) ?? 0) + 1);
    if (!firsts.has(place)) firsts.set(place, index + 1);
  }
  return own.map(({ contestant, place, shared }) => ({
    contestant,
    place: firsts.get(place) ?? 1,
    shared: (counts.get(place) ?? 1) > 1,
    total: totalOf({ contestant }),
    base: { place, shared },
  }));
};

/** A ranking over each ranking of the standings, of the contestants that are meant; none where there is nobody. */
export const layerRankings = (
  name: string,
  rankings: readonly RankedStandings[],
  isAmong: (contestant: string) => boolean,
): readonly LayerRanking[] =>
  rankings.flatMap((all) => {
    const own = rankedAmong(all, isAmong);
    return own.length === 0 ? [] : [{ name, ranking: all.ranking, rows: own }];
  });

/** The same for parts that no two share a contestant of: once over the standings, however many parts there are. */
export const layerRankingsBy = (
  rankings: readonly RankedStandings[],
  partOf: (contestant: string) => string | undefined,
): readonly LayerRanking[] =>
  rankings
    .flatMap(({ ranking, rows, totalOf }) => {
      const parts = new Map<string, StandingRow[]>();
      for (const row of rows) {
        const name = partOf(row.contestant);
        if (name === undefined) continue;
        const known = parts.get(name);
        if (known) known.push(row);
        else parts.set(name, [row]);
      }
      return [...parts].map(([name, own]) => ({
        name,
        ranking,
        rows: rankedAmong({ rows: own, totalOf }, () => true),
      }));
    })
    .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0));
