import type { BoardAddress } from '@app/contract';
import { type Assumed, assumed } from './assumed';
import type { ImportedBoard } from '../imported';
import { slug } from './naming';

/** Where a record goes, and what had to be assumed to put it there. */
export interface Placed {
  readonly address: BoardAddress;
  readonly section: string;
  readonly assumptions: readonly Assumed[];
}

const MAIN = 'main';

/** Numbers things in the order in which they first come. */
const numbering = () => {
  const numbers = new Map<string, number>();
  return (key: string): number => {
    const known = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, known);
    return known;
  };
};

const lineUp = ({ players }: ImportedBoard): string =>
  [players.N, players.E, players.S, players.W].map((name) => name ?? '').join('\n');

/** The id of a record's section; each round is one of its own where it has its own deals. */
export const sectionOf = ({ section, round }: Pick<ImportedBoard, 'section' | 'round'>, byRound: boolean): string => {
  const parts = [section, byRound && round !== null ? `round ${round}` : null].filter((part) => part !== null);
  return parts.length === 0 ? MAIN : slug(parts.join(' '), MAIN);
};

/** The id of a table of a section: every table of the session has another. */
export const tableIn = (section: string, table: string): string => (section === MAIN ? table : `${section}-${table}`);

/**
 * Gives every record of a file its address. Without a name for the table, each line-up of players is a table of its
 * own; the same players on the same board again are a further attempt. A record without a number of its board takes
 * its place in the file. Records have to come in the order of the file, each once.
 * @param byRound whether each round has its own deals
 */
export const placer = (session: string, byRound: boolean): ((board: ImportedBoard) => Placed) => {
  const attempts = new Map<string, number>();
  const tableOfLineUp = numbering();

  const tableOf = (board: ImportedBoard) => {
    const { table, room, contestants } = board;
    if (table !== null) return { table: slug(table, '1'), assumption: null };
    if (room !== null) return { table: room, assumption: null };
    if (contestants.NS !== undefined && contestants.EW !== undefined) {
      const table = slug(`${contestants.NS}-${contestants.EW}`, '1');
      return { table, assumption: assumed('table-by-contestants') };
    }
    return { table: String(tableOfLineUp(lineUp(board))), assumption: assumed('table-by-players') };
  };

  return (board) => {
    const section = sectionOf(board, byRound);
    const number = board.board ?? board.record;
    const { table: within, assumption } = tableOf(board);
    const table = tableIn(section, within);
    const key = `${table}.${number}`;
    const attempt = (attempts.get(key) ?? 0) + 1;
    attempts.set(key, attempt);
    return {
      address: { session, table, board: number, attempt },
      section,
      assumptions: [
        ...(assumption ? [assumption] : []),
        ...(board.board === null ? [assumed('board-number-assumed', { number })] : []),
        ...(attempt > 1 ? [assumed('further-attempt', { board: number, table, attempt })] : []),
      ],
    };
  };
};
