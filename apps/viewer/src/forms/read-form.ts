import { instantOf } from '../shared/instants';
import { outcomeIn, outcomeOf } from './outcome';
import {
  type FieldSpec,
  type Filled,
  type Json,
  type Schema,
  fieldsOf,
  isFilled,
  isListed,
  kindOf,
  textOf,
  textsOf,
} from './schema';

/** What reading a form takes from its room. */
export interface Reading {
  /** The moment at which it is given, for what is said to happen now; null where a moment must be filled in. */
  readonly now: Date | null;
  /** Paragraphs as somebody writes them, parted by commas; null where one of them is none. */
  readonly paragraphs: (text: string) => readonly unknown[] | null;
}

const isNothing = (value: Json): boolean => isFilled(value) && value.weight === '0';

const partSent = (value: Json): Json => {
  if (isListed(value)) return value.filter((one) => !isNothing(one)).map(partSent);
  return isFilled(value) ? sent(value) : value;
};

/** A form as it is sent: what is empty is left out, and results with no weight are no part of the score. */
export const sent = (value: Filled): Filled =>
  Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (one === '' ? [] : [[key, partSent(one)]])));

const filledTexts = (value: Json | undefined): readonly string[] =>
  textsOf(value)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What is filled into a field, as the contract has it; undefined where that is nothing. */
const readField = (
  spec: FieldSpec,
  schema: Schema,
  required: boolean,
  value: Json | undefined,
  reading: Reading,
): unknown => {
  switch (kindOf(schema, spec)) {
    case 'text':
    case 'long':
    case 'person':
    case 'choice':
      return textOf(value).trim() || undefined;
    case 'moment': {
      const text = textOf(value);
      if (text === '') return required ? reading.now?.toISOString() : undefined;
      return instantOf(text) ?? text;
    }
    case 'paragraphs':
      return reading.paragraphs(textOf(value)) ?? undefined;
    case 'several':
    case 'words':
    case 'people': {
      const all = filledTexts(value);
      return all.length === 0 && !required ? undefined : all;
    }
    case 'flag':
      return value === true || (required ? false : undefined);
    case 'lists':
      return isListed(value) && (value.length > 0 || required)
        ? value.map((one) => readFields(schema.items ?? {}, spec.list?.fields, isFilled(one) ? one : {}, reading))
        : undefined;
    case 'outcome': {
      const outcome = outcomeIn(value);
      return outcome ? outcomeOf(outcome) : undefined;
    }
    case 'votes':
    case 'poll':
    case 'whole':
      return value;
    case 'fields':
    case 'each-side':
    case 'components':
    case 'result':
      return value === undefined ? undefined : partSent(value);
  }
};

/** What a form has read from it: data of its command, which the contract has not looked at yet. */
export type CommandData = Readonly<Record<string, unknown>>;

/** Reads what was filled into a form: fields that are empty, or that it does not ask for, are left out. */
export const readFields = (
  schema: Schema,
  specs: readonly FieldSpec[] | undefined,
  value: Filled,
  reading: Reading,
): CommandData => {
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    fieldsOf(schema, value, specs).flatMap((spec) => {
      const { name } = spec;
      const one = readField(spec, properties[name] ?? {}, required.includes(name), value[name], reading);
      return one === undefined ? [] : [[name, one]];
    }),
  );
};
