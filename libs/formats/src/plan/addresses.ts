import type { BoardAddress } from '@app/session';
import type { ImportedBoard } from '../imported';
import { slug } from './naming';

/** Where a record goes, and what had to be assumed to put it there. */
export interface Placed {
  readonly address: BoardAddress;
  readonly section: string;
  readonly assumptions: readonly { readonly code: string; readonly message: string }[];
}

const MAIN = 'main';

const tableOf = (board: ImportedBoard, section: string) => {
  const { table, room, contestants } = board;
  if (table !== null) return { table: slug(table, '1'), assumption: null };
  if (room !== null) return { table: section === MAIN ? room : `${section}-${room}`, assumption: null };
  if (contestants.NS !== undefined && contestants.EW !== undefined) {
    return {
      table: slug(`${contestants.NS}-${contestants.EW}`, '1'),
      assumption: {
        code: 'table-by-contestants',
        message: 'the file names no tables: each result stands under its contestants',
      },
    };
  }
  return { table: '1', assumption: { code: 'one-table', message: 'the file names no table: table 1' } };
};

/**
 * Gives every record its address. A board that comes twice at a table is a further attempt;
 * a record without a number of its board takes its place in the file.
 */
export const placer = (session: string): ((board: ImportedBoard) => Placed) => {
  const attempts = new Map<string, number>();
  return (board) => {
    const section = board.section === null ? MAIN : slug(board.section, MAIN);
    const number = board.board ?? board.record;
    const { table, assumption } = tableOf(board, section);
    const key = `${table}.${number}`;
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    return {
      address: { session, table, board: number, attempt },
      section,
      assumptions: [
        ...(assumption ? [assumption] : []),
        ...(board.board === null
          ? [
              {
                code: 'board-number-assumed',
                message: `no number of the board: taken as ${number}, its place in the file`,
              },
            ]
          : []),
        ...(attempt > 1
          ? [
              {
                code: 'further-attempt',
                message: `board ${number} stands at table ${table} before: taken as attempt ${attempt}`,
              },
            ]
          : []),
      ],
    };
  };
};
