import { type Language, CATALOGUES } from '@app/messages';
import { IntlMessageFormat } from 'intl-messageformat';
import { IMPORT_TEXTS } from '@app/formats';
import { IMPORT_COMMAND_TEXTS } from '../../apps/cli/src/import/import-texts';
import { ALL_CODES, LEDGER_TEXTS } from './all-codes';

const OTHERS: readonly Language[] = ['da', 'sv'];

/** The type of an element that is mere text. */
const LITERAL = 0;

type Elements = ReturnType<IntlMessageFormat['getAst']>;

/** Names of the arguments of a message, each once. */
const namesIn = (elements: Elements): readonly string[] =>
  elements.flatMap((element): readonly string[] => {
    const own = 'value' in element && Number(element.type) !== LITERAL ? [element.value] : [];
    const inside = 'options' in element ? Object.values(element.options).flatMap(({ value }) => namesIn(value)) : [];
    return [...own, ...inside];
  });

const argumentsOf = (language: Language, code: string): readonly string[] => {
  const text = CATALOGUES[language].messages[code] ?? '';
  const ast = new IntlMessageFormat(text, language, undefined, { ignoreTag: true }).getAst();
  return [...new Set(namesIn(ast))].sort();
};

/** A text may ask whether a parameter is there: `{hasRoom, select, yes {...} other {}}`. */
const withoutHas = (name: string): string => name.replace(/^has([A-Z])/, (_, first: string) => first.toLowerCase());

/** Texts that a language has in common with English, looked at one by one. */
const SAME: ReadonlySet<string> = new Set([
  'cli.print.wbf',
  'cli.print.dbf',
  'case.column.for',
  'case.column.hand',
  'case.column.person',
  'case.column.side',
  'case.column.top',
  'case.label.appellant',
  'case.label.ledger',
  'case.note',
  'case.note-on',
  'case.row.score',
  'name.stop',
  'cli.revoke',
  'cli.heading.handicap',
  'import.what.score',
  'command.form.heading.score',
  'command.form.heading.side',
  'command.form.text',
  'command.ledger-says',
  'command.serve.api',
  'integrity.at-position',
  'penalty.foreseen',
  'term.call.Pass',
  'term.pass-in-brackets',
  'term.said.Pass',
  'term.said.X',
  'term.said.XX',
  'term.spoken.Pass',
  'term.office.jury',
  'derivation.how.sum',
  'event.of',
  'name.alert',
  'name.information-given',
  'name.misinformation',
  'number.for-percent',
  'number.match-against',
  'number.score',
  'number.sum',
  'number.top',
  'number.walk-over',
]);

/** Words of a text, outside of its arguments. */
const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text.replace(/\{\w+[^{}]*\}/g, ''));

describe.each(Object.values(CATALOGUES))('the catalogue of $language', ({ language, messages }) => {
  it('has a message for every code', () => {
    expect(ALL_CODES.filter((code) => messages[code] === undefined)).toEqual([]);
  });

  it('has no message without a code', () => {
    const known = new Set(ALL_CODES);
    expect(Object.keys(messages).filter((code) => !known.has(code))).toEqual([]);
  });

  it('has the texts of imports with the parameters that an import gives', () => {
    const differing = [...IMPORT_TEXTS, ...IMPORT_COMMAND_TEXTS].filter(
      ([code, params]) =>
        [...new Set(argumentsOf(language, code).map(withoutHas))].sort().join() !== [...params].sort().join(),
    );
    expect(differing).toEqual([]);
  });

  it('names the parameters that the English message names', () => {
    const differing = Object.keys(messages).filter(
      (code) => argumentsOf(language, code).join() !== argumentsOf('en', code).join(),
    );
    expect(differing).toEqual([]);
  });
});

describe.each(OTHERS)('the texts in %s', (language) => {
  it('differ from the English ones, but for words that are the same', () => {
    const { messages } = CATALOGUES[language];
    const same = Object.entries(messages).filter(
      ([code, text]) => hasWords(text) && text === CATALOGUES.en.messages[code] && !SAME.has(code),
    );
    expect(same).toEqual([]);
  });
});

it('says in English of a ledger what the ledger itself says', () => {
  expect(CATALOGUES.en.messages).toMatchObject(LEDGER_TEXTS);
});

it('lists every code once', () => {
  expect(ALL_CODES.filter((code, index) => ALL_CODES.indexOf(code) !== index)).toEqual([]);
});
