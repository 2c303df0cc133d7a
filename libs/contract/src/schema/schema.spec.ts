import {
  type Infer,
  anyRecord,
  flag,
  fullRecord,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  partialRecord,
  recordOf,
  recordOfOne,
  text,
  whole,
} from './schema';
import { conforms, problemsOf } from './check';
import { problemInWords } from './problems';

const aCat = object({
  name: text(5),
  lives: whole(0, 9),
  tame: flag,
  kittens: optional(listOf(text())),
  home: nullable(text()),
});
type Cat = Infer<typeof aCat>;

const tom: Cat = { name: 'Tom', lives: 9, tame: true, home: null };

const problems = (value: unknown): readonly string[] => problemsOf(aCat, value).map(problemInWords);

it('accepts what has the shape, with or without what is optional', () => {
  expect(problems(tom)).toEqual([]);
  expect(problems({ ...tom, kittens: [], home: 'here' })).toEqual([]);
  const value: unknown = tom;
  expect(conforms(aCat, value) && value.name).toBe('Tom');
});

it.each<[unknown, readonly string[]]>([
  [null, ['expected an object, not null']],
  [[], ['expected an object, not []']],
  ['Tom', ['expected an object, not "Tom"']],
  [undefined, ['expected an object, not undefined']],
  [{ ...tom, name: '' }, ['name: expected a text of 1 to 5 characters, not ""']],
  [{ ...tom, name: 'Thomas' }, ['name: expected a text of 1 to 5 characters, not "Thomas"']],
  [{ ...tom, lives: 9.5 }, ['lives: expected a whole number from 0 to 9, not 9.5']],
  [{ ...tom, lives: 10 }, ['lives: expected a whole number from 0 to 9, not 10']],
  [{ ...tom, lives: '9' }, ['lives: expected a whole number from 0 to 9, not "9"']],
  [{ ...tom, lives: NaN }, ['lives: expected a whole number from 0 to 9, not null']],
  [{ ...tom, tame: 'yes' }, ['tame: expected true or false, not "yes"']],
  [{ ...tom, kittens: 'Tim' }, ['kittens: expected a list, not "Tim"']],
  [{ ...tom, kittens: ['Tim', 3] }, ['kittens[1]: expected a text of 1 to 2000 characters, not 3']],
  [{ ...tom, kittens: null }, ['kittens: expected a list, not null']],
  [{ ...tom, home: 3 }, ['home: expected a text of 1 to 2000 characters, not 3']],
  [{ ...tom, tail: 1 }, ['tail: unknown field']],
  [{ name: 'Tom', lives: 1, tame: false }, ['home: missing: a text of 1 to 2000 characters or null']],
])('%j: %j', (value, expected) => {
  expect(problems(value)).toEqual(expected);
});

it('a field of the prototype is no field', () => {
  expect(problems({ ...tom, constructor: 1 })).toEqual(['constructor: unknown field']);
  expect(problems(JSON.parse('{"name":"Tom","lives":9,"tame":true,"home":null,"__proto__":1}'))).toEqual([
    '__proto__: unknown field',
  ]);
});

it('long values are cut short in messages', () => {
  const [message = ''] = problems({ ...tom, name: 'x'.repeat(5000) });
  expect(message.length).toBeLessThan(130);
});

it('values nested deeper than any stack are shown by their outline', () => {
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  expect(problems(deep)).toEqual(['expected an object, not ["[...]"]']);
  expect(problems({ ...tom, name: { first: deep, second: { last: deep }, lives: 9 } })).toEqual([
    'name: expected a text of 1 to 5 characters, not {"first":"[...]","second":"{...}","lives":9}',
  ]);
});

it.each([
  ['\ud83d', false],
  ['a\udc08', false],
  ['\udc08\ud83d', false],
  ['\ud83d\udc08', true],
  ['S\u00f8', true],
])('a text is well-formed Unicode: %j, %s', (name, isText) => {
  const message = 'name: the text has half of a surrogate pair (\\ud800 to \\udfff) in it';
  expect(problems({ ...tom, name })).toEqual(isText ? [] : [message]);
});

it('a message cut short is well-formed too', () => {
  for (const before of ['', 'x']) {
    const [message = ''] = problems({ ...tom, lives: before + '\ud83d\udc08'.repeat(100) });
    expect(encodeURIComponent(message)).toContain('...');
  }
});

it('words of a closed list', () => {
  const size = oneOf('small', 'large');
  expect(problemsOf(size, 'large', 'size')).toEqual([]);
  expect(problemsOf(size, 'huge', 'size')).toEqual([
    { path: 'size', message: 'expected one of small, large, not "huge"' },
  ]);
});

it('lists of at least so many', () => {
  expect(problemsOf(listOf(flag, 1), [], 'flags')).toEqual([
    { path: 'flags', message: 'expected at least 1 of true or false' },
  ]);
});

it('records with all keys, or any of them', () => {
  const all = fullRecord(['NS', 'EW'], flag);
  const some = partialRecord(['NS', 'EW'], flag);
  expect(problemsOf(all, { NS: true }, 'won').map(problemInWords)).toEqual(['won.EW: missing: true or false']);
  expect(problemsOf(some, { NS: true }, 'won')).toEqual([]);
  expect(problemsOf(some, { X: true }, 'won').map(problemInWords)).toEqual(['won.X: unknown field']);
});

it('objects of any fields, of one field, and of alike values', () => {
  expect(problemsOf(anyRecord, { a: 1, b: [] })).toEqual([]);
  expect(problemsOf(anyRecord, []).map(problemInWords)).toEqual(['expected an object, not []']);
  expect(problemsOf(recordOfOne, { a: 1 })).toEqual([]);
  expect(problemsOf(recordOfOne, { a: 1, b: 2 }).map(problemInWords)).toEqual([
    'expected an object with one field, not {"a":1,"b":2}',
  ]);
  expect(problemsOf(recordOf(flag), { a: true, b: 2 }).map(problemInWords)).toEqual([
    'b: expected true or false, not 2',
  ]);
});
