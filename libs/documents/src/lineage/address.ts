import { type Message, type Param, type Result, type Side, err, isSide, message, ok } from '@app/bridge';

/**
 * Which number of a session, or of the stage that it belongs to, is meant:
 * - `place/3`, `total/3`: of contestant 3, over all sessions of the stage;
 * - `handicap/3`: its total with its handicap, where the conditions have a ranking with handicaps;
 * - `session/3`: what it has from this session;
 * - `masterpoints/3`: its masterpoints, by its place in the stage;
 * - `board/1.7/NS`: what a side has from board 7 at table 1 (`1.7.2`: the second attempt), and with `/3` at the end
 *   what one player has where everybody plays for himself;
 * - `match/2/a`, `vp/2/a`: the IMPs and the victory points of team a from match 2, or the percentage or IMPs and the
 *   victory points of pair a where pairs are ranked by them;
 * - `round/2/3`: the victory points of contestant 3 from round 2 (multi-team).
 */
export type NumberAddress =
  | { readonly kind: 'place' | 'total' | 'handicap' | 'session' | 'masterpoints'; readonly contestant: string }
  | {
      readonly kind: 'board';
      readonly table: string;
      readonly board: number;
      readonly attempt: number;
      readonly side: Side;
      readonly contestant: string | null;
    }
  | { readonly kind: 'match' | 'vp'; readonly match: string; readonly contestant: string }
  | { readonly kind: 'round'; readonly round: string; readonly contestant: string };

const FORMS: Param = {
  list: [
    'place/C',
    'total/C',
    'handicap/C',
    'session/C',
    'masterpoints/C',
    'board/TABLE.BOARD/NS',
    'match/M/C',
    'vp/M/C',
    'round/R/C',
  ],
  joined: 'or',
};

const boardAddress = (where: string, side: string, contestant: string | undefined): NumberAddress | null => {
  const [, table, board, attempt] = /^([A-Za-z0-9][\w-]*)\.([1-9]\d{0,3})(?:\.([1-9]\d{0,3}))?$/.exec(where) ?? [];
  if (table === undefined || !isSide(side)) return null;
  return {
    kind: 'board',
    table,
    board: Number(board),
    attempt: Number(attempt ?? 1),
    side,
    contestant: contestant ?? null,
  };
};

const parsed = (text: string): NumberAddress | null => {
  const [kind, first, second, third, ...more] = text.split('/');
  if (first === undefined || first === '' || more.length > 0) return null;
  switch (kind) {
    case 'place':
    case 'total':
    case 'handicap':
    case 'session':
    case 'masterpoints':
      return second === undefined ? { kind, contestant: first } : null;
    case 'board':
      return second === undefined ? null : boardAddress(first, second, third);
    case 'match':
    case 'vp':
      return second === undefined || third !== undefined ? null : { kind, match: first, contestant: second };
    case 'round':
      return second === undefined || third !== undefined ? null : { kind, round: first, contestant: second };
    case undefined:
    default:
      return null;
  }
};

/** Reads `'total/3'`; the error says which forms there are. */
export const parseAddress = (text: string): Result<NumberAddress, Message> => {
  const address = parsed(text);
  return address ? ok(address) : err(message('lineage.bad-address', { address: text, forms: FORMS }));
};
