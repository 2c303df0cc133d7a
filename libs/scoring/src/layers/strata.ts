import type { RankedStandings } from '../standings/standings';
import { type LayerRanking, layerRankings } from './among';

export interface StrataRules {
  /** The strata, the highest first. */
  readonly order: readonly string[];
  /** How many contestants a stratum, with those below it, needs for a ranking of its own; below that it has none. */
  readonly least: number;
}

/**
 * Rankings of strata: everybody plays one event and has the score of that. The first list ranks all; the next leaves out
 * the contestants of the highest stratum, the one after it those of the two highest, and so on, so that a contestant
 * competes in its own stratum and in every higher one (ACBL General Conditions of Contest for pair events, 12/2003, and
 * the ACBL's description of stratified pairs: the pairs of the top stratum are taken out and the rest is ranked anew).
 * A contestant without a stratum on record is in the highest, as the clubs of the EBU and Bridge Base Online have it.
 * @param stratumOf the stratum of a contestant; null where it has none on record
 * @returns one ranking a stratum below the highest and a ranking of the standings; that of the highest is the standings
 */
export const strata = (
  rankings: readonly RankedStandings[],
  stratumOf: (contestant: string) => string | null,
  { order, least }: StrataRules,
): readonly LayerRanking[] => {
  const depthOf = (contestant: string): number => {
    const stratum = stratumOf(contestant);
    return stratum === null ? 0 : Math.max(0, order.indexOf(stratum));
  };
  const all = rankings.flatMap(({ rows }) => rows.map(({ contestant }) => depthOf(contestant)));
  return order.flatMap((stratum, depth) => {
    if (depth === 0 || all.filter((own) => own >= depth).length < least) return [];
    return layerRankings(stratum, rankings, (contestant) => depthOf(contestant) >= depth);
  });
};
