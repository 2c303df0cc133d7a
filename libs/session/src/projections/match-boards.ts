import { SIDES } from '@app/bridge';
import type { Rational } from '@app/scoring';
import { over, rational, sum } from '@app/scoring';
import type { Compared } from './comparison';

/** What one contestant has from one board. */
interface BoardShare {
  readonly contestant: string;
  readonly points: Rational;
  /** Most matchpoints that could be had; 0 in IMPs. */
  readonly top: number;
}

/** Each table's points for the contestants who sat there; none where there was nothing to compare. */
export const tableShares = (compared: readonly Compared[]): readonly BoardShare[] =>
  compared.flatMap(({ doc, points, top }) =>
    points ? SIDES.map((side) => ({ contestant: doc.contestants[side], points: points[side], top: top ?? 0 })) : [],
  );

/** The rooms of one match on one board: same section, board and round, the same two contestants either way round. */
const matchOf = ({ doc }: Compared): string =>
  [doc.section, doc.board, doc.round ?? '', ...[doc.contestants.NS, doc.contestants.EW].sort()].join('/');

const mean = (points: readonly Rational[]): Rational => over(sum(points), rational(points.length));

/** The rooms of a match as one board: for each contestant the mean of what it has in the rooms that count. */
const matchShares = (rooms: readonly BoardShare[]): readonly BoardShare[] =>
  [...new Set(rooms.map(({ contestant }) => contestant))].map((contestant) => ({
    contestant,
    points: mean(rooms.filter((room) => room.contestant === contestant).map(({ points }) => points)),
    top: 0,
  }));

/**
 * A team match scores a board once, whatever the rooms say of it (Law 78B). Both rooms tell the same swing, and it
 * counts once; an artificial score in one room counts for what it is, the other room having nothing to be compared
 * with; of artificial scores in both, the mean counts.
 */
export const matchBoards = (compared: readonly Compared[]): readonly BoardShare[] => {
  const matches = new Map<string, readonly Compared[]>();
  for (const room of compared) matches.set(matchOf(room), [...(matches.get(matchOf(room)) ?? []), room]);
  return [...matches.values()].flatMap((rooms) => matchShares(tableShares(rooms)));
};
