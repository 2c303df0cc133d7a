import { type Side, SIDES } from '@app/bridge';
import {
  type FormSchema,
  type Schema as ContractSchema,
  aFormSchema,
  conforms,
  jsonSchema,
  type PlayedResult,
} from '@app/contract';
import type { Option } from './fields';

/** What has been filled into a form so far: JSON, with what is still missing left out. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Filled = Readonly<Record<string, Json>>;

/** What a form asks for, or a part of one. */
export type Schema = FormSchema;

/** How a field is edited where its schema alone does not say it. */
type ChosenKind = 'long' | 'person' | 'people' | 'votes';
export type FieldKind =
  | ChosenKind
  | 'result'
  | 'components'
  | 'outcome'
  | 'each-side'
  | 'fields'
  | 'lists'
  | 'paragraphs'
  | 'several'
  | 'words'
  | 'choice'
  | 'moment'
  | 'poll'
  | 'whole'
  | 'flag'
  | 'text';

/** What a room adds to the schema of a field. */
export interface FieldSpec {
  readonly name: string;
  /** In place of that of the catalogue. */
  readonly label?: string;
  readonly hint?: string;
  readonly kind?: ChosenKind;
  /** What can be chosen, where the schema says only that it is an id, or allows more. */
  readonly options?: readonly Option[];
  /** What stands there while nothing is chosen; left out where something always is. */
  readonly none?: string;
  /** Of a list: how its parts are called and begin, and which fields they have. */
  readonly list?: {
    readonly one: (number: number) => string;
    readonly remove: (number: number) => string;
    readonly add: string;
    readonly fresh: Filled;
    readonly fields: readonly FieldSpec[];
  };
  /** Whether it is asked for at all; always, where left out. */
  readonly isAsked?: (value: Filled) => boolean;
}

/** The schema of a command, or of a part of one, as forms read it. */
export const schemaOf = (contract: ContractSchema<unknown>): Schema => {
  const schema = jsonSchema(contract);
  if (!conforms(aFormSchema, schema)) throw new Error('this schema has keywords that forms do not know');
  return schema;
};

export const isListed = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

/** Of JSON only: whatever stands in it is JSON too. */
export const isFilled = (value: unknown): value is Filled =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const has = ({ properties = {} }: Schema, ...names: readonly string[]): boolean =>
  names.every((name) => name in properties);

const kindOfList = ({ items = {} }: Schema): FieldKind => {
  if (items.enum) return 'several';
  if (items.type !== 'object') return 'words';
  if (has(items, 'result')) return 'components';
  return has(items, 'authority', 'paragraph') ? 'paragraphs' : 'lists';
};

const kindOfObject = (schema: Schema): FieldKind => {
  if (!has(schema, ...SIDES)) return 'fields';
  return has(ofSide(schema, 'NS'), 'kind', 'grade') ? 'outcome' : 'each-side';
};

/** What kind of thing a schema asks for; neither forms of scores nor commands have others. */
export const kindOf = (schema: Schema, { name, kind, options }: Partial<FieldSpec> = {}): FieldKind => {
  if (kind) return kind;
  if (schema.anyOf?.some((one) => has(one, 'bid')) === true) return 'result';
  if (schema.type === 'array') return options ? 'several' : kindOfList(schema);
  if (options ?? schema.enum) return 'choice';
  if (schema.type === 'object') return kindOfObject(schema);
  if (schema.type === 'integer') return name === 'poll' ? 'poll' : 'whole';
  if (schema.type === 'boolean') return 'flag';
  return schema.format === 'date-time' ? 'moment' : 'text';
};

/** What a side's own part of a form asks for. */
export const ofSide = ({ properties = {} }: Schema, side: Side): Schema => properties[side] ?? {};

/** The fields that a form shows: those that its room names, or all of the schema. */
export const fieldsOf = (
  { properties = {} }: Schema,
  value: Filled,
  specs: readonly FieldSpec[] | undefined,
): readonly FieldSpec[] =>
  specs?.filter(({ isAsked }) => isAsked?.(value) ?? true) ?? Object.keys(properties).map((name) => ({ name }));

/** Results for both sides, or for each its own: one of the two (12C1). */
export const isEitherWay = (schema: Schema): boolean => has(schema, 'components', 'bySide');

const ready = (schema: Schema, value: Json | undefined): boolean => {
  if (value === undefined) return false;
  if (isListed(value)) {
    const { items = {}, minItems = 0 } = schema;
    return value.length >= minItems && value.every((one) => ready(items, one));
  }
  if (schema.type === 'object') return isFilled(value) && isReady(schema, value);
  return value !== '';
};

/** Whether everything that a form asks for has been filled in; what may be left out is whole where it is there. */
export const isReady = (schema: Schema, value: Filled): boolean => {
  const { properties = {}, required = [] } = schema;
  const needed = isEitherWay(schema) ? [...required, 'bySide' in value ? 'bySide' : 'components'] : required;
  const filled = Object.keys(value).filter((key) => value[key] !== '');
  return [...new Set([...needed, ...filled])].every((key) => ready(properties[key] ?? {}, value[key]));
};

/** With one field filled in; undefined leaves it out. */
export const withField = (value: Filled, key: string, one: Json | undefined): Filled => {
  const rest = Object.entries(value).filter(([other]) => other !== key);
  return Object.fromEntries(one === undefined ? rest : [...rest, [key, one]]);
};

const resultOf = (played: PlayedResult | null): Json => played && { ...played };

/** What a field begins with: results begin with that of the table, everything else is asked for. */
const startedWith = (schema: Schema, played: PlayedResult | null): Json | undefined => {
  switch (kindOf(schema)) {
    case 'result':
      return resultOf(played);
    case 'components':
      return [{ result: resultOf(played), weight: '1' }];
    case 'each-side':
    case 'fields':
      return started(schema, played);
    case 'lists':
    case 'words':
      return [];
    case 'outcome':
    case 'paragraphs':
    case 'several':
    case 'choice':
    case 'moment':
    case 'poll':
    case 'whole':
    case 'flag':
    case 'text':
    case 'long':
    case 'person':
    case 'people':
    case 'votes':
      return undefined;
  }
};

/** A form as it lies before somebody who begins to fill it in. */
export const started = (schema: Schema, played: PlayedResult | null): Filled => {
  const { properties = {}, required = [] } = schema;
  const keys = isEitherWay(schema) ? [...required, 'components'] : required;
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = startedWith(properties[key] ?? {}, played);
      return value === undefined ? [] : [[key, value]];
    }),
  );
};
