import { type ImportText, said } from '../import-texts';
import { type Finding, deviation, quoted } from './findings';
import { type Game, valueOf } from './game';
import type { Tag } from './records';
import type { Word } from './scan';
import { isStandardTag, isTable } from './tag-syntax';

type Rule = (value: string) => boolean;

const oneOf = (values: string): Rule => {
  const allowed = new Set(values.toLowerCase().split(' '));
  return (value) => allowed.has(value.toLowerCase());
};
const like =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value);

const twoDigits = (text: string, most: number): boolean => text === '??' || (Number(text) >= 1 && Number(text) <= most);

const isDate: Rule = (value) => {
  const [, year = '', month = '', day = ''] = /^(\d{4}|\?{4})\.(\d\d|\?\?)\.(\d\d|\?\?)$/.exec(value) ?? [];
  return year !== '' && twoDigits(month, 12) && twoDigits(day, 31);
};

const NUMBER = String.raw`[+-]?\d+(?:\.\d*)?`;
/** A score of declarer's side, of one side, or of both. */
const scored = (one: string): Rule =>
  like(new RegExp(`^(?:${one}|NS\\s*${one}(?:\\s*EW\\s*${one})?|EW\\s*${one}(?:\\s*NS\\s*${one})?)$`));

const isPercentage: Rule = (value) =>
  scored(NUMBER)(value) &&
  (value.match(new RegExp(NUMBER, 'g')) ?? []).every((one) => Number(one) >= 0 && Number(one) <= 100);

const SYSTEMS = 'MP MatchPoints IMP Cavendish Chicago Rubber BAM Instant';
const MODIFIERS =
  'Butler Butler-2 Experts Cross Cross1 Cross2 Mean Median MP1 MP2 OldMP Mitchell2 Mitchell3 Mitchell4 Ascherman ' +
  'Bastille EMP IMP_1948 IMP_1961';
const isScoring: Rule = (value) => value.split(';').every(oneOf(`${SYSTEMS} ${MODIFIERS}`));

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const OPTIMUM = new RegExp(`^(?:NS|EW)\\s*${NUMBER}(?:\\s*(?:NS|EW)\\s*${NUMBER})?$`);

type Wants = Exclude<Extract<ImportText, `wants.${string}`>, 'wants.contract' | 'wants.seat' | 'wants.tricks'>;

/** What the values of tags must look like (PBN 2.1, 3.4 and 4). The tags that a board is made of are read elsewhere. */
const TABLE: readonly (readonly [names: string, wants: Wants, holds: Rule])[] = [
  ['Board', 'wants.whole-number', like(/^0*[1-9]\d*$/)],
  ['Competition', 'wants.competition', oneOf('Cavendish Chicago Individuals Pairs Rubber Teams')],
  ['Date EventDate UTCDate', 'wants.date', isDate],
  ['FrenchMP', 'wants.yes-or-no', oneOf('Yes No')],
  ['Hidden', 'wants.seats', like(/^[NESW]+$/i)],
  ['Mode', 'wants.mode', oneOf('EM EMB IBS OKB TABLE TC')],
  ['OptimumScore', 'wants.optimum', like(OPTIMUM)],
  ['Room', 'wants.room', oneOf('Open Closed')],
  ['Round', 'wants.letters', like(/^[A-Za-z0-9_.]+$/)],
  ['Score ScoreIMP ScoreMP', 'wants.score', scored(NUMBER)],
  ['ScorePercentage', 'wants.percentage', isPercentage],
  ['ScoreRubber', 'wants.score-of-rubber', scored(String.raw`\d+\s*/\s*\d+`)],
  ['Scoring', 'wants.scoring', isScoring],
  ['Time UTCTime', 'wants.time', like(CLOCK)],
  ['TimeCall TimeCard', 'wants.seconds', like(/^\d+$/)],
  ['TimeControl', 'wants.games-by-minutes', like(/^(-|\d+\/\d+)$/)],
  ['WestType NorthType EastType SouthType', 'wants.player-type', oneOf('human program')],
];
const RULES = new Map(
  TABLE.flatMap(([names, wants, holds]) => names.split(' ').map((name) => [name, { wants, holds }] as const)),
);

/** The tags whose value is not what the standard wants there. `""` and `"?"` can stand everywhere. */
export const valueFindings = ({ tags }: Game): readonly Finding[] =>
  [...tags].flatMap(([name, { line }]) => {
    const rule = RULES.get(name);
    const value = valueOf(tags, name);
    if (!rule || value === null || rule.holds(value)) return [];
    return [deviation('tag-value.wants', line, { tag: name, text: quoted(value), wants: said(rule.wants) })];
  });

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

/** What is wrong with the tables of a game (PBN 2.1, 5.2). Nothing is taken from them. */
export const tablesFindings = ({ tags }: Game): readonly Finding[] =>
  [...tags.values()].filter(({ name }) => isTable(name) && isStandardTag(name)).flatMap(tableFindings);
