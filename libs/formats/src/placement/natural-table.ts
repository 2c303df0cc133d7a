import type { ImportedBoard } from '../imported';
import { type Assumed, assumed } from './assumed';
import type { TableEvidence } from './evidence';
import { slug } from './ids';
import { meetingOf } from './line-up';
import type { WhoPlays } from './naming';
import type { Places } from './places';
import { tableIn } from './section';

/** What is known of the tables of a file before a record is put at one. */
export interface FileTables {
  /** Sections with several matches in the rooms of the file, and tables that it names for both rooms of a match. */
  readonly severalMatches: ReadonlySet<string>;
  readonly tablesOfTwoRooms: ReadonlySet<string>;
}

/** The table of a record by what its file says. */
export interface NaturalTable {
  /** Its id in the session. */
  readonly table: string;
  readonly by: TableEvidence;
  readonly assumption: Assumed | null;
}

type Room = NonNullable<ImportedBoard['room']>;

/**
 * A table that the file names and a room. Where it says who sits which way there, it is a table of its own, unless the
 * file has both rooms at it; home and visitors are those of a match, whose two rooms are two tables.
 */
const tableWithRoom = ({ contestants, room }: ImportedBoard, named: string, hasBothRooms: boolean): string => {
  const isSeated = contestants.NS !== undefined && contestants.EW !== undefined;
  return isSeated && !hasBothRooms ? named : `${named}-${room}`;
};

/**
 * A room at no table that the file names. It has its own name as long as one match is played in it; where there are
 * several, in the file or with what is known, the teams are part of the name.
 */
const roomOfMatch = (
  room: Room,
  meeting: string,
  section: string,
  tables: FileTables,
  places: Places,
): NaturalTable => {
  const [plain, own] = [tableIn(section, room), tableIn(section, `${meeting}-${room}`)];
  const isOfMany =
    tables.severalMatches.has(section) || places.hasTable(section, plain) || places.hasTable(section, own);
  return isOfMany
    ? { table: own, by: 'room-of-match', assumption: assumed('table-by-contestants') }
    : { table: plain, by: 'room', assumption: null };
};

/** A room of a match; what is known of that match stays where it is. */
const tableOfRoom = (
  board: ImportedBoard,
  room: Room,
  who: WhoPlays,
  section: string,
  tables: FileTables,
  places: Places,
): NaturalTable => {
  const meeting = meetingOf(who);
  const plain = tableIn(section, board.table === null ? room : slug(board.table, '1'));
  const by = board.table === null ? 'room' : 'named';
  if (places.meetingsAt(section, plain)?.has(meeting) === true) {
    return { table: plain, by, assumption: null };
  }
  if (board.table === null) return roomOfMatch(room, meeting, section, tables, places);
  const table = tableIn(section, tableWithRoom(board, slug(board.table, '1'), tables.tablesOfTwoRooms.has(plain)));
  return { table, by, assumption: null };
};

/** The first number that no table of the section has. */
const nextTable = (section: string, places: Places): string => {
  for (let number = 1; ; number += 1) {
    const table = tableIn(section, String(number));
    if (!places.hasTable(section, table)) return table;
  }
};

/**
 * The table that a record is at by what its file says: the one that it names, the room of a match, or that of the
 * contestants; where none of these is given, each line-up of players is a table of its own.
 */
export const naturalTable = (
  board: ImportedBoard,
  who: WhoPlays,
  section: string,
  tables: FileTables,
  places: Places,
): NaturalTable => {
  const { table, room, contestants } = board;
  if (room !== null) return tableOfRoom(board, room, who, section, tables, places);
  if (table !== null) return { table: tableIn(section, slug(table, '1')), by: 'named', assumption: null };
  if (contestants.NS !== undefined && contestants.EW !== undefined) {
    const table = tableIn(section, slug(`${contestants.NS}-${contestants.EW}`, '1'));
    return { table, by: 'contestants', assumption: assumed('table-by-contestants') };
  }
  const known = places.tableOf(section, who.players) ?? nextTable(section, places);
  return { table: known, by: 'players', assumption: assumed('table-by-players') };
};
