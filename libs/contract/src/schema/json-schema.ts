import type { TSchema } from '@sinclair/typebox';
import { isOptional, nameOf } from './schema';

/** A JSON Schema as a document has it: plain data, with `$ref` to the schemas that have a name. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** How a document writes schemas. */
interface Style {
  /** What it does with a schema that has a name: refer to it, or spell it out. */
  readonly named: (name: string, spelledOut: () => JsonSchema) => JsonSchema;
  /** Objects may have more fields than those that are listed. */
  readonly open: boolean;
}

/** Formats that only our own check knows; their patterns or the description say the rest. */
const OWN_FORMATS: readonly unknown[] = ['well-formed', 'day-of-the-year'];

const isWord = (schema: TSchema): boolean => typeof schema.const === 'string';

/** A choice between words as an enumeration, and between schemas as it is. */
const choice = (schemas: readonly TSchema[], style: Style): JsonSchema =>
  schemas.every(isWord)
    ? { type: 'string', enum: schemas.map((one): unknown => one.const) }
    : { anyOf: schemas.map((one) => written(one, style)) };

interface Nested {
  readonly anyOf?: readonly TSchema[];
  readonly items?: TSchema;
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly additionalProperties?: boolean | TSchema;
}

/** The keywords that hold schemas, and those that are made from them. */
const NESTED: readonly string[] = ['anyOf', 'items', 'properties', 'additionalProperties', 'required'];

const isPlain = ([key, value]: readonly [string, unknown]): boolean =>
  !NESTED.includes(key) && !(key === 'format' && OWN_FORMATS.includes(value));

const spelledOut = (schema: TSchema, style: Style): JsonSchema => {
  const { anyOf, items, properties, additionalProperties: others } = schema as TSchema & Nested;
  return {
    ...Object.fromEntries(Object.entries(schema).filter(isPlain)),
    ...(anyOf ? choice(anyOf, style) : {}),
    ...(items ? { items: written(items, style) } : {}),
    ...(properties
      ? {
          required: Object.entries(properties).flatMap(([key, one]) => (isOptional(one) ? [] : [key])),
          properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, written(one, style)])),
        }
      : {}),
    ...(others === undefined || (style.open && others === false)
      ? {}
      : { additionalProperties: typeof others === 'object' ? written(others, style) : others }),
  };
};

const written = (schema: TSchema, style: Style): JsonSchema => {
  const name = nameOf(schema);
  if (name === undefined) return spelledOut(schema, style);
  const { description, ...bare } = schema;
  const reference = style.named(name, () => spelledOut(bare, style));
  return description === undefined ? reference : { description, ...reference };
};

/** A schema as one JSON Schema, with everything spelled out where it stands; a recursive one as deep as its own parts. */
export const jsonSchema = (schema: TSchema): JsonSchema =>
  written(schema, { named: (_, whole) => whole(), open: false });

/** A schema for a document that has a place for the schemas with a name, and those that it refers to. */
interface ReferringSchema {
  readonly schema: JsonSchema;
  readonly named: Readonly<Record<string, JsonSchema>>;
}

const referring = (schema: TSchema, place: string, open: boolean): ReferringSchema => {
  const found: Record<string, JsonSchema> = {};
  const named: Style['named'] = (name, whole) => {
    if (!Object.hasOwn(found, name)) {
      found[name] = {};
      found[name] = whole();
    }
    return { $ref: `${place}${name}` };
  };
  return { schema: written(schema, { named, open }), named: found };
};

/** A schema for a document that keeps the schemas with a name in a place of its own, and those that it refers to. */
export const referringSchema = (schema: TSchema, place: string): ReferringSchema => referring(schema, place, false);

/**
 * The same of an answer, as clients are to read it: a later version may send more fields. The schema itself has exactly
 * those that are sent now.
 */
export const openSchema = (schema: TSchema, place: string): ReferringSchema => referring(schema, place, true);
