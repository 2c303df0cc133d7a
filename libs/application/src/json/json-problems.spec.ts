import fc from 'fast-check';
import { jsonProblems } from './json-problems';

const TWICE = 'stands twice in one object';

it.each([
  ['at the top', '{"a":1,"b":2,"a":3}', [{ path: 'a', message: TWICE }]],
  ['with the same value', '{"a":1,"a":1}', [{ path: 'a', message: TWICE }]],
  ['spelled with an escape', '{"a":1,"\\u0061":2}', [{ path: 'a', message: TWICE }]],
  ['after an object', '{"a":{"b":1},"a":2}', [{ path: 'a', message: TWICE }]],
  ['nested', '{"x":{"a":1,"a":2}}', [{ path: 'x.a', message: TWICE }]],
  ['in an array', '{"x":[1,{"a":1},{"a":1 , "a":2}]}', [{ path: 'x[2].a', message: TWICE }]],
  ['with brackets in strings', '{"x":"]}","a":"{\\"a\\":","a":2}', [{ path: 'a', message: TWICE }]],
])('a key twice %s', (_, json, expected) => {
  JSON.parse(json);
  expect(jsonProblems(json)).toEqual(expected);
});

it('the same key in different objects is no problem', () => {
  expect(jsonProblems('{"a":{"a":1},"b":[{"a":1},{"a":2}],"c":"a","d":["a","a"]}')).toEqual([]);
});

it.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])('%s is no key, however deep', (name) => {
  expect(jsonProblems(`{"x":[{"${name}":{}}]}`)).toEqual([
    { path: expect.stringMatching(/^x\[0\]\./) as unknown, message: 'is no name for a field' },
  ]);
});

it.each(['constructor', '__proto__'])('%s is a value like others', (text) => {
  expect(jsonProblems(JSON.stringify({ title: text }))).toEqual([]);
});

it.each([
  ['NUL', '\u0000', 'U+0000'],
  ['ESC', '\u001b', 'U+001B'],
  ['DEL', '\u007f', 'U+007F'],
  ['a right-to-left override', '\u202e', 'U+202E'],
  ['an isolate', '\u2066', 'U+2066'],
])('%s is refused in a value and in a key', (_, character, code) => {
  for (const json of [JSON.stringify({ a: [`x${character}y`] }), `{"a":"\\u${code.slice(2)}"}`]) {
    expect(jsonProblems(json)).toMatchObject([{ message: expect.stringContaining(code) as unknown }]);
  }
  const [problem] = jsonProblems(JSON.stringify({ [`k${character}`]: 1 }));
  expect(problem?.message).toContain(code);
  expect(problem?.path).not.toContain(character);
});

it.each(['two\nlines', 'a\ttab', 'old\r\nlines', 'Møldrup ♠ 山田 שלום\u200f', '😀'])('%j is free text', (text) => {
  expect(jsonProblems(JSON.stringify({ text, [text]: 1 }))).toEqual([]);
});

it('what JSON.stringify writes has no key twice', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const json = JSON.stringify(value);
      expect(jsonProblems(json).filter(({ message }) => message === TWICE)).toEqual([]);
    }),
  );
});

it('a key that is written once more anywhere in an object is found', () => {
  const object = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.jsonValue(), { minKeys: 1 });
  fc.assert(
    fc.property(object, fc.nat(), (value, nth) => {
      const keys = Object.keys(value);
      const again = keys[nth % keys.length] ?? '';
      const json = `${JSON.stringify(value).slice(0, -1)},${JSON.stringify(again)}:0}`;
      expect(jsonProblems(json)).toContainEqual({ path: again, message: TWICE });
    }),
  );
});

it('is linear, and no depth is too much for it', () => {
  const deep = 500_000;
  expect(jsonProblems(`${'['.repeat(deep)}${']'.repeat(deep)}`)).toEqual([]);
  expect(jsonProblems(`"${'\\n'.repeat(deep)}"`)).toEqual([]);
  expect(jsonProblems(`[${'"",'.repeat(deep)}1]`)).toEqual([]);
});
