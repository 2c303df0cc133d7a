import { type LineUp, meetingOf, playersKey } from './line-up';

/** What stands at one board of one table: in the ledger, or taken from a file of this import. */
export interface Occupant {
  readonly table: string;
  readonly attempt: number;
  /** The id of its round; null where it has none. */
  readonly round: string | null;
  readonly lineUp: LineUp;
  /** Digest of its cards (`dealKeyOf`); null where they are not known. */
  readonly deal: string | null;
  /** Digest of everything that it says, where it is of this import; null where the ledger has it and can be asked. */
  readonly content: string | null;
  /** A decision on the score is recorded, or that the board was not played: it may be played once more. */
  readonly isDecided: boolean;
  /** The record of this import that it is; null where it is of the ledger. */
  readonly record: string | null;
}

/** What is known of the places of a session: what the ledger has, and what this import has put there so far. */
export interface Places {
  readonly at: (section: string, board: number) => readonly Occupant[];
  readonly hasTable: (section: string, table: string) => boolean;
  /** Who has met at a table, on whatever board (`meetingOf`). */
  readonly meetingsAt: (section: string, table: string) => ReadonlySet<string> | undefined;
  /** The table of a section where these players have sat before. */
  readonly tableOf: (section: string, players: LineUp['players']) => string | undefined;
  /** The cards of a section by board, of the first that came with each. */
  readonly dealsOf: (section: string) => ReadonlyMap<number, string>;
  /** Sections where anything has been played, or has deals. */
  readonly sections: () => readonly string[];
  readonly hasBoards: (section: string) => boolean;
  readonly put: (section: string, board: number, occupant: Occupant) => void;
  readonly putDeal: (section: string, board: number, deal: string) => void;
}

interface Section {
  readonly boards: Map<number, Occupant[]>;
  readonly meetings: Map<string, Set<string>>;
  readonly tables: Map<string, string>;
  readonly deals: Map<number, string>;
}

const NO_OCCUPANTS: readonly Occupant[] = [];
const NO_DEALS: ReadonlyMap<number, string> = new Map();

/** An account of places, empty to begin with; one is kept for a whole import, however many files it has. */
export const placesOf = (): Places => {
  const sections = new Map<string, Section>();
  const sectionAt = (id: string): Section => {
    const known = sections.get(id);
    if (known) return known;
    const section = { boards: new Map(), meetings: new Map(), tables: new Map(), deals: new Map() };
    sections.set(id, section);
    return section;
  };
  const putDeal: Places['putDeal'] = (section, board, deal) => {
    const { deals } = sectionAt(section);
    if (!deals.has(board)) deals.set(board, deal);
  };
  return {
    at: (section, board) => sections.get(section)?.boards.get(board) ?? NO_OCCUPANTS,
    hasTable: (section, table) => sections.get(section)?.meetings.has(table) ?? false,
    meetingsAt: (section, table) => sections.get(section)?.meetings.get(table),
    tableOf: (section, players) => sections.get(section)?.tables.get(playersKey({ players })),
    dealsOf: (section) => sections.get(section)?.deals ?? NO_DEALS,
    sections: () => [...sections.keys()],
    hasBoards: (section) => (sections.get(section)?.boards.size ?? 0) > 0,
    put: (id, board, occupant) => {
      const section = sectionAt(id);
      const { table, lineUp, deal } = occupant;
      const there = section.boards.get(board);
      if (there) there.push(occupant);
      else section.boards.set(board, [occupant]);
      const met = section.meetings.get(table);
      if (met) met.add(meetingOf(lineUp));
      else section.meetings.set(table, new Set([meetingOf(lineUp)]));
      const key = playersKey(lineUp);
      if (!section.tables.has(key)) section.tables.set(key, table);
      if (deal !== null) putDeal(id, board, deal);
    },
    putDeal,
  };
};
