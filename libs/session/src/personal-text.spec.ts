import {
  type StoredEvent,
  aPersonalText,
  decodeAppealEvent,
  decodeBoardEvent,
  parseCommand,
  problemsOf,
} from '@app/contract';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { appealEventInWords } from './appeal/event-messages';
import { boardEventInWords } from './board/event-messages';
import { PERSONAL_FIELDS } from './statements';
import { type Decrypt, KEEPS_APART, isEncrypted, reveal, saidIn, saidText } from './personal-text';

const HASH = 'a1'.repeat(32);
const SEALED = { sealed: HASH, person: 'p07' };
const opened = (): string => 'I saw it';

/** Events as they are stored since statements are kept apart; the plain ones of before are beside this folder. */
const GOLDEN = join(__dirname, '..', '..', '..', 'test', 'golden', 'events', 'v1', 'sealed');
const golden = (type: string): StoredEvent & { readonly data: object } =>
  JSON.parse(readFileSync(join(GOLDEN, `${type}.json`), 'utf8')) as StoredEvent & { readonly data: object };

describe('a personal text', () => {
  it.each<[string, unknown, string | null]>([
    ['plain words', 'I saw it', null],
    ['a sealed text', SEALED, null],
    ['no words at all', '', 'text: expected a text of 1 to 2000 characters, not ""'],
    ['a hash that is none', { ...SEALED, sealed: 'abc' }, 'text.sealed: expected a SHA-256 in hexadecimal, not "abc"'],
    ['nobody', { sealed: HASH }, 'text.person: missing'],
    ['more than that', { ...SEALED, text: 'x' }, 'text.text: unknown field'],
    ['a number', 7, 'text: expected a text of 1 to 2000 characters, or what is sealed of it'],
  ])('is one: %s', (_, value, problem) => {
    const [found] = problemsOf(aPersonalText, value, 'text');
    if (problem === null) expect(found).toBeUndefined();
    else expect(`${found?.path ?? ''}: ${found?.message ?? ''}`).toContain(problem);
  });

  it('is given in plain words only: nobody gives again what is sealed', () => {
    const command = {
      id: '019c1f84-19c8-7036-bc3d-aa9c2728375e',
      type: 'TakeStatement',
      session: 's',
      table: '1',
      board: 1,
    };
    expect(parseCommand({ ...command, data: { by: 'N', text: 'I saw it' } })).toMatchObject({ ok: true });
    expect(parseCommand({ ...command, data: { by: 'N', text: SEALED } })).toMatchObject({ ok: false });
  });

  it.each([
    ['plain', 'I saw it', 'I saw it'],
    ['sealed', SEALED, '(a statement kept apart)'],
  ])('is said: %s', (_, text, words) => {
    expect(saidText(text)).toBe(words);
  });
});

describe('revealing', () => {
  const event = { type: 'StatementTaken', data: { by: 'N', text: SEALED, act: 3 } } as const;

  it.each<[string, Decrypt, string]>([
    ['what it says', opened, 'N states: I saw it'],
    ['that it is no longer kept', () => null, 'N states: (no longer kept)'],
    ['that it is kept apart', KEEPS_APART, 'N states: (a statement kept apart)'],
  ])('tells %s', (_, unsealed, words) => {
    expect(boardEventInWords(reveal(event, unsealed))).toBe(words);
    expect(event.data.text).toBe(SEALED);
  });

  it('reaches whatever is made of events, and says what it was by field', () => {
    expect(reveal({ view: [{ statements: [SEALED] }, null, 7] }, opened)).toEqual({
      view: [{ statements: ['I saw it'] }, null, 7],
    });
    expect(saidIn({ grounds: SEALED, asksFor: 'a trick' }, opened)).toEqual({ grounds: 'I saw it' });
  });

  it('asks for the text that it finds', () => {
    const asked: unknown[] = [];
    reveal([SEALED, { ...SEALED, person: 'p08' }], (encrypted) => {
      asked.push(encrypted);
      return null;
    });
    expect(asked).toEqual([SEALED, { ...SEALED, person: 'p08' }]);
  });

  it('leaves alone what has nothing sealed in it: the very same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(reveal(value, opened)).toBe(value);
      }),
    );
  });
});

describe('golden events with sealed texts, v1', () => {
  it('hold one of every type that has a personal text', () => {
    const types = readdirSync(GOLDEN).map((file) => file.slice(0, -'.json'.length));
    expect(types.sort()).toEqual(Object.keys(PERSONAL_FIELDS).sort());
  });

  it.each(Object.entries(PERSONAL_FIELDS))('%s decodes, unchanged, and can be told', (type, fields) => {
    const event = golden(type);
    const found = [decodeBoardEvent(event), decodeAppealEvent(event)].find(({ ok }) => ok);
    expect(found).toEqual({ ok: true, value: { type, data: event.data } });
    for (const field of fields) expect(isEncrypted(new Map(Object.entries(event.data)).get(field))).toBe(true);
    const board = decodeBoardEvent(event);
    const appeal = decodeAppealEvent(event);
    const words = board.ok ? boardEventInWords(board.value) : appeal.ok ? appealEventInWords(appeal.value) : '';
    expect(words).toContain('(a statement kept apart)');
  });
});
