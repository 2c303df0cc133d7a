import {
  type KnownHands,
  type Result,
  type Seat,
  type Vulnerability,
  SIDES,
  dealProblems,
  err,
  isBoardNumber,
  ok,
  parsePbnDeal,
} from '@app/bridge';
import { blankRecord } from '../blank-record';
import { dealProblemSaid, notationFaultSaid } from '../dealt';
import { ownTable } from '../export/own-table';
import { type Finding, contradiction, error, quoted } from '../finding';
import type { ImportedBoard, StatedScore } from '../imported';
import { parseDecimal, parseSeat } from '../usebio/values';
import type { CsvColumn } from './columns';
import { resultIn } from './read-result';
import { type NamedRow, valueIn } from './values';

interface ReadRow {
  readonly board: ImportedBoard;
  readonly findings: readonly Finding[];
}

const PLAYERS: readonly (readonly [CsvColumn, Seat])[] = [
  ['north', 'N'],
  ['east', 'E'],
  ['south', 'S'],
  ['west', 'W'],
];

const VULNERABILITIES: ReadonlyMap<string, Vulnerability> = new Map([
  ...['NONE', 'LOVE', '-', 'O', '0', 'Z'].map((name): [string, Vulnerability] => [name, 'None']),
  ...['NS', 'N'].map((name): [string, Vulnerability] => [name, 'NS']),
  ...['EW', 'E'].map((name): [string, Vulnerability] => [name, 'EW']),
  ...['ALL', 'BOTH', 'B'].map((name): [string, Vulnerability] => [name, 'All']),
]);

const parseVulnerability = (text: string): Vulnerability | null =>
  VULNERABILITIES.get(text.toUpperCase().replace(/[/ ]|(?<=.)-/g, '')) ?? null;

const parseBoard = (text: string): number | null => {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : null;
  return isBoardNumber(number) ? number : null;
};

const ROOMS: ReadonlyMap<string, 'open' | 'closed'> = new Map([
  ['OPEN', 'open'],
  ['O', 'open'],
  ['CLOSED', 'closed'],
  ['C', 'closed'],
]);

/** 52 cards, twelve dots, three blanks and `N:`, and some air. */
const LONGEST_DEAL = 100;

const handsIn = (row: NamedRow): Result<KnownHands, Finding> => {
  const text = row.of('deal');
  if (text === '') return ok({});
  const deal = text.length > LONGEST_DEAL ? null : parsePbnDeal(text);
  if (!deal) return err(error('deal-too-long', row.line, { characters: text.length }));
  if (!deal.ok) {
    const problem = notationFaultSaid(deal.error.fault);
    return err(error('deal-not-read', row.line, { text: quoted(text), problem }));
  }
  const problems = dealProblems(deal.value);
  if (problems.length === 0) return ok(deal.value);
  const said = { list: problems.map(dealProblemSaid), joined: 'apart' } as const;
  return err(error('deal-not-read', row.line, { text: quoted(text), problem: said }));
};

/** Columns of numbers that the file states, with where each belongs. */
const STATED = {
  matchpoints: { NS: 'mpNs', EW: 'mpEw' },
  imps: { NS: 'impsNs', EW: 'impsEw' },
  crossImps: { NS: 'crossImpsNs', EW: 'crossImpsEw' },
  percent: { NS: 'percentNs', EW: 'percentEw' },
} as const satisfies Partial<Record<keyof StatedScore, unknown>>;

/** What the row gives as score and points; a score that is the result itself has nothing to agree with. A number that cannot be read is left out, and told. */
const statedIn = (
  row: NamedRow,
  result: ImportedBoard['result'],
): { readonly stated: StatedScore; readonly findings: readonly Finding[] } => {
  const findings: Finding[] = [];
  const decimal = (column: CsvColumn): string | undefined => {
    const read = valueIn(row, column, 'wants.score', (text) => parseDecimal(text.replace(/%$/, '').trim()));
    if (!read.ok) findings.push({ ...read.error, kind: 'contradiction' });
    return read.ok ? (read.value ?? undefined) : undefined;
  };
  const score = result?.kind === 'score-only' ? undefined : decimal('score');
  const points = Object.entries(STATED).flatMap(([kind, columns]) => {
    const sides = SIDES.flatMap((side) => {
      const value = decimal(columns[side]);
      return value === undefined ? [] : [[side, value] as const];
    });
    return sides.length === 0 ? [] : [[kind, Object.fromEntries(sides)] as const];
  });
  const stated = { ...(score === undefined ? {} : { score }), ...Object.fromEntries(points) };
  return { stated: Object.keys(stated).length === 0 ? {} : { ...stated, line: row.line }, findings };
};

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Who plays: the numbers or ids of the contestants, else their names. */
export const contestantsIn = (row: NamedRow): ImportedBoard['contestants'] => {
  const [ns, ew] = [row.of('ns') || row.of('nsName'), row.of('ew') || row.of('ewName')];
  return { ...(ns === '' ? {} : { NS: ns }), ...(ew === '' ? {} : { EW: ew }) };
};

/**
 * Reads a row, or says why it is refused: a part of it that would make another board, table or result cannot be read.
 * @param record its place among the rows, from 1
 * @param session of the row, where the file has several
 */
export const readRow = (row: NamedRow, record: number, session: string | null): Result<ReadRow, Finding> => {
  const { line } = row;
  const board = valueIn(row, 'board', 'wants.whole-number', parseBoard);
  if (!board.ok) return board;
  if (board.value === null) return err(error('value-missing', line, { name: 'board' }));
  const room = valueIn(row, 'room', 'wants.room', (text) => ROOMS.get(text.toUpperCase()) ?? null);
  if (!room.ok) return room;
  const dealer = valueIn(row, 'dealer', 'wants.seat', parseSeat);
  if (!dealer.ok) return dealer;
  const vulnerability = valueIn(row, 'vulnerable', 'wants.vulnerability', parseVulnerability);
  if (!vulnerability.ok) return vulnerability;
  const hands = handsIn(row);
  if (!hands.ok) return hands;
  const result = resultIn(row);
  if (!result.ok) return result;
  const contestants = contestantsIn(row);
  const { NS, EW } = contestants;
  if (NS !== undefined && NS === EW) return err(error('pair-on-both-sides', line, { pair: quoted(NS) }));
  const { stated, findings } = statedIn(row, result.value.result);
  const players = PLAYERS.flatMap(([column, seat]) => (row.of(column) === '' ? [] : [[seat, row.of(column)] as const]));
  const alone = (NS === undefined) === (EW === undefined) ? [] : [contradiction('one-side-only', line)];
  return ok({
    board: {
      ...blankRecord(record, line),
      board: board.value,
      section: [session, orNull(row.of('section'))].filter((part) => part !== null).join(' ') || null,
      round: orNull(row.of('round')),
      table: orNull(ownTable({ table: row.of('table'), section: row.of('section') })),
      room: room.value,
      contestants,
      players: Object.fromEntries(players),
      dealer: dealer.value,
      vulnerability: vulnerability.value,
      hands: hands.value,
      result: result.value.result,
      stated,
    },
    findings: [...result.value.findings, ...alone, ...findings],
  });
};
