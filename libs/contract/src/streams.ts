/** Names of streams. The part before the first `-` is the category. */

export interface BoardAddress {
  readonly session: string;
  readonly table: string;
  readonly board: number;
  /** 1 for the first time the board is played at this table, 2 for a replay, ... */
  readonly attempt: number;
}

export const sessionStream = (session: string): string => `session-${session}`;

/** `board-q21.4.11`, and `board-q21.4.11.2` for the second attempt. */
export const boardStream = ({ session, table, board, attempt }: BoardAddress): string =>
  `board-${session}.${table}.${board}${attempt === 1 ? '' : `.${attempt}`}`;

/** Reads `board-q21.4.11` or, without the category, `q21.4.11`; null for anything else. */
export const parseBoardStream = (name: string): BoardAddress | null => {
  const [, session, table, board, attempt] =
    /^(?:board-)?([A-Za-z0-9][\w-]{0,63})\.([A-Za-z0-9][\w-]{0,63})\.([1-9]\d{0,14})(?:\.([1-9]\d{0,3}))?$/.exec(
      name,
    ) ?? [];
  if (session === undefined || table === undefined || board === undefined) return null;
  return { session, table, board: Number(board), attempt: attempt === undefined ? 1 : Number(attempt) };
};

/** Reads `session-q21`; null for anything else. */
export const parseSessionStream = (name: string): string | null =>
  name.startsWith('session-') ? name.slice('session-'.length) : null;

export const appealStream = (appeal: string): string => `appeal-${appeal}`;

/** Reads `appeal-a1`; null for anything else. */
export const parseAppealStream = (name: string): string | null =>
  name.startsWith('appeal-') ? name.slice('appeal-'.length) : null;
