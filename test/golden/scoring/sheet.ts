import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Rational, fromText, rational } from '@app/scoring';

export type Row = Readonly<Record<string, string>>;

/** The rows of a golden sheet by the names of its columns; lines that begin with `#` say how it is read. */
export const sheet = (file: string): readonly Row[] => {
  const [head = '', ...lines] = readFileSync(join(__dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  const names = head.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
};

/** A cell as text. A column that is not there is a bug. */
export const cell = (row: Row, name: string): string => {
  const text = row[name];
  if (text === undefined) throw new Error(`no column ${name}`);
  return text;
};

/** A cell as an exact number: `'-3'`, `'0.1'` or `'-10/3'`; null for an empty one. */
export const figure = (row: Row, name: string): Rational | null => fromText(cell(row, name));

export const number = (row: Row, name: string): Rational => figure(row, name) ?? rational(0);
