import { isCompleteDeal, makePbnDeal } from '@app/bridge';
import type { ImportedBoard, ImportedRecords } from '../imported';
import { meetingOf, sectionOf, tableIn } from './addresses';
import { type Naming, type WhoPlays, slug, whoPlays } from './naming';

/** The sections and contestants of records, each once, in the order of the file. */
export interface Entrants {
  /** Their ids, and what the file calls them. */
  readonly sections: ReadonlyMap<string, string | null>;
  readonly contestants: ReadonlyMap<string, WhoPlays['kind']>;
}

/** Collects what records bring into the session, record by record. */
export const entrantsCollector = (): Entrants & {
  readonly add: (section: string, title: string | null, who: WhoPlays) => void;
} => {
  const sections = new Map<string, string | null>();
  const contestants = new Map<string, WhoPlays['kind']>();
  return {
    sections,
    contestants,
    add: (section, title, { kind, contestants: sides }) => {
      sections.set(section, title);
      for (const contestant of [sides.NS, sides.EW]) {
        if (!contestants.has(contestant)) contestants.set(contestant, kind);
      }
    },
  };
};

/** What has to be known of all records before the first of them is planned. */
export interface Overview {
  readonly entrants: Entrants;
  /** Whether each round has its own deals: the same number in two rounds has other cards. */
  readonly byRound: boolean;
  /** Whether any record is one of a room. */
  readonly hasRooms: boolean;
  /** Sections with several matches in their rooms, and tables that the file names for both rooms of a match. */
  readonly severalMatches: ReadonlySet<string>;
  readonly tablesOfTwoRooms: ReadonlySet<string>;
  /** Whether any record is one of a match between teams. */
  readonly teamsMeet: boolean;
  /** Whether the file gives any number that could be compared with our scores. */
  readonly statesScores: boolean;
}

/** Finds, record after record, whether each round has its own deals. */
const roundsCompared = () => {
  const deals = new Map<string, { readonly round: string; readonly deal: string }>();
  let byRound = false;
  return {
    add: ({ section, round, board, hands }: ImportedBoard): void => {
      if (byRound || round === null || board === null || !isCompleteDeal(hands)) return;
      const key = `${section ?? ''}/${board}`;
      const deal = makePbnDeal(hands);
      const known = deals.get(key);
      if (!known) deals.set(key, { round, deal });
      byRound = known !== undefined && known.round !== round && known.deal !== deal;
    },
    byRound: () => byRound,
  };
};

/** Finds, record after record, keys that come with more than one value. */
const severalValues = () => {
  const first = new Map<string, string>();
  const several = new Set<string>();
  return {
    several,
    add: (key: string, value: string): void => {
      const known = first.get(key);
      if (known === undefined) first.set(key, value);
      else if (known !== value) several.add(key);
    },
  };
};

/** Finds the sections whose rooms have more than one match, and the tables of the file that have both rooms. */
const roomsCompared = () => {
  const [matches, rooms] = [severalValues(), severalValues()];
  return {
    severalMatches: matches.several,
    tablesOfTwoRooms: rooms.several,
    add: ({ room, table }: ImportedBoard, section: string, who: WhoPlays): void => {
      if (room === null) return;
      if (table === null) matches.add(section, meetingOf(who));
      else rooms.add(tableIn(section, slug(table, '1')), room);
    },
  };
};

/** @param pairs the contestants that the file says are pairs: their names need not be numbers */
const isBetweenTeams = ({ teams, contestants: { NS = '1' } }: ImportedBoard, pairs: ReadonlySet<string>): boolean =>
  teams !== null || (!pairs.has(NS) && /[^\d]/.test(NS));

const statesScore = ({ stated }: ImportedBoard): boolean => Object.keys(stated).some((key) => key !== 'line');

/** Goes through all records once. */
export const overviewOf = (
  { boards, contestants }: Pick<ImportedRecords, 'boards' | 'contestants'>,
  naming: Naming,
): Overview => {
  const entrants = { byRound: entrantsCollector(), whole: entrantsCollector() };
  const rooms = { byRound: roomsCompared(), whole: roomsCompared() };
  const rounds = roundsCompared();
  const pairs = new Set(contestants.filter(({ kind }) => kind === 'pair').map(({ name }) => name));
  let hasRooms = false;
  let teamsMeet = false;
  let statesScores = contestants.some(({ total, percentage, place }) => (total ?? percentage ?? place) !== null);
  for (const board of boards) {
    const who = whoPlays(board, naming);
    for (const [how, isByRound] of [
      ['whole', false],
      ['byRound', true],
    ] as const) {
      const section = sectionOf(board, isByRound);
      entrants[how].add(section, board.section, who);
      rooms[how].add(board, section, who);
    }
    rounds.add(board);
    hasRooms ||= board.room !== null;
    teamsMeet ||= isBetweenTeams(board, pairs);
    statesScores ||= statesScore(board);
  }
  const byRound = rounds.byRound();
  const how = byRound ? 'byRound' : 'whole';
  return { entrants: entrants[how], ...rooms[how], byRound, hasRooms, teamsMeet, statesScores };
};
