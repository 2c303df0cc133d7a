import type { TSchema } from '@sinclair/typebox';
import { isOptional, nameOf } from './schema';

/** A JSON Schema as a document has it: plain data, with `$ref` to the schemas that have a name. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a document does with a schema that has a name: refer to it, or spell it out. */
type Named = (name: string, spelledOut: () => JsonSchema) => JsonSchema;

/** Formats that only our own check knows; their patterns or the description say the rest. */
const OWN_FORMATS: readonly unknown[] = ['well-formed', 'day-of-the-year'];

const isWord = (schema: TSchema): boolean => typeof schema.const === 'string';

/** A choice between words as an enumeration, and between schemas as it is. */
const choice = (schemas: readonly TSchema[], named: Named): JsonSchema =>
  schemas.every(isWord)
    ? { type: 'string', enum: schemas.map((one): unknown => one.const) }
    : { anyOf: schemas.map((one) => written(one, named)) };

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

const spelledOut = (schema: TSchema, named: Named): JsonSchema => {
  const { anyOf, items, properties, additionalProperties: others } = schema as TSchema & Nested;
  return {
    ...Object.fromEntries(Object.entries(schema).filter(isPlain)),
    ...(anyOf ? choice(anyOf, named) : {}),
    ...(items ? { items: written(items, named) } : {}),
    ...(properties
      ? {
          required: Object.entries(properties).flatMap(([key, one]) => (isOptional(one) ? [] : [key])),
          properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, written(one, named)])),
        }
      : {}),
    ...(others === undefined
      ? {}
      : { additionalProperties: typeof others === 'object' ? written(others, named) : others }),
  };
};

const written = (schema: TSchema, named: Named): JsonSchema => {
  const name = nameOf(schema);
  if (name === undefined) return spelledOut(schema, named);
  const { description, ...bare } = schema;
  const reference = named(name, () => spelledOut(bare, named));
  return description === undefined ? reference : { description, ...reference };
};

/** A schema as one JSON Schema, with everything spelled out where it stands. */
export const jsonSchema = (schema: TSchema): JsonSchema => written(schema, (_, whole) => whole());

/** A schema for a document that keeps the schemas with a name in a place of its own, and those that it refers to. */
export const referringSchema = (
  schema: TSchema,
  place: string,
): { readonly schema: JsonSchema; readonly named: Readonly<Record<string, JsonSchema>> } => {
  const found: Record<string, JsonSchema> = {};
  const named: Named = (name, whole) => {
    if (!Object.hasOwn(found, name)) {
      found[name] = {};
      found[name] = whole();
    }
    return { $ref: `${place}${name}` };
  };
  return { schema: written(schema, named), named: found };
};
