import { type Finding, assumption } from '../finding';
import type { ImportedBoard } from '../imported';
import { type Seating, seatKey } from './movement';

type Room = Exclude<ImportedBoard['room'], null>;

interface Rooms {
  readonly roomOf: (at: Pick<Seating, 'section' | 'table' | 'round'>) => Room | null;
  readonly findings: readonly Finding[];
}

/**
 * The two tables of each match of teams, by the movement: those where the same two teams meet in one round. The one with
 * the lower number is taken as the open room. Nobody else plays in rooms.
 */
export const roomsOf = (seatings: readonly Seating[], isOfTeams: (section: number) => boolean): Rooms => {
  const matches = new Map<string, Seating[]>();
  for (const one of seatings) {
    const { NS, EW } = one.pairs;
    if (!isOfTeams(one.section) || NS === 0 || EW === 0) continue;
    const key = `${one.section}/${one.round}/${Math.min(NS, EW)}/${Math.max(NS, EW)}`;
    matches.set(key, [...(matches.get(key) ?? []), one]);
  }
  const rooms = new Map<string, Room>();
  for (const tables of matches.values()) {
    const [open, closed, ...others] = tables.toSorted((one, other) => one.table - other.table);
    if (!open || !closed || others.length > 0) continue;
    rooms.set(seatKey(open), 'open');
    rooms.set(seatKey(closed), 'closed');
  }
  return {
    roomOf: (at) => rooms.get(seatKey(at)) ?? null,
    findings: rooms.size > 0 ? [assumption('rooms-by-tables', 1, { matches: rooms.size / 2 })] : [],
  };
};
