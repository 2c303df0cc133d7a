import { SIDES } from '@app/bridge';
import type { ImportedBoard, ImportedRecords } from '../imported';
import { type DealSets, dealSets } from './deal-sets';
import { isHandRecord } from './hand-record';
import { slug } from './ids';
import { meetingOf } from './line-up';
import { type Naming, type WhoPlays, whoPlays } from './naming';
import type { FileTables } from './natural-table';
import { sectionOf, tableIn } from './section';

/** What has to be known of all records before the first of them is placed. */
export interface Overview {
  /** The contestants of the records. */
  readonly contestants: ReadonlyMap<string, WhoPlays['kind']>;
  /** How many records are cards without any table. */
  readonly handRecords: number;
  /** The sections of the records by their cards. */
  readonly sets: Pick<DealSets, 'sections'>;
  /** Where each round has deals of its own, and where not: its tables are others then. */
  readonly tables: { readonly byRound: FileTables; readonly whole: FileTables };
  /** Whether any record is one of a match between teams. */
  readonly teamsMeet: boolean;
  /** Whether the file gives any number that could be compared with our scores. */
  readonly statesScores: boolean;
}

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
  const entrants = new Map<string, WhoPlays['kind']>();
  const tables = { byRound: roomsCompared(), whole: roomsCompared() };
  const sets = dealSets();
  const pairs = new Set(contestants.filter(({ kind }) => kind === 'pair').map(({ name }) => name));
  let handRecords = 0;
  let teamsMeet = false;
  let statesScores = contestants.some(({ total, percentage, place }) => (total ?? percentage ?? place) !== null);
  for (const board of boards) {
    sets.add(board);
    if (isHandRecord(board)) {
      handRecords += 1;
      continue;
    }
    const who = whoPlays(board, naming);
    for (const side of SIDES) {
      if (!entrants.has(who.contestants[side])) entrants.set(who.contestants[side], who.kind);
    }
    tables.whole.add(board, sectionOf(board, false), who);
    tables.byRound.add(board, sectionOf(board, true), who);
    teamsMeet ||= isBetweenTeams(board, pairs);
    statesScores ||= statesScore(board);
  }
  return { contestants: entrants, handRecords, sets, tables, teamsMeet, statesScores };
};
