import { type Seat, type Side, SIDES } from '@app/bridge';
import type { BoardDoc } from '@app/documents';

interface Partnership {
  /** From 1 within the team. */
  readonly number: number;
  readonly players: readonly [string, string];
}

/** Which two players of a team sat together, with the numbers that the lines of matches call them by. */
export interface Partnerships {
  readonly of: (team: string) => readonly Partnership[];
  /** The number of those who sat on a side of a board; null where one of them is not known. */
  readonly numberOn: (doc: BoardDoc, side: Side) => number | null;
}

const SEATS_OF: Readonly<Record<Side, readonly [Seat, Seat]>> = { NS: ['N', 'S'], EW: ['E', 'W'] };

const playersOn = ({ players }: BoardDoc, side: Side): readonly [string, string] | null => {
  const [one, other] = SEATS_OF[side].map((seat) => players[seat]);
  return one === undefined || other === undefined ? null : [one, other];
};

const keyOf = (players: readonly [string, string]): string => JSON.stringify(players.toSorted());

/** The partnerships of the teams of some boards; two players are one partnership whichever of two seats they have. */
export const partnershipsOf = (docs: readonly BoardDoc[]): Partnerships => {
  const teams = new Map<string, Map<string, Partnership>>();
  for (const doc of docs) {
    for (const side of SIDES) {
      const players = playersOn(doc, side);
      if (!players) continue;
      const own = teams.get(doc.contestants[side]) ?? new Map<string, Partnership>();
      teams.set(doc.contestants[side], own);
      const key = keyOf(players);
      if (!own.has(key)) own.set(key, { number: own.size + 1, players });
    }
  }
  return {
    of: (team) => [...(teams.get(team)?.values() ?? [])],
    numberOn: (doc, side) => {
      const players = playersOn(doc, side);
      return (players && teams.get(doc.contestants[side])?.get(keyOf(players))?.number) ?? null;
    },
  };
};
