import type { Finding } from './findings';
import { deviation, quoted } from './findings';
import type { Game } from './game';
import type { Tag } from './records';
import type { Word } from './scan';
import { isStandardTag } from './tag-names';
import { isTable } from './tag-syntax';

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
    return wrong
      ? [
          deviation(
            'table-order',
            wrong.line,
            `${tag.name}: ${quoted(wrong.text)} does not ${should} in ${quoted(name)}`,
          ),
        ]
      : [];
  });

const tableFindings = (tag: Tag): readonly Finding[] => {
  const columns: Column[] = [];
  for (const text of tag.value.split(';')) {
    const column = readColumn(text);
    if (!column) {
      const message = `${tag.name}: column ${quoted(text)} has \\ without a width`;
      return [deviation('table-column', tag.line, message)];
    }
    columns.push(column);
  }
  if (tag.words.length % columns.length !== 0) {
    const message = `${tag.name} has ${tag.words.length} elements, which make no whole rows of ${columns.length}`;
    return [deviation('table-elements', tag.words.at(-1)?.line ?? tag.line, message)];
  }
  return disorder(tag, columns);
};

/** What is wrong with the tables of a game (PBN 2.1, 5.2). Nothing is taken from them. */
export const tablesFindings = ({ tags }: Game): readonly Finding[] =>
  [...tags.values()].filter(({ name }) => isTable(name) && isStandardTag(name)).flatMap(tableFindings);
