import type { TSchema } from '@sinclair/typebox';
import { FAULT_OF_FORMAT } from './formats';
import { expectedBy, isOptional, wholeOf } from './schema';
import { isRecord } from './record';

/** What is wrong with a document, and where. */
export interface Problem {
  /** Where in the document: `seat`, `deals[3].board`; empty for the document itself. */
  readonly path: string;
  readonly message: string;
}

/** Whether a value is of a schema; the compiled check. */
type Accepts = (schema: TSchema, value: unknown) => boolean;

const EVERY_LONE_SURROGATE = /\p{Surrogate}/gu;

/** What is in a list or an object, one level deep: input may be nested deeper than any stack. */
const outline = (value: unknown): unknown => {
  const inner = (one: unknown): unknown => (Array.isArray(one) ? '[...]' : isRecord(one) ? '{...}' : one);
  if (Array.isArray(value)) return value.map(inner);
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)])) : value;
};

/** A value as a message shows it: cut short, and always well-formed text. */
export const shown = (value: unknown): string => {
  const json = JSON.stringify(outline(value)) as string | undefined;
  if (json === undefined) return typeof value;
  return json.length > 60 ? `${json.slice(0, 57).replace(EVERY_LONE_SURROGATE, '')}...` : json;
};

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** The parts of a JSON Schema that the contract uses, as the walk below needs them. */
interface Parts {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly additionalProperties?: boolean | TSchema;
  readonly items?: TSchema;
  readonly minItems?: number;
  readonly anyOf?: readonly TSchema[];
  readonly format?: string;
}

const inList = (value: unknown, path: string, { items, minItems = 0 }: Parts, accepts: Accepts): readonly Problem[] => {
  if (!Array.isArray(value)) return [{ path, message: `expected a list, not ${shown(value)}` }];
  if (!items) return [];
  if (value.length < minItems) return [{ path, message: `expected at least ${minItems} of ${expectedBy(items)}` }];
  return value.flatMap((one, index) => explain(items, one, `${path}[${index}]`, accepts));
};

const inObject = (
  value: unknown,
  path: string,
  { properties = {}, additionalProperties }: Parts,
  accepts: Accepts,
): readonly Problem[] => {
  if (!isRecord(value)) return [{ path, message: `expected an object, not ${shown(value)}` }];
  const others = Object.keys(value).filter((key) => !Object.hasOwn(properties, key));
  return [
    ...Object.entries(properties).flatMap(([key, schema]) => {
      if (value[key] !== undefined) return explain(schema, value[key], join(path, key), accepts);
      return isOptional(schema) ? [] : [{ path: join(path, key), message: `missing: ${expectedBy(schema)}` }];
    }),
    ...others.flatMap((key) => {
      if (typeof additionalProperties === 'object') {
        return explain(additionalProperties, value[key], join(path, key), accepts);
      }
      return additionalProperties === false ? [{ path: join(path, key), message: 'unknown field' }] : [];
    }),
  ];
};

/** Whether an object is looked into; one of any fields is right or wrong as a whole. */
const hasParts = ({ properties = {}, additionalProperties }: Parts): boolean =>
  additionalProperties !== true || Object.keys(properties).length > 0;

/** The JSON type that a schema is for, as far as one alternative of several is chosen by it. */
const isOfType = ({ type }: TSchema, value: unknown): boolean => {
  if (type === 'object') return isRecord(value);
  if (type === 'array') return Array.isArray(value);
  return type === typeof value;
};

const isWord = (schema: TSchema): boolean => {
  const { anyOf = [] } = schema as TSchema & Parts;
  return schema.const !== undefined || (anyOf.length > 0 && anyOf.every((one) => one.const !== undefined));
};

/** Whether an object has the words by which an alternative is told from the others, such as its `kind`. */
const hasItsWords = (schema: TSchema, value: unknown, accepts: Accepts): boolean => {
  const { properties = {} } = schema as TSchema & Parts;
  return Object.entries(properties).every(
    ([key, one]) =>
      !isWord(one) || (isRecord(value) && (accepts(one, value[key]) || (isOptional(one) && !(key in value)))),
  );
};

/**
 * Why a value is not of a schema, for people: every problem with its path. Called once the compiled check has said no;
 * without a problem it says that it was not this part.
 */
export const explain = (schema: TSchema, value: unknown, path: string, accepts: Accepts): readonly Problem[] => {
  const whole = wholeOf(schema);
  if (whole) return explain(whole, value, path, accepts);
  const parts = schema as TSchema & Parts;
  if (schema.type === 'object' && hasParts(parts)) return inObject(value, path, parts, accepts);
  if (schema.type === 'array') return inList(value, path, parts, accepts);
  if (accepts(schema, value)) return [];
  const candidates = (parts.anyOf ?? []).filter((one) => one.const === undefined && isOfType(one, value));
  const deeper = candidates.find((one) => hasItsWords(one, value, accepts)) ?? candidates[0];
  if (deeper) return explain(deeper, value, path, accepts);
  const nullOr = parts.anyOf?.find((one) => one.type !== 'null');
  const isNullable = nullOr !== undefined && parts.anyOf?.some((one) => one.type === 'null') === true;
  if (isNullable && value !== null) return explain(nullOr, value, path, accepts);
  const fault = typeof value === 'string' ? FAULT_OF_FORMAT[parts.format ?? '']?.(value) : undefined;
  return [{ path, message: fault ?? `expected ${expectedBy(schema)}, not ${shown(value)}` }];
};

/** `'seat: expected a seat, not "Q"'` */
export const problemInWords = ({ path, message }: Problem): string => (path === '' ? message : `${path}: ${message}`);
