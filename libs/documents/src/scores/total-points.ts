import type { Side } from '@app/bridge';
import { type ScoredBoard, type Team, type Traced, componentsOf, seenFrom, totalPoints } from '@app/scoring';
import type { BoardDoc } from '../projections/boards';
import type { BoardOfMatch } from './match-boards';
import { outcomesOf } from './side-results';

const scoredIn = (doc: BoardDoc, side: Side): ScoredBoard => ({
  id: doc.id,
  components: seenFrom(side, componentsOf(outcomesOf(doc)[side])),
});

/** Where each team sits: the home team North-South in the open room, the others in the closed one. */
const SIDES_OF: Readonly<Record<Team, { readonly open: Side; readonly closed: Side }>> = {
  home: { open: 'NS', closed: 'EW' },
  away: { open: 'EW', closed: 'NS' },
};

/** What both teams have at every table; null where one of them has no points from one, as from an artificial score. */
const scoredByBoth = ({ rooms }: BoardOfMatch): Readonly<Record<Team, readonly ScoredBoard[]>> | null => {
  const of = ({ open: one, closed: other }: (typeof SIDES_OF)[Team]): readonly ScoredBoard[] =>
    rooms.flatMap(({ open, closed }) => [
      ...(open ? [scoredIn(open, one)] : []),
      ...(closed ? [scoredIn(closed, other)] : []),
    ]);
  const both = { home: of(SIDES_OF.home), away: of(SIDES_OF.away) };
  const isOpened = rooms.every(({ open, closed }) => open && closed);
  const isScored = [...both.home, ...both.away].every(({ components }) => components.length > 0);
  return isOpened && isScored ? both : null;
};

/** The points of all boards of a match together, of each team, as `totalPointsOf` reads the text. */
export const totalPointsOfBoards = (boards: readonly BoardOfMatch[]): Readonly<Record<Team, Traced>> => {
  const scored = boards.flatMap((board) => scoredByBoth(board) ?? []);
  return {
    home: totalPoints(scored.flatMap(({ home }) => home)),
    away: totalPoints(scored.flatMap(({ away }) => away)),
  };
};
