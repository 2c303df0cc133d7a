import { type BySide, type Result, err, ok } from '@app/bridge';
import { type ImportText, said } from '../import-texts';
import { type Finding, error, quoted } from '../finding';
import { parseArtificial } from '../usebio/values';
import type { CsvColumn, CsvForm } from './columns';
import type { CsvRow } from './read-rows';

type Wants = Extract<ImportText, `wants.${string}`>;

/** A row with the names of its columns. */
export interface NamedRow {
  readonly line: number;
  /** The value of a column without blanks around it; empty where there is no such column. */
  readonly of: (column: CsvColumn) => string;
}

/** An apostrophe before what a spreadsheet would take for a formula, as the export of this program writes it. */
const unguarded = (value: string): string => value.replace(/^'(?=[=+\-@\t\r])/, '');

export const namedRow = ({ cells, line }: CsvRow, { places }: CsvForm): NamedRow => ({
  line,
  of: (column) => {
    const at = places.get(column);
    return at === undefined ? '' : unguarded((cells[at] ?? '').trim());
  },
});

/** A value of a row that cannot be read. */
export const unreadable = (name: string, text: string, wants: Wants, line: number): Finding =>
  error('value-unreadable', line, { name, text: quoted(text), wants: said(wants) });

/** The value of a column as something else; null where it is empty. */
export const valueIn = <T>(
  row: NamedRow,
  column: CsvColumn,
  wants: Wants,
  read: (text: string) => T | null,
): Result<T | null, Finding> => {
  const text = row.of(column);
  if (text === '') return ok(null);
  const value = read(text);
  return value === null ? err(unreadable(column, text, wants, row.line)) : ok(value);
};

/** `60/40`, `60%-40%`, `A6040`: percent of a top for N-S and E-W. */
export const parsePercents = (text: string): BySide<number> | null => {
  const compact = text.replace(/[\s%]+/g, '');
  return parseArtificial(/^a/i.test(compact) ? compact : `A${compact}`);
};
