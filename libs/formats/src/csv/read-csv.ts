import { blankFile } from '../blank-record';
import { type Finding, contradiction, error, note, ofWholeFile, quoted } from '../finding';
import type { ImportedBoard, ImportedFile, ImportedRecords, ReportItem, Say } from '../imported';
import { runToEnd, silent } from '../reader';
import { type DecodedSource, type TextSource, decodeSource } from '../text-source';
import { otherwiseMarked } from '../marking';
import { type CsvForm, csvFormOf } from './columns';
import { type CsvFacts, csvFacts } from './facts';
import { type CsvRow, LONGEST_ROW, csvRows } from './read-rows';
import { readRow } from './read-record';
import { type NamedRow, namedRow } from './values';

const isBlank = ({ cells }: CsvRow): boolean => cells.every((cell) => cell.trim() === '');

/** The rows below the names of the columns, those without any value left out. */
function* rowsBelow(text: TextSource, form: CsvForm): Generator<CsvRow> {
  for (const row of csvRows(text, form.delimiter)) if (row.line > form.line && !isBlank(row)) yield row;
}

function* named(text: TextSource, form: CsvForm): Generator<NamedRow> {
  for (const row of rowsBelow(text, form)) if (row.fault === null) yield namedRow(row, form);
}

const faultOf = ({ fault, line }: CsvRow): Finding | null => {
  if (fault === null) return null;
  return fault === 'quote-open' ? error('quote-open', line) : error('row-too-long', line, { most: LONGEST_ROW });
};

/** Values of a row beyond the last column that has a name. */
const beyond = ({ cells, line }: CsvRow, { width }: CsvForm): readonly Finding[] => {
  const more = cells.slice(width).filter((cell) => cell.trim() !== '');
  return more.length === 0 ? [] : [contradiction('cells-beyond', line, { cells: cells.length, columns: width })];
};

/** Columns that are not read, and in which there is something. */
const unreadColumns = (text: TextSource, form: CsvForm): readonly Finding[] => {
  const filled = new Set<number>();
  for (const { cells } of rowsBelow(text, form)) {
    for (const { at } of form.unread) if ((cells[at] ?? '').trim() !== '') filled.add(at);
  }
  const names = form.unread.filter(({ at }) => filled.has(at)).map(({ name }) => quoted(name));
  return names.length === 0 ? [] : [note('columns-not-read', form.line, { columns: { list: names } })];
};

/** Reads all rows and yields the boards that can be taken; how many rows there are at the end. */
function* boardsOf(text: TextSource, form: CsvForm, facts: CsvFacts, sayItem: Say): Generator<ImportedBoard, number> {
  let record = 0;
  for (const row of rowsBelow(text, form)) {
    record += 1;
    const values = namedRow(row, form);
    const board = values.of('board');
    const at = { record, board: board === '' ? null : board.slice(0, 20), room: null };
    const say = (finding: Finding): void => sayItem({ ...finding, ...at });
    const fault = faultOf(row);
    const read = fault ? null : readRow(values, record, facts.hasSessions ? values.of('session') : null);
    if (fault) say(fault);
    if (!read) continue;
    if (!read.ok) {
      say(read.error);
      continue;
    }
    beyond(row, form).forEach(say);
    read.value.findings.forEach(say);
    const { dealer, vulnerability, board: number } = read.value.board;
    if (dealer && vulnerability && number !== null)
      otherwiseMarked(number, { dealer, vulnerability }, row.line).forEach(say);
    yield read.value.board;
  }
  return record;
}

const NOTHING = { ...blankFile('csv'), boards: [] };

/**
 * Reads a table of results as text (CSV; `docs/import.md` has its columns), a row at a time: a row is a board at a table.
 * Never throws: a row of which a part cannot be read is an `error` in the report, the others stay. Goes through the text
 * some times, and once more each time the boards are iterated over; of every row the contestants are in memory.
 */
export const readCsvRecords = ({ text }: DecodedSource, say: Say): ImportedRecords => {
  const form = csvFormOf(text);
  if (!form) {
    say(ofWholeFile(error('not-csv', 1)));
    return NOTHING;
  }
  const facts = csvFacts(named(text, form));
  const recordsRead = runToEnd(boardsOf(text, form, facts, say));
  const findings = [...facts.findings, ...unreadColumns(text, form)];
  [...(recordsRead === 0 ? [error('nothing-below', form.line)] : []), ...findings].map(ofWholeFile).forEach(say);
  const { event, date, scoring, contestants } = facts;
  const boards = { [Symbol.iterator]: () => boardsOf(text, form, facts, silent) };
  return { ...NOTHING, event, date, scoring, recordsRead, contestants, boards };
};

/** Reads a table that is held in memory as a whole. */
export const readCsv = (bytes: Uint8Array): ImportedFile => {
  const report: ReportItem[] = [];
  const read = readCsvRecords(decodeSource([bytes]), (item) => report.push(item));
  return { ...read, boards: [...read.boards], report };
};
