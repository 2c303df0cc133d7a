import type { ImportedBoard } from '../imported';
import { type Finding, assumption } from './findings';
import { type Game, lineOf, valueOf } from './game';

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
 * Collects matches whose teams are written the other way round at another table: the file gives each room as a table
 * of its own, and the team that is at home there sits North-South.
 */
export const matchesByTable = () => {
  const stated = new Map<string, Teams>();
  return {
    add: (game: Game): void => {
      const teams = teamsOf(game);
      if (teams && game.tags.has('Table')) stated.set(key(teams.home, teams.visit), teams);
    },
    matches: (): ReadonlySet<string> => {
      const turned = [...stated].filter(([, { home, visit }]) => stated.has(key(visit, home)));
      return new Set(turned.map(([one]) => one));
    },
  };
};

/** What two records that stand for the two rooms of one board have in common; null where that cannot be. */
const boardInTwoRooms = (game: Game): string | null => {
  const teams = teamsOf(game);
  const board = valueOf(game.tags, 'Board');
  if (!teams || board === null || game.tags.has('Room') || game.tags.has('Table')) return null;
  return key(valueOf(game.tags, 'Event'), sectionOf(game), board, teams.home, teams.visit);
};

type RoomByOrder = 'open' | 'closed' | null;

/** The room of the third of five records, where exactly two in a row have the same board: the first is open. */
const roomByOrder = (boards: readonly (string | null)[]): RoomByOrder => {
  const [secondBefore, before, board = null, after, secondAfter] = boards;
  if (board === null) return null;
  if (after === board) return before === board || secondAfter === board ? null : 'open';
  return before === board && secondBefore !== board ? 'closed' : null;
};

interface GameInRoom {
  readonly game: Game;
  readonly byOrder: RoomByOrder;
}

/** Games with the room that follows from their order; looks two records ahead. */
function* inRooms(games: Iterable<Game>): Generator<GameInRoom> {
  const rest = games[Symbol.iterator]();
  const ahead: { readonly game: Game; readonly board: string | null }[] = [];
  let before: readonly (string | null)[] = [null, null];
  for (;;) {
    while (ahead.length < 3) {
      const next = rest.next();
      if (next.done === true) break;
      ahead.push({ game: next.value, board: boardInTwoRooms(next.value) });
    }
    const [first] = ahead;
    if (!first) return;
    const boards = [0, 1, 2].map((nth) => ahead[nth]?.board ?? null);
    yield { game: first.game, byOrder: roomByOrder([...before, ...boards]) };
    before = [before[1] ?? null, first.board];
    ahead.shift();
  }
}

const pairs = ({ tags }: Game): Match['contestants'] => {
  const ns = valueOf(tags, 'PairNS');
  const ew = valueOf(tags, 'PairEW');
  return { ...(ns === null ? {} : { NS: ns }), ...(ew === null ? {} : { EW: ew }) };
};

/** A finding that is given once for all the records that it is about. */
const counted = (text: 'home-team-north-south' | 'rooms-by-order') => {
  let first: number | null = null;
  let records = 0;
  return {
    add: (game: Game): void => {
      first ??= lineOf(game, 'HomeTeam');
      records += 1;
    },
    findings: (): readonly Finding[] => (first === null ? [] : [assumption(text, first, { records })]),
  };
};

/** Tells for every record who plays whom and in which room; assumptions are reported once for the file. */
export const matchesOf = (byTable: ReadonlySet<string>) => {
  const seatedByTable = counted('home-team-north-south');
  const roomsByOrder = counted('rooms-by-order');
  const matchOf = ({ game, byOrder }: GameInRoom): Match => {
    const teams = teamsOf(game);
    const room = statedRoom(game) ?? byOrder;
    if (byOrder) roomsByOrder.add(game);
    if (!teams || !byTable.has(key(teams.home, teams.visit))) return { contestants: pairs(game), teams, room };
    seatedByTable.add(game);
    return { contestants: { NS: teams.home, EW: teams.visit }, teams: null, room };
  };
  function* matched(games: Iterable<Game>): Generator<{ readonly game: Game; readonly match: Match }> {
    for (const one of inRooms(games)) yield { game: one.game, match: matchOf(one) };
  }
  return {
    matched,
    findings: (): readonly Finding[] => [...seatedByTable.findings(), ...roomsByOrder.findings()],
  };
};
