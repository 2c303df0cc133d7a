import { SIDES } from '@app/bridge';
import { type SessionDoc, playingFor } from '@app/session';
import type { BoardDoc } from '../projections/boards';
import { goneIn } from './gone';

type Round = SessionDoc['rounds'][number];

const keyOf = (section: string, round: string, table: string): string => JSON.stringify([section, round, table]);

/** The individuals at each table of each round, of all boards there that name four. */
type Seats = ReadonlyMap<string, ReadonlySet<string>>;

const put = (sets: Map<string, Set<string>>, key: string, names: readonly string[]): void => {
  const known = sets.get(key) ?? new Set();
  for (const name of names) known.add(name);
  sets.set(key, known);
};

/** Who sits at the tables of a round; null as long as a table is missing. */
const seatedIn = ({ section, round, tables }: Round, seats: Seats): ReadonlySet<string> | null => {
  const seated = tables.map(({ table }) => seats.get(keyOf(section, round, table)));
  return seated.includes(undefined) ? null : new Set(seated.flatMap((names) => [...(names ?? [])]));
};

/**
 * Boards that individuals sat out because of the movement, round by round. A round names one contestant of each side, so
 * that the seats of its boards tell who played: who plays in the section and sits at no table of a round sits it out, once
 * every table of the round has a board with all four players on record.
 */
export const individualsSittingOut = (
  session: SessionDoc,
  docs: readonly BoardDoc[],
): ReadonlyMap<string, readonly number[]> => {
  const who = playingFor(session);
  const seats = new Map<string, Set<string>>();
  const players = new Map<string, Set<string>>();
  for (const doc of docs) {
    const { section, round, table } = doc;
    const names = SIDES.flatMap((side) => who(doc, side));
    if (round !== null && names.length === 4) put(seats, keyOf(section, round, table), names);
    put(players, section, names);
  }
  const left = new Set(goneIn(session).map(({ contestant }) => contestant));
  const boards = new Map<string, readonly number[]>();
  for (const round of session.rounds) {
    const seated = seatedIn(round, seats);
    if (!seated) continue;
    const each = Math.max(...round.tables.map((table) => table.boards.length));
    for (const contestant of players.get(round.section) ?? []) {
      if (seated.has(contestant) || left.has(contestant)) continue;
      boards.set(contestant, [...(boards.get(contestant) ?? []), each]);
    }
  }
  return boards;
};
