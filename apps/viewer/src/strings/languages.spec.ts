import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from '@app/messages';

type Json = string | readonly Json[] | { readonly [name: string]: Json };

const FILES = readdirSync(join(__dirname, 'en'));

/** Words that Danish or Swedish has too; looked at one by one. */
const SAME: ReadonlySet<string> = new Set([
  'Session Ledger',
  'Menu',
  'Status',
  'Score',
  'Pause',
  'alert',
  'Revoke',
  '(Pass)',
  'Appellant',
  'for',
  'Pass',
  'pass',
  'Dbl',
  'Rdbl',
  '+{minutes} min',
  '{party}{by, select, none {} other { ({by})}}, {when}',
  'Person',
  'Person {number}',
  'Position',
  'Side',
  'Period',
  'IMP',
  'Home, End',
  'Handicap',
  'Stratum {name}',
  'Shift + ← →',
  'Shift + ↑',
  'Shift + ↓',
]);

/** Names that English has no table for: the server gives them in English, or their letters are the same. */
const OWN_TABLES = /^(app\.problem\.titles|app\.rankSigns|desk\.score\.(forms|choices))\./;

/** Every text with its path: `['app.board.void', 'none']`. */
const textsIn = (value: Json, path: string): readonly (readonly [string, string])[] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value).flatMap(([name, one]) => textsIn(one, `${path}.${name}`));

const textsOf = (language: Language): ReadonlyMap<string, string> =>
  new Map(
    FILES.flatMap((file) =>
      textsIn(JSON.parse(readFileSync(join(__dirname, language, file), 'utf8')) as Json, file.replace('.json', '')),
    ),
  );

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** The type of an element that is mere text, and of the number of a plural. */
const WITHOUT_NAME = [0, 7];

const namesIn = (elements: Elements): readonly string[] =>
  elements.flatMap((element): readonly string[] => {
    const own = 'value' in element && !WITHOUT_NAME.includes(Number(element.type)) ? [element.value] : [];
    const inside = 'options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : [];
    return [...own, ...inside];
  });

const namesOf = (text: string, language: Language): string =>
  [...new Set(namesIn(new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst()))].sort().join();

const english = textsOf('en');

describe.each(['da', 'sv'] as const)('the texts in %s', (language) => {
  const texts = textsOf(language);

  it('are those that English has, beside tables of its own', () => {
    expect([...texts.keys()].filter((path) => !OWN_TABLES.test(path))).toEqual(
      [...english.keys()].filter((path) => !OWN_TABLES.test(path)),
    );
  });

  it('name the values that the English ones name', () => {
    const differing = [...english].filter(
      ([path, text]) => namesOf(texts.get(path) ?? '', language) !== namesOf(text, 'en'),
    );
    expect(differing.map(([path]) => path).filter((path) => !OWN_TABLES.test(path))).toEqual([]);
  });

  it('differ from the English ones, but for words that are the same', () => {
    const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, ''));
    const left = [...texts].filter(([path, text]) => hasWords(text) && english.get(path) === text && !SAME.has(text));
    expect(left).toEqual([]);
  });
});
