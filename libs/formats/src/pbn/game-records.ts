import { blankRecord } from '../blank-record';
import type { ImportedBoard, ImportedResult, ReportItem } from '../imported';
import { dayOf } from './file-facts';
import { type Finding, assumption, note, refused } from './findings';
import { type Game, lineOf, valueOf } from './game';
import { type FileContext, type ReadGame, readGame } from './read-game';
import type { OwnResults } from './own-results';
import { recordItems } from './report';
import { type ReadRow, readScoreRow, topOf } from './score-row';
import type { Table, TableRow } from './table';
import { type RowPair, type TablePairs, scoreTableOf } from './table-pairs';

/** A record of the file with what there is to say about it: a game, or a result that its ScoreTable adds. */
export interface GameRecord {
  /** Null where it is refused, or holds no board. */
  readonly board: ImportedBoard | null;
  readonly items: readonly ReportItem[];
}

interface ReadGameRecords {
  readonly records: readonly GameRecord[];
  /** Whether the game itself is refused. */
  readonly isRefused: boolean;
}

/** A row as a record of its own. */
interface RowRecord {
  readonly row: TableRow;
  readonly pairs: { readonly NS: RowPair; readonly EW: RowPair };
  readonly read: ReadRow;
  readonly findings: readonly Finding[];
}

const rowRecords = (
  table: Table,
  pairs: TablePairs,
  { stated }: ReadGame,
  imps: 'imps' | 'crossImps',
): { readonly rows: readonly RowRecord[]; readonly refusals: readonly Finding[] } => {
  const top = topOf(table.rows);
  const rows: RowRecord[] = [];
  const refusals = table.brokenLines.map((line) =>
    refused('score-row.elements', line, { columns: table.columns.length }),
  );
  for (const row of table.rows) {
    const who = pairs.of(row);
    if (!who) {
      refusals.push(refused('score-row.pairs', row.line));
      continue;
    }
    const { value: read, findings } = readScoreRow(row, stated.hands, top, imps);
    const error = findings.find(({ grade }) => grade === 'refused');
    if (error) refusals.push(error);
    else rows.push({ row, pairs: who, read, findings });
  }
  return { rows, refusals };
};

const playersOf = ({ NS, EW }: RowRecord['pairs']): ImportedBoard['players'] => {
  const [north, south] = NS.players;
  const [east, west] = EW.players;
  return { ...(north && { N: north }), ...(south && { S: south }), ...(east && { E: east }), ...(west && { W: west }) };
};

/** What a row says about who sat where. */
const seatingOf = ({ row, pairs }: RowRecord) => {
  const section = row.cell('Section') ?? '';
  const table = row.cell('Table');
  return {
    contestants: { NS: pairs.NS.name, EW: pairs.EW.name },
    table: table === null ? null : `${section}${section === '' ? '' : '-'}${table}`,
    round: row.cell('Round'),
    players: playersOf(pairs),
  };
};

const isSameResult = (one: ImportedResult | null, other: ImportedResult | null): boolean => {
  if (one?.kind !== 'played' || other?.kind !== 'played') return one?.kind === other?.kind;
  const { bid, risk, declarer, tricks } = one;
  return bid === other.bid && risk === other.risk && declarer === other.declarer && tricks === other.tricks;
};

/** The row that is the game's own result: by its pairs where the game names them, else by contract and tricks. */
const ownRow = (own: ImportedBoard, rows: readonly RowRecord[]): { own: RowRecord | null; isAssumed: boolean } => {
  const { NS, EW } = own.contestants;
  if (NS !== undefined && EW !== undefined) {
    const same = rows.find(({ pairs }) => pairs.NS.name === NS && pairs.EW.name === EW);
    return { own: same ?? null, isAssumed: false };
  }
  const { N: north } = own.players;
  const byName = north === undefined ? undefined : rows.find(({ pairs }) => pairs.NS.players[0] === north);
  if (byName) return { own: byName, isAssumed: false };
  const same = rows.find(({ read }) => own.result !== null && isSameResult(own.result, read.result));
  return { own: same ?? null, isAssumed: same !== undefined };
};

/** The game with what its row says of it. */
const merged = (own: ImportedBoard, row: RowRecord): ImportedBoard => {
  const seating = seatingOf(row);
  return {
    ...own,
    contestants: seating.contestants,
    table: own.table ?? seating.table,
    round: own.round ?? seating.round,
    players: { ...seating.players, ...own.players },
    result: own.result ?? row.read.result,
    stated: { ...row.read.stated, ...own.stated },
  };
};

const fromRow = (game: Game, { stated, board }: ReadGame, row: RowRecord, template: BoardPlace): ImportedBoard => ({
  ...blankRecord(game.number, row.row.line),
  ...template,
  ...seatingOf(row),
  dealer: stated.dealer ?? board?.dealer ?? null,
  vulnerability: stated.vulnerability,
  hands: stated.endPosition ? {} : stated.hands,
  result: row.read.result,
  stated: row.read.stated,
});

type BoardPlace = Pick<ImportedBoard, 'board' | 'section'>;

/** In which session of a contest, and on which day, a game and every row of its table were played. */
const occasionOf = (game: Game): Pick<ImportedBoard, 'stage' | 'session' | 'date'> => ({
  stage: valueOf(game.tags, 'Stage'),
  session: valueOf(game.tags, 'Session'),
  date: dayOf(game).date,
});

const holdsResult = ({ board }: ReadGame): boolean =>
  board !== null && (board.result !== null || board.calls !== null || board.cards !== null);

/**
 * Reads a game and the results of its ScoreTable (PBN 2.1, 5.7), each a record; the game's own result stands in the table
 * too, and is taken once, and so is that of another game of the file which a row has. A game that is only the deal of its table is no record beside the rows. Where the game is
 * refused its rows are.
 * @param before how many records the file has before it
 */
export const readGameRecords = (
  game: Game,
  context: FileContext,
  { pairs, own: ownResults }: { readonly pairs: TablePairs; readonly own: OwnResults },
  before: number,
  strict: boolean,
): ReadGameRecords => {
  const { match, scoring } = context;
  const read = readGame(game, context);
  const itemsOf = (nth: number, findings: readonly Finding[]): readonly ReportItem[] =>
    recordItems({ ...game, number: before + nth }, match, findings, strict);
  const isError = ({ kind }: ReportItem): boolean => kind === 'error';
  const scores = scoreTableOf(game);
  const items = itemsOf(1, read.findings);
  const isRefused = items.some(isError);
  const record = (nth: number, board: ImportedBoard | null, all: readonly ReportItem[]): GameRecord => ({
    board: board && !all.some(isError) ? { ...board, ...occasionOf(game), record: before + nth } : null,
    items: all,
  });
  if (scores?.kind !== 'results') return { records: [record(1, read.board, items)], isRefused };
  const { table } = scores;
  if (isRefused) {
    const lines = [...table.rows.map(({ line }) => line), ...table.brokenLines];
    const rows = lines.map((line, row) => record(row + 2, null, itemsOf(row + 2, [refused('score-row.game', line)])));
    return { records: [record(1, null, items), ...rows], isRefused };
  }
  const { rows, refusals } = rowRecords(table, pairs, read, scoring === 'cross-imps' ? 'crossImps' : 'imps');
  const { board } = read;
  const { own, isAssumed } = board && holdsResult(read) ? ownRow(board, rows) : { own: null, isAssumed: false };
  const records: GameRecord[] = [];
  /** Adds a record; what is to be said of the game as a whole goes with the first. */
  const add = (one: ImportedBoard | null, findings: readonly Finding[]): void => {
    const all = records.length === 0 ? [...read.findings, ...findings] : findings;
    records.push(record(records.length + 1, one, itemsOf(records.length + 1, all)));
  };
  if (board && holdsResult(read)) {
    const line = lineOf(game, 'ScoreTable');
    const { NS, EW } = own?.pairs ?? {};
    const which = { one: NS?.name ?? null, other: EW?.name ?? null };
    if (!own) add(board, [note('score-row-of-game.none', line)]);
    else add(merged(board, own), isAssumed ? [assumption('score-row-of-game.assumed', own.row.line, which)] : []);
  }
  const placed = { board: read.number, section: read.section };
  const isElsewhere = ({ row, read: { result } }: RowRecord): boolean => ownResults.include(game, row, result);
  for (const row of rows) if (row !== own && !isElsewhere(row)) add(fromRow(game, read, row, placed), row.findings);
  for (const refusal of refusals) add(null, [refusal]);
  return records.length === 0 ? { records: [record(1, board, items)], isRefused } : { records, isRefused };
};
