import { type BySide, type Result, err, ok } from '@app/bridge';
import { type Finding, contradiction, error } from '../finding';
import type { ImportedResult } from '../imported';
import { scoreAlone } from '../score-alone';
import type { GameSection } from './events';
import type { GameFile } from './game-file';

/*
 * The results of a section: a list of its boards, and for each board a row a round and table. A row has two bytes that
 * nobody has told the meaning of, and for North-South and then for East-West the number of the pair, the score in tens of
 * points and the points of the comparison in hundredths.
 */

const BOARDS_AT = 0x26;
const BOARD_LENGTH = 8;
const ROWS_AT = 6;
const ROW_LENGTH = 18;
const SIDE_AT = { NS: 2, EW: 10 } as const;

/** Scores that are none: what is said in place of one. */
const NOT_THIS_ROUND = 999;
const LATE_PLAY = 900;
const NOT_PLAYED = 950;
const FIRST_SPECIAL = 900;
const PERCENTS: ReadonlyMap<number, number> = new Map([
  [2040, 40],
  [2050, 50],
  [2060, 60],
]);
/** Scores of a foul group have so much added for each group, from the second on. */
const FOUL_GROUP = 2000;
const FIRST_FOULED = 3000;

export interface GameRow {
  readonly board: number;
  readonly pairs: BySide<number>;
  readonly scores: BySide<number>;
  readonly points: BySide<number>;
}

export interface BoardRows {
  readonly board: number;
  readonly resultsAt: number;
  readonly results: number;
}

/** The boards of a section, each with how many results it has and where. */
export const boardsOf = (file: GameFile, { boardsAt }: GameSection): readonly BoardRows[] =>
  Array.from({ length: file.u16(boardsAt + 4) }, (_, nth) => {
    const at = boardsAt + BOARDS_AT + BOARD_LENGTH * nth;
    return { board: file.u8(at), results: file.u16(at + 2), resultsAt: file.u32(at + 4) };
  });

/** How many rows a file has room for: pointers that lead round and round are no rows. */
export const mostRows = ({ length }: GameFile): number => Math.floor(length / ROW_LENGTH);

/**
 * The rows of a board; null for a round in which it was not in play. Late plays and boards not played do not count in its
 * number of results.
 */
export function* rowsOf(file: GameFile, { board, results, resultsAt }: BoardRows): Generator<GameRow | null> {
  let left = results;
  for (let at = resultsAt + ROWS_AT; left > 0; at += ROW_LENGTH) {
    const both = <T>(read: (side: number) => T): BySide<T> => ({
      NS: read(at + SIDE_AT.NS),
      EW: read(at + SIDE_AT.EW),
    });
    const scores = both((side) => file.s16(side + 2));
    if (scores.NS === NOT_THIS_ROUND) {
      yield null;
      continue;
    }
    if (scores.NS !== LATE_PLAY && scores.NS !== NOT_PLAYED) left -= 1;
    yield { board, scores, pairs: both((side) => file.u16(side)), points: both((side) => file.s32(side + 4)) };
  }
}

interface RowResult {
  readonly result: ImportedResult;
  readonly findings: readonly Finding[];
}

/** The score of a foul group in its own terms, and the number of the group: 0 for the others. */
const ofGroup = (score: number): { readonly score: number; readonly group: number } => {
  if (score < FIRST_FOULED) return { score, group: 0 };
  const group = Math.floor((score - FOUL_GROUP / 2) / FOUL_GROUP);
  return { score: score - FOUL_GROUP * (group + 1), group };
};

/** What a row says: a score without its contract, an artificial score, or that the board was not played. */
export const resultOf = ({ scores }: GameRow, line: number): Result<RowResult, Finding> => {
  const { NS, EW } = scores;
  if (NS === LATE_PLAY || NS === NOT_PLAYED) {
    const reason = NS === LATE_PLAY ? 'late play' : 'not played';
    return ok({ result: { kind: 'not-played', reason, line }, findings: [] });
  }
  const none = (): Result<RowResult, Finding> => err(error('acbl-score', line, { ns: String(NS), ew: String(EW) }));
  const percent = { NS: PERCENTS.get(NS), EW: PERCENTS.get(EW) };
  if (percent.NS !== undefined && percent.EW !== undefined) {
    const given = { NS: percent.NS, EW: percent.EW };
    return ok({ result: { kind: 'artificial', percent: given, line }, findings: [] });
  }
  const [own, other] = [ofGroup(NS), ofGroup(EW)];
  const isPlain = own.score < FIRST_SPECIAL && other.score < FIRST_SPECIAL && own.group === other.group;
  // Who has written it from both sides is not told: the same score of both, or one the other way round, is one score.
  if (!isPlain || Math.abs(own.score) !== Math.abs(other.score)) return none();
  const score = scoreAlone(String(own.score * 10));
  if (score === null) return none();
  const fouled = own.group === 0 ? [] : [contradiction('acbl-fouled', line, { group: String(own.group) })];
  return ok({ result: { kind: 'score-only', score, line }, findings: fouled });
};
