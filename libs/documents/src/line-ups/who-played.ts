import type { Seat } from '@app/bridge';
import { SEATS, sideOf } from '@app/bridge';
import type { BoardDoc } from '../projections/boards';
import type { SessionDoc } from '@app/session';
import { retainedOf } from '@app/session';

/** Somebody who played in a round, and where; table and seat are null where only a line-up names him. */
export interface Seating {
  readonly contestant: string;
  readonly player: string;
  readonly round: string | null;
  readonly table: string | null;
  readonly seat: Seat | null;
  /** Ids of the events that say so. */
  readonly sources: readonly string[];
}

export const eventOf = ({ id }: Pick<SessionDoc, 'id'>, revision: number): string => `session-${id}@${revision}`;

const atTheTable = (docs: readonly BoardDoc[]): readonly Seating[] =>
  docs.flatMap(({ id, contestants, players, round, table }) =>
    SEATS.flatMap((seat) => {
      const player = players[seat];
      if (player === undefined) return [];
      return [{ contestant: contestants[sideOf(seat)], player, round, table, seat, sources: [`${id}@0`] }];
    }),
  );

const declared = (session: SessionDoc): readonly Seating[] =>
  retainedOf(session, 'LineUpDeclared').flatMap(({ revision, data: { contestant, round, players } }) =>
    players.map(({ player, table, seat }) => ({
      contestant,
      player,
      round,
      table: table ?? null,
      seat: seat ?? null,
      sources: [eventOf(session, revision)],
    })),
  );

const keyOf = ({ contestant, player, round, table, seat }: Seating): string =>
  JSON.stringify([contestant, player, round, table, seat]);

const together = (all: readonly Seating[]): readonly Seating[] => {
  const found = new Map<string, Seating>();
  for (const seating of all) {
    const key = keyOf(seating);
    const before = found.get(key)?.sources ?? [];
    found.set(key, { ...seating, sources: [...new Set([...before, ...seating.sources])] });
  }
  return [...found.values()];
};

/**
 * Who played for whom: those whom the boards name, and for a round in which no board of a contestant names anybody,
 * those of its last line-up.
 */
export const whoPlayed = (session: SessionDoc, docs: readonly BoardDoc[]): readonly Seating[] => {
  const seen = atTheTable(docs);
  const isSeen = ({ contestant, round }: Seating): boolean =>
    seen.some((one) => one.contestant === contestant && one.round === round);
  const lineUps = declared(session);
  const isLast = ({ contestant, round, sources }: Seating): boolean =>
    lineUps.findLast((one) => one.contestant === contestant && one.round === round)?.sources[0] === sources[0];
  return together([...seen, ...lineUps.filter((one) => !isSeen(one) && isLast(one))]);
};

/** The rounds of seatings in the order in which they were scheduled, each once. */
export const roundsOf = ({ rounds }: SessionDoc, seatings: readonly Seating[]): readonly string[] => {
  const order = rounds.map(({ round }) => round);
  const own = [...new Set(seatings.flatMap(({ round }) => round ?? []))];
  return own.sort((one, other) => order.indexOf(one) - order.indexOf(other));
};

export const sourcesOf = (seatings: readonly Seating[]): readonly string[] => [
  ...new Set(seatings.flatMap(({ sources }) => sources)),
];
