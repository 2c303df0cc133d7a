import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  decodeAppealEvent,
  decodeBoardEvent,
  decodeSessionEvent,
  parseAppealStream,
  parseBoardStream,
  parseSessionStream,
} from '@app/session';
import { words as danish } from './da';
import { words as english } from './en';
import { words as swedish } from './sv';
import danishRules from './da/rules.json';
import swedishRules from './sv/rules.json';
import type { Words } from './words';

interface Golden {
  readonly streamId: string;
  readonly type: string;
  readonly data: unknown;
}

const FOLDER = join(__dirname, '..', '..', '..', '..', 'test', 'golden', 'events', 'v1');
const golden = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Golden);

/** An event in the words of a language; null for those of the ledger itself. */
const inWords = (words: Words, event: Golden): string | null => {
  if (parseBoardStream(event.streamId)) {
    const board = decodeBoardEvent(event);
    return board.ok ? words.boardEvent(board.value) : null;
  }
  if (parseSessionStream(event.streamId) !== null) {
    const session = decodeSessionEvent(event);
    return session.ok ? words.sessionEvent(session.value) : null;
  }
  const appeal = parseAppealStream(event.streamId) === null ? null : decodeAppealEvent(event);
  return appeal?.ok === true ? words.appealEvent(appeal.value) : null;
};

const told = golden.filter((event) => inWords(english, event) !== null);

/** Nothing but who, and what was said or played. */
const WORDLESS: readonly string[] = ['CardPlayed', 'MannerNoted'];

const LANGUAGES: readonly (readonly [string, Words, Readonly<Record<string, string>>])[] = [
  ['Danish', danish, danishRules],
  ['Swedish', swedish, swedishRules],
];

describe.each(LANGUAGES)('the words of the libraries in %s', (_, words, rules) => {
  it.each(told.map((event) => [event.type, event] as const))('%s', (type, event) => {
    const text = inWords(words, event) ?? '';
    expect(text).not.toMatch(/undefined|\[object|null/);
    if (!WORDLESS.includes(type)) expect(text).not.toBe(inWords(english, event));
  });

  it('are there for every rule that was ever found to be broken, with what may be done behind a semicolon', () => {
    const known = Object.keys(rules);
    const differing = known.filter((rule) => english.rule(rule) === rule || words.rule(rule) === english.rule(rule));
    expect(differing).toEqual([]);
    const parts = (text: string): number => text.split(';').length;
    expect(known.filter((rule) => parts(words.rule(rule)) !== parts(english.rule(rule)))).toEqual([]);
  });

  it('name seats by their letters, and leave what people said as it is', () => {
    const east = words.boardEvent({ type: 'CallMade', data: { seat: 'E', call: 'Pass' } });
    expect(east).toMatch(/^[ØÖ] passe?a?r$/);
    expect(words.boardEvent({ type: 'RemarkMade', data: { by: 'W', text: 'I have none' } })).toContain('I have none');
    expect(words.moment('W calls')).toMatch(/^V /);
    expect(words.name('require-SH')).toMatch(/spa(r|der) o(g|ch) hj[eä]rter$/);
  });
});

it('English knows the same rules as Danish and Swedish', () => {
  expect(Object.keys(swedishRules)).toEqual(Object.keys(danishRules));
});
