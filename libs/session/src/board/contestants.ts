import type { BoardOpened } from '@app/contract';
import { type BySide, type Side, SEATS, sideOf } from '@app/bridge';
import type { SessionDoc } from '../session/session-doc';

/** Who has the score of a board, and who sat there as far as that is on record. */
interface AtTheTable {
  readonly contestants: BySide<string>;
  readonly players: NonNullable<BoardOpened['players']>;
}

/** The contestants that a side of a table plays for: the pair or team, or each of the two individuals. */
export type PlayingFor = (at: AtTheTable, side: Side) => readonly string[];

export const playingFor = ({ contestants }: Pick<SessionDoc, 'contestants'>): PlayingFor => {
  const individuals = new Map(
    contestants.flatMap(({ contestant, kind, players }) =>
      kind === 'individual' ? (players ?? [contestant]).map((player) => [player, contestant] as const) : [],
    ),
  );
  if (individuals.size === 0) return ({ contestants: sides }, side) => [sides[side]];
  return ({ players }, side) =>
    SEATS.filter((seat) => sideOf(seat) === side).flatMap((seat) => {
      const player = players[seat];
      const contestant = player === undefined ? undefined : individuals.get(player);
      return contestant ?? [];
    });
};
