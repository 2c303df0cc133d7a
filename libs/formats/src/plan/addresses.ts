import type { BoardAddress } from '@app/contract';
import { type Assumed, assumed } from './assumed';
import type { ImportedBoard } from '../imported';
import { type WhoPlays, shortened, slug } from './naming';

/** Where a record goes, and what had to be assumed to put it there. */
export interface Placed {
  readonly address: BoardAddress;
  readonly section: string;
  readonly assumptions: readonly Assumed[];
}

const MAIN = 'main';

/** Numbers things in the order in which they first come. */
const numbering = () => {
  const numbers = new Map<string, number>();
  return (key: string): number => {
    const known = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, known);
    return known;
  };
};

const lineUp = ({ players }: ImportedBoard): string =>
  [players.N, players.E, players.S, players.W].map((name) => name ?? '').join('\n');

/** The id of a record's section; each round is one of its own where it has its own deals. */
export const sectionOf = ({ section, round }: Pick<ImportedBoard, 'section' | 'round'>, byRound: boolean): string => {
  const parts = [section, byRound && round !== null ? `round ${round}` : null].filter((part) => part !== null);
  return parts.length === 0 ? MAIN : slug(parts.join(' '), MAIN);
};

/** The most characters that the id of a table has. */
const MOST_OF_A_TABLE = 64;
/** Of these, for the teams that meet there. */
const MOST_OF_TEAMS = 40;

/** The id of a table of a section: every table of the session has another. */
export const tableIn = (section: string, table: string): string =>
  section === MAIN ? table : shortened(`${section}-${table}`, MOST_OF_A_TABLE);

/** The contestants of a match by their ids, whoever sits which way; no id that is made of a name has an underscore. */
export const meetingOf = ({ contestants: { NS, EW } }: Pick<WhoPlays, 'contestants'>): string =>
  shortened([NS, EW].sort().join('_'), MOST_OF_TEAMS);

/** What is known of the places of a session before a record is put into it. */
export interface KnownPlaces {
  /** Whether each round has its own deals. */
  readonly byRound: boolean;
  /** Sections with several matches in the rooms of the file, and tables that it names for both rooms of a match. */
  readonly severalMatches: ReadonlySet<string>;
  readonly tablesOfTwoRooms: ReadonlySet<string>;
  /** By table, who has met there as the ledger has it (`meetingOf`). */
  readonly recorded: ReadonlyMap<string, ReadonlySet<string>>;
}

type Room = NonNullable<ImportedBoard['room']>;

interface Table {
  readonly table: string;
  readonly assumption: Assumed | null;
}

/** What the ledger has at a table of a section. */
type At = (table: string) => ReadonlySet<string> | undefined;

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
 * several, in the file or with what the ledger has, the teams are part of the name.
 */
const roomOfMatch = (room: Room, meeting: string, hasSeveral: boolean, at: At): Table => {
  const own = `${meeting}-${room}`;
  const isOfMany = hasSeveral || at(room) !== undefined || at(own) !== undefined;
  return isOfMany ? { table: own, assumption: assumed('table-by-contestants') } : { table: room, assumption: null };
};

/** A room of a match; what the ledger has of that match stays where it is. */
const tableOfRoom = (board: ImportedBoard, room: Room, who: WhoPlays, section: string, known: KnownPlaces): Table => {
  const meeting = meetingOf(who);
  const plain = board.table === null ? room : slug(board.table, '1');
  const at: At = (table) => known.recorded.get(tableIn(section, table));
  if (at(plain)?.has(meeting) === true) return { table: plain, assumption: null };
  if (board.table === null) return roomOfMatch(room, meeting, known.severalMatches.has(section), at);
  const hasBothRooms = known.tablesOfTwoRooms.has(tableIn(section, plain));
  return { table: tableWithRoom(board, plain, hasBothRooms), assumption: null };
};

/**
 * Gives every record of a file its address: the one place that says where a record belongs. The section and round are
 * the file's (`sectionOf`); the table is the one that the file names, the room of a match (`tableOfRoom`), or that of the
 * contestants, and where none of these is given, each line-up of players is a table of its own. The same table and board
 * again is a further attempt. A record without a number of its board takes its place in the file. Records have to come in
 * the order of the file, each once.
 */
export const placer = (session: string, known: KnownPlaces): ((board: ImportedBoard, who: WhoPlays) => Placed) => {
  const attempts = new Map<string, number>();
  const tableOfLineUp = numbering();

  const tableOf = (board: ImportedBoard, who: WhoPlays, section: string): Table => {
    const { table, room, contestants } = board;
    if (room !== null) return tableOfRoom(board, room, who, section, known);
    if (table !== null) return { table: slug(table, '1'), assumption: null };
    if (contestants.NS !== undefined && contestants.EW !== undefined) {
      const table = slug(`${contestants.NS}-${contestants.EW}`, '1');
      return { table, assumption: assumed('table-by-contestants') };
    }
    return { table: String(tableOfLineUp(lineUp(board))), assumption: assumed('table-by-players') };
  };

  return (board, who) => {
    const section = sectionOf(board, known.byRound);
    const number = board.board ?? board.record;
    const { table: within, assumption } = tableOf(board, who, section);
    const table = tableIn(section, within);
    const key = `${table}.${number}`;
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    return {
      address: { session, table, board: number, attempt },
      section,
      assumptions: [
        ...(assumption ? [assumption] : []),
        ...(board.board === null ? [assumed('board-number-assumed', { number })] : []),
        ...(attempt > 1 ? [assumed('further-attempt', { board: number, table, attempt })] : []),
      ],
    };
  };
};
