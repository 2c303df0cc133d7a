import type { Message } from '@app/bridge';
import { QUESTIONS, RULE_NAMES, ruleLabel } from '@app/laws';
import {
  OFFENCES,
  decodeAppealEvent,
  decodeBoardEvent,
  decodeSessionEvent,
  parseAppealStream,
  parseBoardStream,
  parseSessionStream,
} from '@app/contract';
import { CATALOGUES, type Language, textsOf } from '@app/messages';
import { appealEventMessage, boardEventMessage, sessionEventMessage, untilMessage } from '@app/session';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Golden {
  readonly streamId: string;
  readonly type: string;
  readonly data: unknown;
}

const FOLDER = join(__dirname, '..', 'golden', 'events', 'v1');
const golden = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Golden);

/** What an event says; null for those of the ledger itself. */
const messageOf = (event: Golden): Message | null => {
  if (parseBoardStream(event.streamId)) {
    const board = decodeBoardEvent(event);
    return board.ok ? boardEventMessage(board.value) : null;
  }
  if (parseSessionStream(event.streamId) !== null) {
    const session = decodeSessionEvent(event);
    return session.ok ? sessionEventMessage(session.value) : null;
  }
  const appeal = parseAppealStream(event.streamId) === null ? null : decodeAppealEvent(event);
  return appeal?.ok === true ? appealEventMessage(appeal.value) : null;
};

const told = golden.flatMap((event): readonly (readonly [type: string, message: Message])[] => {
  const message = messageOf(event);
  return message ? [[event.type, message]] : [];
});

/** Every choice and answer in the executable form of the Laws. */
const SCENARIOS = join(__dirname, '..', 'scenarios');
const chosen = [
  ...new Set(
    readdirSync(SCENARIOS, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.yaml'))
      .flatMap((name) => [
        ...readFileSync(join(SCENARIOS, name), 'utf8').matchAll(/\b(?:choice|answer): ([a-z][\w-]*)/g),
      ])
      .map(([, name = '']) => name),
  ),
];

/** Suits are spelt out, and need no names. */
const SUITS_AT_END = /^(?:(?:require|forbid)-)?[SHDC]+$/;

/** What players answered in a poll, in their own words. */
const OWN_WORDS: readonly string[] = ['spade', 'heart'];

/** Nothing but who, and what was said or played. */
const WORDLESS: readonly string[] = ['CardPlayed', 'MannerNoted'];

const LANGUAGES: readonly Language[] = ['da', 'sv'];

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = textsOf(language);
  const english = textsOf('en');

  it.each(told)('%s is told in its own words', (type, message) => {
    const text = texts.say(message);
    expect(text).not.toMatch(/undefined|\[object|null|\d{4}-\d\d-\d\dT/);
    if (!WORDLESS.includes(type)) expect(text).not.toBe(english.say(message));
  });

  it('a rule says what may be done behind as many semicolons as in English', () => {
    const parts = (text: string): number => text.split(';').length;
    const { messages } = CATALOGUES[language];
    expect(RULE_NAMES.filter((rule) => parts(messages[`rule.${rule}`] ?? '') !== parts(ruleLabel(rule)))).toEqual([]);
  });

  it('every question and offence has a name', () => {
    expect([...QUESTIONS, ...OFFENCES].filter((name) => !texts.has(`name.${name}`))).toEqual([]);
  });

  it('what the scenarios choose and answer has a name', () => {
    expect(chosen.length).toBeGreaterThan(100);
    expect(
      chosen.filter((name) => !SUITS_AT_END.test(name) && !OWN_WORDS.includes(name) && !texts.has(`name.${name}`)),
    ).toEqual([]);
  });
});

it('the English catalogue has the labels of the rules', () => {
  const { messages } = CATALOGUES.en;
  expect(RULE_NAMES.filter((rule) => messages[`rule.${rule}`] !== ruleLabel(rule))).toEqual([]);
});

it.each<[Language, string, string]>([
  ['da', 'W calls', 'V melder'],
  ['sv', "E has played and declarer's side has played on", 'Ö har spelat och spelförarsidan har spelat vidare'],
  ['en', 'somebody calls', 'somebody calls'],
])('%s: until %s is until %s', (language, until, text) => {
  const message = untilMessage(until);
  expect(message && textsOf(language).say(message)).toBe(text);
});

it.each<[Language, string]>([
  ['en', 'require spades and hearts'],
  ['da', 'forlanger spar og hjerter'],
  ['sv', 'kräver spader och hjärter'],
])('%s: require-SH is %s', (language, text) => {
  expect(textsOf(language).value({ name: 'require-SH' })).toBe(text);
});

it('leaves what people said as it is', () => {
  const remark = boardEventMessage({ type: 'RemarkMade', data: { by: 'W', text: "{none} and 'so on'" } });
  expect(textsOf('da').say(remark)).toBe("V siger: {none} and 'so on'");
});
