import { type BySide, type Seat, SIDES } from '@app/bridge';
import type { ImportedBoard } from '../imported';
import { type Assumed, assumed } from './assumed';
import { slug } from './ids';
import type { LineUp } from './line-up';

/** Gives the opaque ids that stand in events for the names in a file; the directory outside the ledger keeps both. */
export interface Naming {
  /** The id of a person by the name in the file. */
  readonly player: (name: string) => string;
  /** The id of a pair or team by the name or number in the file. */
  readonly contestant: (name: string) => string;
}

/** Who sits at a table, by ids; and what had to be assumed to know it. */
export interface WhoPlays extends LineUp {
  readonly kind: 'pair' | 'team';
  /** Who played the results that stood before, in their order. */
  readonly earlier: readonly BySide<string>[];
  readonly assumption: Assumed | null;
}

/** The partners by their names: also where the file has one of them only, they are no team that is called so. */
const pairOf = (board: ImportedBoard, one: Seat, other: Seat): string | null => {
  const names = [board.players[one], board.players[other]];
  return names.every((name) => name === undefined) ? null : names.map((name) => name ?? '?').join(' & ');
};

/** Home sits N-S in the open room and E-W in the closed room, by convention. */
const teamsOf = (board: ImportedBoard): BySide<string> | null => {
  if (!board.teams) return null;
  const { home, visit } = board.teams;
  return board.room === 'closed' ? { NS: visit, EW: home } : { NS: home, EW: visit };
};

/** What contestants are called that a file says nothing about. */
const UNKNOWN: BySide<string> = { NS: 'unknown N-S', EW: 'unknown E-W' };

/** Whether the id of a contestant is that of one whom a file said nothing about. */
export const isUnknown = (contestant: string): boolean =>
  SIDES.some((side) => slug(UNKNOWN[side], side) === contestant);

const named = (board: ImportedBoard): Omit<WhoPlays, 'players' | 'earlier' | 'isKnown'> => {
  const { NS, EW } = board.contestants;
  if (NS !== undefined && EW !== undefined) {
    return { contestants: { NS, EW }, kind: /^\d+$/.test(NS) ? 'pair' : 'team', assumption: null };
  }
  const teams = teamsOf(board);
  if (teams) {
    return { contestants: teams, kind: 'team', assumption: assumed('seating-by-room') };
  }
  const pairs = { NS: pairOf(board, 'N', 'S'), EW: pairOf(board, 'E', 'W') };
  if (pairs.NS !== null && pairs.EW !== null && pairs.NS !== pairs.EW) {
    return {
      contestants: { NS: pairs.NS, EW: pairs.EW },
      kind: 'pair',
      assumption: assumed('pairs-by-players'),
    };
  }
  return {
    contestants: UNKNOWN,
    kind: 'pair',
    assumption: assumed('contestants-unknown'),
  };
};

/** Who plays this board, from whatever the file says about it. */
export const whoPlays = (board: ImportedBoard, naming: Naming): WhoPlays => {
  const { contestants, kind, assumption } = named(board);
  const idsOf = ({ NS, EW }: BySide<string>) => ({ NS: naming.contestant(NS), EW: naming.contestant(EW) });
  return {
    contestants: idsOf(contestants),
    kind,
    isKnown: contestants !== UNKNOWN,
    earlier: (board.earlier ?? []).map((one) => idsOf(one.contestants)),
    players: Object.fromEntries(Object.entries(board.players).map(([seat, name]) => [seat, naming.player(name)])),
    assumption,
  };
};
