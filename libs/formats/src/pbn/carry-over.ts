import { SEATS, seatName } from '@app/bridge';
import { type Finding, assumption, refused } from './findings';
import { type Game, valueOf } from './game';
import type { Tag } from './records';

/**
 * Some files leave out what has not changed since the record before, without the `#` of the standard: the second
 * room of a board has no Board and no Deal, the next board no Event and no players. Their tags fall into four groups,
 * each narrower than the one before it; a group is taken over whole or not at all, and never from
 * beyond a change in a wider one. So a Deal never gets to another Board, nor a team to another Stage.
 */
const EVENT = ['Event', 'Site', 'Date', 'EventDate', 'Scoring', 'Competition'];
const MATCH = ['Stage', 'Round', 'Section', 'HomeTeam', 'VisitTeam'];
const BOARD = ['Board', 'Dealer', 'Vulnerable', 'Deal'];
const PLAYERS: readonly string[] = SEATS.map(seatName);

type Group = 'event' | 'match' | 'board' | 'players';
const GROUPS: Readonly<Record<Group, readonly string[]>> = {
  event: EVENT,
  match: MATCH,
  board: BOARD,
  players: PLAYERS,
};

const statesAny = ({ tags }: Game, group: Group): boolean => GROUPS[group].some((name) => tags.has(name));

const RECORDED = ['Contract', 'Auction', 'Play', 'Result', 'Score'];
const UNSURE = ['tag-syntax', 'string-not-closed', 'comment-not-closed', 'continues-unreadable-record'];

/** Whether a record may have had tags that could not be read, so that it cannot be told which board it is. */
const unsure = ({ findings }: Game): boolean => findings.some(({ code }) => UNSURE.includes(code));

/** Whether a record tells of a play of a board and can only be understood as a continuation of the one before. */
const continues = (game: Game, before: Game): boolean => {
  if (game.tags.has('Event')) return false;
  if (valueOf(before.tags, 'Board') === null && !unsure(before)) return false;
  if (unsure(game)) return true;
  return RECORDED.some((name) => game.tags.has(name)) && (game.tags.has('Board') || !statesAny(game, 'board'));
};

/** How far the file has been completed. */
interface Progress {
  readonly before: Game | null;
  /** Place among the records of one board: 0 and 1 are the two rooms, 2 is whatever follows. */
  readonly room: 0 | 1 | 2;
  /** Per room, the record of this match that says who sits there. */
  readonly seated: readonly [Game | null, Game | null];
}

interface CarriedGame {
  readonly game: Game;
  readonly carried: readonly Group[];
}

const taken = (from: Game | null, group: Group): readonly Tag[] =>
  from ? GROUPS[group].flatMap((name) => from.tags.get(name) ?? []) : [];

const seatedIn = ({ room, seated }: Pick<Progress, 'room' | 'seated'>): Game | null =>
  room === 2 ? null : seated[room];

const withSeated = (seated: Progress['seated'], room: Progress['room'], game: Game): Progress['seated'] =>
  room === 0 ? [game, seated[1]] : room === 1 ? [seated[0], game] : seated;

const unreadable = (game: Game): Finding => refused('continues-unreadable-record', game.line);

const complete = (game: Game, progress: Progress): CarriedGame & { readonly progress: Progress } => {
  const { before } = progress;
  if (!before || !continues(game, before)) {
    return { game, carried: [], progress: { before: game, room: 0, seated: [game, null] } };
  }
  const sameMatch = !statesAny(game, 'event') && !statesAny(game, 'match');
  const sameBoard = sameMatch && !game.tags.has('Board');
  const room = !sameBoard ? 0 : progress.room === 0 ? 1 : 2;
  const seated: Progress['seated'] = sameMatch ? progress.seated : [null, null];
  const groups: readonly (readonly [Group, readonly Tag[]])[] = [
    ['event', statesAny(game, 'event') ? [] : taken(before, 'event')],
    ['match', sameMatch ? taken(before, 'match') : []],
    ['board', sameBoard ? taken(before, 'board') : []],
    ['players', statesAny(game, 'players') ? [] : taken(seatedIn({ room, seated }), 'players')],
  ];
  const completed: Game = {
    ...game,
    tags: new Map([...groups.flatMap(([, all]) => all.map((tag) => [tag.name, tag] as const)), ...game.tags]),
    findings: sameBoard && unsure(before) && !unsure(game) ? [...game.findings, unreadable(game)] : game.findings,
  };
  return {
    game: completed,
    carried: groups.filter(([, all]) => all.length > 0).map(([group]) => group),
    progress: { before: completed, room, seated: unsure(completed) ? seated : withSeated(seated, room, completed) },
  };
};

/** How many records a group was carried over to, and the first of them. */
interface Carried {
  readonly first: Game;
  readonly records: number;
}

/** Fills in what the records of a file leave out, one record after the other. */
interface CarryOver {
  readonly next: (game: Game) => Game;
  /** One line a group, not one a record: the file does it all the way through. */
  readonly findings: () => readonly Finding[];
}

/**
 * Fills in the tags that records leave out because they have not changed since the record before.
 * Only for reading leniently: by the standard a tag that is left out is just not there.
 */
export const carryOver = (): CarryOver => {
  let progress: Progress = { before: null, room: 0, seated: [null, null] };
  const groups = new Map<Group, Carried>();
  return {
    next: (game) => {
      const step = complete(game, progress);
      progress = step.progress;
      for (const group of step.carried) {
        const { first, records } = groups.get(group) ?? { first: step.game, records: 0 };
        groups.set(group, { first, records: records + 1 });
      }
      return step.game;
    },
    findings: () =>
      (['event', 'match', 'board', 'players'] as const).flatMap((group) => {
        const carried = groups.get(group);
        if (!carried) return [];
        const { first, records } = carried;
        return [assumption(`carried-over-${group}`, first.line, { records, first: first.number })];
      }),
  };
};
