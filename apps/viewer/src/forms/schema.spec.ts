import { APPEAL_COMMANDS, BOARD_COMMANDS } from '@app/contract';
import { type Schema, isReady, kindOf, schemaOf, started, withField } from './schema';

const RESULT: Schema = { anyOf: [{ type: 'object', properties: { bid: {} }, required: ['bid'] }] };
const COMPONENTS: Schema = {
  type: 'array',
  minItems: 1,
  items: { type: 'object', required: ['result'], properties: { result: RESULT, weight: { type: 'string' } } },
};
const SIDES: Schema = { type: 'object', required: ['NS', 'EW'], properties: { NS: COMPONENTS, EW: COMPONENTS } };
const WEIGHTED: Schema = {
  type: 'object',
  required: [],
  properties: { components: COMPONENTS, bySide: SIDES, offending: { enum: ['NS', 'EW'] } },
};
const CLAIM: Schema = {
  type: 'object',
  required: ['about', 'tricks'],
  properties: { about: { enum: ['claim'] }, tricks: { type: 'integer' } },
};

const PLAYED = { bid: '3NT', declarer: 'W', risk: 'undoubled', tricks: 9 } as const;

it.each([
  [RESULT, 'result'],
  [COMPONENTS, 'components'],
  [SIDES, 'each-side'],
  [CLAIM, 'fields'],
  [{ enum: ['NS'] }, 'choice'],
  [{ type: 'array', items: CLAIM }, 'lists'],
  [{ type: 'array', items: { type: 'string' } }, 'words'],
  [{ type: 'integer' }, 'whole'],
  [{ type: 'boolean' }, 'flag'],
  [{ type: 'string' }, 'text'],
  [{ type: 'string', format: 'date-time' }, 'moment'],
  [{ type: 'array', items: { enum: ['law'] } }, 'several'],
] as const)('%j asks for a %s', (schema, kind) => expect(kindOf(schema as Schema)).toBe(kind));

it.each([
  ['DecideAppeal', 'outcome', 'outcome'],
  ['DecideAppeal', 'laws', 'paragraphs'],
  ['DecideAppeal', 'ruling', 'choice'],
  ['LodgeAppeal', 'parts', 'several'],
  ['OpenHearing', 'statementsUntil', 'moment'],
  ['GiveRuling', 'penalties', 'lists'],
] as const)('%s asks for %s as %s', (type, name, kind) => {
  const { properties = {} } = schemaOf({ ...APPEAL_COMMANDS, ...BOARD_COMMANDS }[type]);
  expect(kindOf(properties[name] ?? {})).toBe(kind);
});

it('results begin with that of the table, all else is asked for', () => {
  expect(started(WEIGHTED, PLAYED)).toEqual({ components: [{ result: PLAYED, weight: '1' }] });
  expect(started(CLAIM, PLAYED)).toEqual({});
});

it.each([
  ['nothing that is asked for', CLAIM, {}, false],
  ['a part of it', CLAIM, { about: 'claim' }, false],
  ['all of it', CLAIM, { about: 'claim', tricks: 0 }, true],
  ['neither way of the two', WEIGHTED, {}, false],
  ['no result', WEIGHTED, { components: [] }, false],
  ['a text that may be left out, emptied', WEIGHTED, { components: [{ result: null }], why: '' }, true],
  ['passed out', WEIGHTED, { components: [{ result: null }] }, true],
  ['one side alone', WEIGHTED, { bySide: { NS: [{ result: null }] } }, false],
  ['each side its own', WEIGHTED, { bySide: { NS: [{ result: null }], EW: [{ result: null }] } }, true],
] as const)('with %s the form is ready or not', (_, schema, value, ready) =>
  expect(isReady(schema, value)).toBe(ready),
);

it('a field that is left out is not there', () =>
  expect(withField({ about: 'claim', tricks: 3 }, 'tricks', undefined)).toEqual({ about: 'claim' }));
