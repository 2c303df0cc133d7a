import { BOARDS_A_ROUND, ROUNDS, TABLES } from './evening';

/**
 * Six tables, Mitchell with share and relay: North-South stay, East-West move up one table a round, the boards move
 * down one. Tables 1 and 6 share a set, and a set rests between tables 3 and 4; so every pair plays every board.
 */
export interface Seating {
  readonly table: number;
  readonly NS: string;
  readonly EW: string;
  /** In the order in which this table plays them: of the two tables that share, one begins with the second board. */
  readonly boards: readonly number[];
}

/** The tables that share a set. */
export const SHARING: readonly number[] = [1, TABLES];

const SETS = 6;
/** Where a table takes its set from, counted along tables 1-3, the resting set, tables 4 and 5; table 6 shares with 1. */
const place = (table: number): number => (table <= 3 ? table - 1 : table) % SETS;

export const seatings = (round: number): readonly Seating[] =>
  Array.from({ length: TABLES }, (_, index): Seating => {
    const table = index + 1;
    const set = (place(table) + round - 1) % SETS;
    const first = set * BOARDS_A_ROUND + 1;
    const boards = Array.from({ length: BOARDS_A_ROUND }, (_unused, offset) => first + offset);
    const pair = ((table - round + TABLES) % TABLES) + 1;
    return {
      table,
      NS: String(table),
      EW: String(TABLES + pair),
      boards: table === TABLES ? boards.reverse() : boards,
    };
  });

export const rounds = (): readonly number[] => Array.from({ length: ROUNDS }, (_, index) => index + 1);
