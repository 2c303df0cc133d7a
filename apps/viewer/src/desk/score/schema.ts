import { type Side, SIDES } from '@app/bridge';
import type { components } from '../../ledger/api.generated';

/** What has been filled into a form so far: JSON, with what is still missing left out. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Filled = Readonly<Record<string, Json>>;

/** What a form asks for, or a part of one. */
export type Schema = components['schemas']['FormSchema'];

export type FieldKind =
  'result' | 'components' | 'each-side' | 'fields' | 'lists' | 'words' | 'choice' | 'whole' | 'flag' | 'text';

export const isListed = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

export const isFilled = (value: Json | undefined): value is Filled =>
  typeof value === 'object' && value !== null && !isListed(value);

const fieldsOf = ({ properties = {} }: Schema): readonly string[] => Object.keys(properties);

/** What kind of thing a schema asks for; the forms have no others. */
export const kindOf = (schema: Schema): FieldKind => {
  if (schema.anyOf?.some((one) => fieldsOf(one).includes('bid')) === true) return 'result';
  if (schema.enum) return 'choice';
  if (schema.type === 'array') {
    if (schema.items?.type !== 'object') return 'words';
    return fieldsOf(schema.items).includes('result') ? 'components' : 'lists';
  }
  if (schema.type === 'object') {
    return SIDES.every((side) => fieldsOf(schema).includes(side)) ? 'each-side' : 'fields';
  }
  if (schema.type === 'integer') return 'whole';
  return schema.type === 'boolean' ? 'flag' : 'text';
};

/** What a side's own part of a form asks for. */
export const ofSide = ({ properties = {} }: Schema, side: Side): Schema => properties[side] ?? {};

/** Results for both sides, or for each its own: one of the two (12C1). */
export const isEitherWay = ({ properties = {} }: Schema): boolean =>
  'components' in properties && 'bySide' in properties;

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
  return [...new Set([...needed, ...Object.keys(value)])].every((key) => ready(properties[key] ?? {}, value[key]));
};

/** With one field filled in; undefined leaves it out. */
export const withField = (value: Filled, key: string, one: Json | undefined): Filled => {
  const rest = Object.entries(value).filter(([other]) => other !== key);
  return Object.fromEntries(one === undefined ? rest : [...rest, [key, one]]);
};
