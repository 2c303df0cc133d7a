import { type Traced, added, divided, given, named } from '../derivation/traced';
import { numberCalled } from '../derivation/number-names';
import { rational } from '../rational';
import {
  type VictoryPointScale,
  bothVictoryPoints,
  conditionsScale,
  victoryPoints,
} from '../victory-points/victory-points';
import { tableFrom } from '../victory-points/table';
import type { Team } from './match-board';

/**
 * What a match by Patton (hybrid scoring) gives beside the points of its boards, 2-1-0 each: victory points of its IMPs
 * (EBU White Book 3.1.6, and the Lederer Memorial since 2015), or of its total points.
 */
export type Patton = 'imps' | 'total-points';

type ByTeam<T> = Readonly<Record<Team, T>>;

/** A printed table of total points: `'4-4 5-3 8-0'` and `'0-90 100-290 300+'`. */
interface TotalPointTable {
  readonly boards: number;
  readonly points: string;
  readonly differences: string;
}

const TEN = given(rational(10), 'ten');
const inTens = (text: string): string => text.replaceAll(/\d+/g, (digits) => String(Number(digits) / 10));

/** The tables as tables of tens, which are what a difference in points is counted in. */
export const tableInTens = ({ boards, points, differences }: TotalPointTable) =>
  tableFrom(boards, points, inTens(differences));

/** Victory points of the total points of a match, by tables that the conditions bring. */
export const victoryPointsOfTotal = (
  tables: readonly TotalPointTable[],
  { home, away }: ByTeam<Traced>,
  boards: number,
): ByTeam<Traced> => {
  const scale: VictoryPointScale = conditionsScale(tables.map(tableInTens), 'totalPoints');
  const tens = (total: Traced): Traced => divided('in-tens', [total, TEN]);
  const balance = added('both-teams', [home, away]);
  return balance.value.num === 0n
    ? bothVictoryPoints(scale, tens(home), boards)
    : { home: victoryPoints(scale, tens(home), boards), away: victoryPoints(scale, tens(away), boards) };
};

/** Both parts of a match: the points that a team has of its boards, and its victory points of the match as a whole. */
export const pattonPoints = (ofBoards: ByTeam<Traced>, ofMatch: ByTeam<Traced>): ByTeam<Traced> => {
  const both = (team: Team): Traced =>
    added('points-by-patton', [named(numberCalled('points-of-the-boards', {}), ofBoards[team]), ofMatch[team]]);
  return { home: both('home'), away: both('away') };
};
