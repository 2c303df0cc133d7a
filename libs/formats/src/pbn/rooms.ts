import type { ImportedBoard } from '../imported';
import type { Finding, Found } from './findings';
import { assumption } from './findings';
import type { Game } from './game';
import { lineOf, valueOf } from './game';

/** Who plays whom, and in which room. */
export type Match = Pick<ImportedBoard, 'contestants' | 'teams' | 'room'>;

interface Teams {
  readonly home: string;
  readonly visit: string;
}

const teamsOf = ({ tags }: Game): Teams | null => {
  const home = valueOf(tags, 'HomeTeam');
  const visit = valueOf(tags, 'VisitTeam');
  return home !== null && visit !== null ? { home, visit } : null;
};

const statedRoom = ({ tags }: Game): ImportedBoard['room'] => {
  const room = valueOf(tags, 'Room')?.toLowerCase();
  return room === 'open' || room === 'closed' ? room : null;
};

/** The section of the event in which board numbers count: a stage or a section. */
export const sectionOf = ({ tags }: Game): string | null =>
  valueOf(tags, 'Stage') ?? valueOf(tags, 'Section') ?? valueOf(tags, 'Session');

const key = (...parts: readonly (string | null)[]): string => JSON.stringify(parts);

/**
 * Matches whose teams are written the other way round at another table: the file gives each room as a table
 * of its own, and the team that is at home there sits North-South.
 */
const matchesByTable = (games: readonly Game[]): ReadonlySet<string> => {
  const stated = new Map<string, Teams>();
  for (const game of games) {
    const teams = teamsOf(game);
    if (teams && game.tags.has('Table')) stated.set(key(teams.home, teams.visit), teams);
  }
  const turned = [...stated].filter(([, { home, visit }]) => stated.has(key(visit, home)));
  return new Set(turned.map(([one]) => one));
};

/** The pairs of records that stand one after the other for the two rooms of one board, without saying which is which. */
const roomsByOrder = (games: readonly Game[]): ReadonlyMap<Game, 'open' | 'closed'> => {
  const rooms = new Map<Game, 'open' | 'closed'>();
  const sameBoard = (game: Game): string | null => {
    const teams = teamsOf(game);
    const board = valueOf(game.tags, 'Board');
    if (!teams || board === null || game.tags.has('Room') || game.tags.has('Table')) return null;
    return key(valueOf(game.tags, 'Event'), sectionOf(game), board, teams.home, teams.visit);
  };
  const boards = games.map(sameBoard);
  for (const [index, game] of games.entries()) {
    const board = boards[index] ?? null;
    const second = games[index + 1];
    const inPair = board !== null && boards[index + 1] === board;
    const moreThanTwo = boards[index - 1] === board || boards[index + 2] === board;
    if (inPair && !moreThanTwo && second) rooms.set(game, 'open').set(second, 'closed');
  }
  return rooms;
};

const pairs = ({ tags }: Game): Match['contestants'] => {
  const ns = valueOf(tags, 'PairNS');
  const ew = valueOf(tags, 'PairEW');
  return { ...(ns === null ? {} : { NS: ns }), ...(ew === null ? {} : { EW: ew }) };
};

const counted = (games: readonly Game[], code: string, message: string): readonly Finding[] => {
  const [first] = games;
  return first ? [assumption(code, lineOf(first, 'HomeTeam'), `${message} (${games.length} records)`)] : [];
};

/** Tells for every record who plays whom and in which room; what had to be assumed is said once for the file. */
export const matchesOf = (games: readonly Game[]): Found<ReadonlyMap<Game, Match>> => {
  const byTable = matchesByTable(games);
  const byOrder = roomsByOrder(games);
  const matches = new Map<Game, Match>();
  const seatedByTable: Game[] = [];
  for (const game of games) {
    const teams = teamsOf(game);
    const room = statedRoom(game) ?? byOrder.get(game) ?? null;
    if (teams && byTable.has(key(teams.home, teams.visit))) {
      seatedByTable.push(game);
      matches.set(game, { contestants: { NS: teams.home, EW: teams.visit }, teams: null, room });
    } else {
      matches.set(game, { contestants: pairs(game), teams, room });
    }
  }
  return {
    value: matches,
    findings: [
      ...counted(
        seatedByTable,
        'home-team-north-south',
        'each room of a match is a table with the teams the other way round: HomeTeam is taken to sit North-South',
      ),
      ...counted(
        [...byOrder.keys()],
        'rooms-by-order',
        'the two records of a board do not say in which room they were played: the first is taken as the open room',
      ),
    ],
  };
};
