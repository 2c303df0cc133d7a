import { type BySide, type Seat, SEATS } from '@app/bridge';
import { shortened } from './ids';

/** Who sits at a table, by ids: the pairs or teams, and of the players those who are known. */
export interface LineUp {
  readonly contestants: BySide<string>;
  readonly players: Readonly<Partial<Record<Seat, string>>>;
  /** Whether anything says who plays: without, the contestants are names for somebody. */
  readonly isKnown: boolean;
}

/**
 * Whether two line-ups are the same people the same way round: by the players where both name some of the same seats,
 * else by the contestants; null where nothing tells.
 */
export const sameLineUp = (one: LineUp, other: LineUp): boolean | null => {
  const both = SEATS.filter((seat) => one.players[seat] !== undefined && other.players[seat] !== undefined);
  if (both.length > 0) return both.every((seat) => one.players[seat] === other.players[seat]);
  if (!one.isKnown || !other.isKnown) return null;
  return one.contestants.NS === other.contestants.NS && one.contestants.EW === other.contestants.EW;
};

/** A line-up of players as a key; all who are not known are alike. */
export const playersKey = ({ players }: Pick<LineUp, 'players'>): string =>
  SEATS.map((seat) => players[seat] ?? '').join('\n');

/** Of the id of a table, the most characters for the teams that meet there. */
const MOST_OF_TEAMS = 40;

/** The contestants of a match by their ids, whoever sits which way; no id that is made of a name has an underscore. */
export const meetingOf = ({ contestants: { NS, EW } }: Pick<LineUp, 'contestants'>): string =>
  shortened([NS, EW].sort().join('_'), MOST_OF_TEAMS);
