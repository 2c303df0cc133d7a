import { type Finding, deviation, quoted } from './findings';
import type { Game } from './game';
import type { Tag } from './records';
import type { Word } from './scan';
import { isStandardTag, isTable } from './tag-syntax';

interface Column {
  readonly name: string;
  /** `+`: the values descend from row to row; `-`: they ascend. */
  readonly order: '+' | '-' | null;
}

/** `'+Score_NS\5R'`: an order, a name, a width and an alignment. */
const readColumn = (text: string): Column | null => {
  const [, order, name] = /^([+-]?)([^\\]*)(?:\\\d+[LR]?)?$/.exec(text) ?? [];
  return name === undefined ? null : { name, order: order === '+' || order === '-' ? order : null };
};

const isNumber = (text: string): boolean => /^[+-]?\d+(\.\d*)?$/.test(text);

const columnOf = ({ words }: Tag, place: number, columns: number): readonly Word[] => {
  const cells: Word[] = [];
  for (let at = place; at < words.length; at += columns) cells.push(...words.slice(at, at + 1));
  return cells;
};

/** Where numbers of an ordered column do not descend, or ascend, as its sign says. Other elements have no order. */
const disorder = (tag: Tag, columns: readonly Column[]): readonly Finding[] =>
  columns.flatMap(({ name, order }, place) => {
    if (order === null) return [];
    const cells = columnOf(tag, place, columns.length).filter(({ text }) => isNumber(text));
    const wrong = cells.find(({ text }, at) => {
      const before = cells[at - 1];
      if (!before) return false;
      return order === '+' ? Number(text) > Number(before.text) : Number(text) < Number(before.text);
    });
    const should = order === '+' ? 'descend' : 'ascend';
    if (!wrong) return [];
    const not = { tag: tag.name, text: quoted(wrong.text), order: should, column: quoted(name) };
    return [deviation('table-order', wrong.line, not)];
  });

const tableFindings = (tag: Tag): readonly Finding[] => {
  const columns: Column[] = [];
  for (const text of tag.value.split(';')) {
    const column = readColumn(text);
    if (!column) {
      return [deviation('table-column', tag.line, { tag: tag.name, text: quoted(text) })];
    }
    columns.push(column);
  }
  if (tag.words.length % columns.length !== 0) {
    const table = { tag: tag.name, elements: tag.words.length, columns: columns.length };
    return [deviation('table-elements', tag.words.at(-1)?.line ?? tag.line, table)];
  }
  return disorder(tag, columns);
};

/** What is wrong with the tables of a game as tables (PBN 2.1, 5.2). */
export const tablesFindings = ({ tags }: Game): readonly Finding[] =>
  [...tags.values()].filter(({ name }) => isTable(name) && isStandardTag(name)).flatMap(tableFindings);

/** A row of a table. */
export interface TableRow {
  readonly line: number;
  /** The element of a column; null where there is no such column, and where it is not known or not relevant. */
  readonly cell: (column: string) => string | null;
  /** Whether an element is that of an artificial score (`^`). */
  readonly isArtificial: (column: string) => boolean;
}

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
  /** Lines that have not one element for each column: nobody can tell which is which. */
  readonly brokenLines: readonly number[];
}

const unquoted = (text: string): string => text.replace(/^"|"$/g, '').trim();

const rowOf = (words: readonly Word[], places: ReadonlyMap<string, number>): TableRow => {
  const textOf = (column: string): string => {
    const { [places.get(column) ?? -1]: word } = words;
    return unquoted(word?.text ?? '');
  };
  return {
    line: words[0]?.line ?? 0,
    cell: (column) => {
      const text = textOf(column).replace(/^\^/, '');
      return text === '' || text === '?' || text === '-' ? null : text;
    },
    isArtificial: (column) => textOf(column).startsWith('^'),
  };
};

/** The words of each line: the rows, where they do not add up to whole ones otherwise. */
const byLine = (words: readonly Word[]): readonly (readonly Word[])[] => {
  const lines = new Map<number, Word[]>();
  for (const word of words) {
    const line = lines.get(word.line);
    if (line) line.push(word);
    else lines.set(word.line, [word]);
  }
  return [...lines.values()];
};

const inRows = (words: readonly Word[], columns: number): readonly (readonly Word[])[] => {
  if (words.length % columns !== 0) return byLine(words);
  return Array.from({ length: words.length / columns }, (_, row) => words.slice(row * columns, (row + 1) * columns));
};

/** Reads a table: its elements one after the other, line breaks meaning nothing, as long as they make whole rows. */
export const readTable = ({ value, words }: Tag): Table => {
  const columns = value.split(';').map((text) => readColumn(text)?.name.trim() ?? '');
  const places = new Map(columns.map((name, place) => [name, place]));
  const rows = inRows(words, columns.length);
  const isWhole = (row: readonly Word[]): boolean => row.length === columns.length;
  return {
    columns,
    rows: rows.filter(isWhole).map((row) => rowOf(row, places)),
    brokenLines: rows.filter((row) => !isWhole(row)).map((row) => row[0]?.line ?? 0),
  };
};
