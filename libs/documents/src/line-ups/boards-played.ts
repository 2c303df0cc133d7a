import { SEATS, sideOf } from '@app/bridge';
import type { BoardDoc } from '../projections/boards';
import type { LineUps } from './line-ups';

/** How many boards of a contestant each of its players has played. */
export interface BoardsPlayed {
  /** The boards of which at least one of its players is known. */
  readonly known: readonly BoardDoc[];
  readonly players: readonly string[];
  readonly boards: (player: string) => number;
}

/** The boards that a contestant has played in these sessions, those of nobody known left out. */
export const boardsPlayed = (sessions: readonly Pick<LineUps, 'docs'>[], contestant: string): BoardsPlayed => {
  const counts = new Map<string, number>();
  const known: BoardDoc[] = [];
  for (const doc of sessions.flatMap(({ docs }) => docs)) {
    const here = SEATS.flatMap((seat) =>
      doc.contestants[sideOf(seat)] === contestant ? (doc.players[seat] ?? []) : [],
    );
    for (const player of here) counts.set(player, (counts.get(player) ?? 0) + 1);
    if (here.length > 0) known.push(doc);
  }
  return { known, players: [...counts.keys()], boards: (player) => counts.get(player) ?? 0 };
};
