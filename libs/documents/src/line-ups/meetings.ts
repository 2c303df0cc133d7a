import { type RetainedEvent, retainedOf } from '@app/session';
import type { LineUps, Seating } from './line-ups';

export type TeamOf = 'home' | 'away';
export type Room = 'open' | 'closed';

/** Two players of a team at a table, by the order of their ids; null where the two are not known. */
export type Partnership = string | null;

/** A round (half) of a match: who sat where, and when each team handed in its line-up. */
export interface HalfOfMatch {
  readonly round: string;
  readonly pairs: Readonly<Record<Room, Readonly<Record<TeamOf, Partnership>>>>;
  readonly lineUps: Readonly<Record<TeamOf, RetainedEvent<'LineUpDeclared'> | null>>;
  readonly seatings: readonly Seating[];
}

/** A match of two teams; the home team is the one that is named first (DBf 231A1, FSB 104A). */
export interface Meeting {
  readonly match: string;
  readonly home: string;
  readonly away: string;
  readonly halves: readonly HalfOfMatch[];
  /** Rounds of the match proper; those after them are extra boards (DBf 222C). */
  readonly proper: number;
}

/** In the open room the home team sits North-South (DBf 231A2). */
const roomOf = ({ seat, contestant }: Seating, home: string): Room | null => {
  if (seat === null) return null;
  return (seat === 'N' || seat === 'S') === (contestant === home) ? 'open' : 'closed';
};

const partnership = (players: readonly string[]): Partnership => {
  const both = [...new Set(players)].sort();
  return both.length === 2 ? both.join(' ') : null;
};

/** The two of a partnership; ids have no spaces. */
export const playersIn = (pair: Partnership): readonly string[] => pair?.split(' ') ?? [];

const halfOf = (lineUps: LineUps, round: string, home: string, away: string): HalfOfMatch => {
  const seatings = lineUps.seatings.filter(
    (one) => one.round === round && (one.contestant === home || one.contestant === away),
  );
  const pairOf = (room: Room, team: string): Partnership =>
    partnership(
      seatings.filter((one) => one.contestant === team && roomOf(one, home) === room).map(({ player }) => player),
    );
  const lineUpOf = (team: string) =>
    retainedOf(lineUps.session, 'LineUpDeclared').findLast(
      ({ data }) => data.contestant === team && data.round === round,
    ) ?? null;
  const inRoom = (room: Room) => ({ home: pairOf(room, home), away: pairOf(room, away) });
  return {
    round,
    pairs: { open: inRoom('open'), closed: inRoom('closed') },
    lineUps: { home: lineUpOf(home), away: lineUpOf(away) },
    seatings,
  };
};

/** The matches of a session of teams, as their rounds were scheduled. */
export const meetingsOf = (lineUps: LineUps): readonly Meeting[] => {
  const { session, stage } = lineUps;
  const teams = new Set(session.contestants.filter(({ kind }) => kind === 'team').map(({ contestant }) => contestant));
  const found = new Map<string, { match: string; home: string; away: string; rounds: Set<string> }>();
  for (const { round, match, tables } of session.rounds) {
    for (const { NS, EW } of tables) {
      if (!teams.has(NS) || !teams.has(EW)) continue;
      const key = JSON.stringify([match ?? round, ...[NS, EW].sort()]);
      const known = found.get(key);
      if (known) known.rounds.add(round);
      else found.set(key, { match: match ?? round, home: NS, away: EW, rounds: new Set([round]) });
    }
  }
  return [...found.values()].map(({ match, home, away, rounds }) => ({
    match,
    home,
    away,
    halves: [...rounds].map((round) => halfOf(lineUps, round, home, away)),
    proper: stage?.match?.rounds ?? rounds.size,
  }));
};
