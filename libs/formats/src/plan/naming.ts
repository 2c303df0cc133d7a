import type { BySide, Seat } from '@app/bridge';
import type { ImportedBoard } from '../imported';
import { type Assumed, assumed } from './assumed';

/** Gives the opaque ids that stand in events for the names in a file; the directory outside the ledger keeps both. */
export interface Naming {
  /** The id of a person by the name in the file. */
  readonly player: (name: string) => string;
  /** The id of a pair or team by the name or number in the file. */
  readonly contestant: (name: string) => string;
}

/** A name as part of an address: letters, digits and dashes. `'Final:1'` becomes `'final-1'`. */
export const slug = (name: string, fallback: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 48);
  return plain === '' ? fallback : plain;
};

const BASE = 36;
const CHECK_LENGTH = 4;

/** A name cut to so many characters, with a sum over all of it at the end: long names that begin alike stay apart. */
export const shortened = (name: string, most: number): string => {
  if (name.length <= most) return name;
  let check = 0;
  for (const character of name) check = (check * 131 + (character.codePointAt(0) ?? 0)) % BASE ** CHECK_LENGTH;
  return `${name.slice(0, most - CHECK_LENGTH - 1)}-${check.toString(BASE).padStart(CHECK_LENGTH, '0')}`;
};

/** Who sits at a table, by ids; and what had to be assumed to know it. */
export interface WhoPlays {
  readonly contestants: BySide<string>;
  readonly kind: 'pair' | 'team';
  readonly players: Readonly<Partial<Record<Seat, string>>>;
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

const named = (board: ImportedBoard): Omit<WhoPlays, 'players' | 'earlier'> => {
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
    contestants: { NS: 'unknown N-S', EW: 'unknown E-W' },
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
    earlier: (board.earlier ?? []).map((one) => idsOf(one.contestants)),
    players: Object.fromEntries(Object.entries(board.players).map(([seat, name]) => [seat, naming.player(name)])),
    assumption,
  };
};
