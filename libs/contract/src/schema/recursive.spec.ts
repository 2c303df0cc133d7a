import { conforms, problemsOf } from './check';
import { jsonSchema, openSchema, referringSchema } from './json-schema';
import { problemInWords } from './problems';
import {
  type Schema,
  anyText,
  anyWhole,
  either,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  openObject,
  recordOf,
  recursive,
} from './schema';

interface Tree {
  readonly value: number;
  readonly parts: readonly Tree[];
}
const aTree: Schema<Tree> = recursive('Tree', (tree) => object({ value: anyWhole, parts: listOf(tree) }));
const leaf = { value: 1, parts: [] };

it('a recursive schema looks into its parts, however deep', () => {
  expect(conforms(aTree, { value: 3, parts: [leaf, { value: 2, parts: [leaf] }] })).toBe(true);
  const broken = { value: 3, parts: [leaf, { value: 2, parts: [{ value: 'x', parts: [], more: 1 }] }] };
  expect(problemsOf(aTree, broken).map(problemInWords)).toEqual([
    'parts[1].parts[0].value: expected a whole number, not "x"',
    'parts[1].parts[0].more: unknown field',
  ]);
});

it('refers to itself in a document, and stands for itself in another schema', () => {
  const tree = {
    type: 'object',
    required: ['value', 'parts'],
    properties: { value: { type: 'integer' }, parts: { type: 'array', items: { $ref: '#/Tree' } } },
    additionalProperties: false,
  };
  expect(referringSchema(aTree, '#/')).toEqual({ schema: { $ref: '#/Tree' }, named: { Tree: tree } });
  expect(referringSchema(nullable(aTree), '#/').named).toEqual({ Tree: tree });
});

it('an answer may have more fields for those who read it, and has none beyond its own for those who send it', () => {
  const anAnswer = named('Answer', object({ inner: object({ a: anyText }) }));
  expect(openSchema(anAnswer, '#/').named).toEqual({
    Answer: {
      type: 'object',
      required: ['inner'],
      properties: { inner: { type: 'object', required: ['a'], properties: { a: { type: 'string' } } } },
    },
  });
  expect(conforms(anAnswer, { inner: { a: '', b: 1 } })).toBe(false);
});

it('an open object has its own fields and whatever others there are', () => {
  const problem = openObject({ code: anyText });
  expect(conforms(problem, { code: 'x', more: [1] })).toBe(true);
  expect(problemsOf(problem, { code: 1, more: [1] }).map(problemInWords)).toEqual(['code: expected a text, not 1']);
  expect(jsonSchema(problem)).toMatchObject({ required: ['code'], additionalProperties: true });
});

it('a record in a record is checked by its own keys', () => {
  const records = recordOf(object({ inner: recordOf(listOf(recordOf(anyWhole))) }));
  expect(conforms(records, { a: { inner: { b: [{ c: 1 }] } } })).toBe(true);
  expect(problemsOf(records, { a: { inner: { b: [{ c: 'x' }] } } }).map(problemInWords)).toEqual([
    'a.inner.b[0].c: expected a whole number, not "x"',
  ]);
});

it('of several objects the one with the words of the value says what is wrong', () => {
  const aPet = either(
    'a pet',
    object({ kind: oneOf('cat'), lives: anyWhole }),
    object({ kind: oneOf('dog', 'wolf'), teeth: anyWhole }),
  );
  expect(problemsOf(aPet, { kind: 'wolf', teeth: 'x' }).map(problemInWords)).toEqual([
    'teeth: expected a whole number, not "x"',
  ]);
  expect(problemsOf(aPet, { kind: 'cow' }).map(problemInWords)).toEqual([
    'kind: expected one of cat, not "cow"',
    'lives: missing: a whole number',
  ]);
});
