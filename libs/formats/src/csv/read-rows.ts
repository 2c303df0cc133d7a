import { type TextSource, detached } from '../text-source';

/** A row of a table of values; its line is the one on which it begins, from 1. */
export interface CsvRow {
  readonly cells: readonly string[];
  readonly line: number;
  /** `quote-open`: a quotation mark is not closed before the end of the file. */
  readonly fault: 'quote-open' | 'row-too-long' | null;
}

/** A row is in memory as a whole; real ones have some hundred characters. */
export const LONGEST_ROW = 65_536;

/** What kind of character is awaited: of a plain value, of one in quotation marks, or after its closing mark. */
type State = 'plain' | 'quoted' | 'closing' | 'skipping';

/**
 * Takes a table of values apart (RFC 4180, with any delimiter): a value may be in quotation marks, and has ends of lines
 * and the delimiter in it then. Of a row that is too long the rest of its line is passed over.
 */
export function* csvRows(text: TextSource, delimiter: string): Generator<CsvRow> {
  let state: State = 'plain';
  let cells: string[] = [];
  let cell = '';
  let length = 0;
  let [line, first] = [1, 1];
  let afterReturn = false;
  const endCell = (): void => {
    cells.push(detached(cell));
    cell = '';
  };
  const endRow = (fault: CsvRow['fault']): CsvRow => {
    endCell();
    const row = { cells, line: first, fault };
    cells = [];
    length = 0;
    return row;
  };
  for (const piece of text) {
    for (const character of piece) {
      const endsLine = character === '\n' || character === '\r';
      const isSecondHalf = character === '\n' && afterReturn;
      afterReturn = character === '\r';
      if (endsLine && !isSecondHalf) line += 1;
      if (state === 'quoted') {
        if (character === '"') state = 'closing';
        else cell += character;
      } else if (state === 'closing' && character === '"') {
        cell += '"';
        state = 'quoted';
      } else if (endsLine) {
        if (!isSecondHalf && state !== 'skipping') yield endRow(null);
        state = 'plain';
        first = line;
      } else if (state !== 'skipping') {
        if (character === delimiter) endCell();
        else if (character === '"' && cell === '' && state === 'plain') state = 'quoted';
        else cell += character;
        if (state === 'closing') state = 'plain';
      }
      length += 1;
      if (length > LONGEST_ROW && state !== 'skipping') {
        yield endRow('row-too-long');
        state = 'skipping';
      }
    }
  }
  if (state === 'quoted') yield endRow('quote-open');
  else if (cell !== '' || cells.length > 0) yield endRow(null);
}
