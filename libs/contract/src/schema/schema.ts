import { type TSchema, Kind, OptionalKind, Type } from '@sinclair/typebox';

/**
 * The constructors that every definition of the contract is made with. Each returns a TypeBox schema: plain JSON Schema
 * that carries its TypeScript type. Symbols hold what JSON Schema has no word for, so that serialisation drops them.
 */
export interface Schema<T> extends TSchema {
  static: T;
  readonly [keyword: string]: unknown;
}

/** How a message calls what a schema expects: "a seat (N, E, S, W)". */
const EXPECTED = Symbol('expected');
/** The name under which documents refer to a schema that occurs in many places. */
const NAME = Symbol('name');
/** Of a part that is checked on its own: gives the schema that it is checked by. */
const WHOLE = Symbol('whole');

type OptionalSchema<T> = Schema<T> & { readonly [OptionalKind]: 'Optional' };
export type SchemaFields = Readonly<Record<string, Schema<unknown>>>;
type OptionalKeys<F extends SchemaFields> = {
  [K in keyof F]: F[K] extends { readonly [OptionalKind]: 'Optional' } ? K : never;
}[keyof F];

/** The type of a value that a schema accepts. */
export type Infer<S extends TSchema> = S extends Schema<infer T> ? T : never;
type InferFields<F extends SchemaFields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Infer<F[K]>;
} & { readonly [K in OptionalKeys<F>]?: Infer<F[K]> };

/** An object with its fields, so that other definitions can take some of them. */
export type ObjectSchema<F extends SchemaFields> = Schema<InferFields<F>> & { readonly properties: F };

export const expectedBy = (schema: TSchema): string => {
  const expected: unknown = Reflect.get(schema, EXPECTED);
  return typeof expected === 'string' ? expected : 'a value';
};

export const nameOf = (schema: TSchema): string | undefined => {
  const name: unknown = Reflect.get(schema, NAME);
  return typeof name === 'string' ? name : undefined;
};

/** The schema by which a part is checked on its own; undefined for any other part. */
export const wholeOf = (schema: TSchema): TSchema | undefined => {
  const whole: unknown = Reflect.get(schema, WHOLE);
  return typeof whole === 'function' ? (whole as () => TSchema)() : undefined;
};

export const isOptional = (schema: TSchema): boolean => schema[OptionalKind] === 'Optional';

const typed = <T>(expected: string, schema: TSchema): Schema<T> => Type.Unsafe<T>({ ...schema, [EXPECTED]: expected });

/** The same schema with another name for what it expects. */
export const expecting = <T>(expected: string, schema: Schema<T>): Schema<T> => typed<T>(expected, schema);

/** The same schema with what it is for: documents and editors show it. */
export const says = <S extends TSchema>(description: string, schema: S): S => ({ ...schema, description });

/** The same schema under a name of its own in JSON Schema and OpenAPI documents. */
export const named = <S extends TSchema>(name: string, schema: S): S => ({ ...schema, [NAME]: name });

/** With more words than this a set answers faster than a chain of comparisons. */
const MOST_COMPARED = 12;

export const oneOf = <const T extends string>(...words: readonly T[]): Schema<T> =>
  wordOf(`one of ${words.join(', ')}`, words);

/** One of many words, which a message calls by `expected`. */
export const wordOf = <const T extends string>(expected: string, words: readonly T[]): Schema<T> =>
  words.length > MOST_COMPARED
    ? typed<T>(expected, { ...Type.Unsafe<T>({ type: 'string', enum: [...words] }), [Kind]: 'WordOf' })
    : typed<T>(expected, Type.Union(words.map((word) => Type.Literal(word))));

/** Text of 1 to `most` UTF-16 units, well-formed: UTF-8 cannot hold half of a surrogate pair. */
export const text = (most = 2000): Schema<string> =>
  typed(`a text of 1 to ${most} characters`, Type.String({ minLength: 1, maxLength: most, format: 'well-formed' }));

/** Text of a pattern, or of a format that `formats.ts` checks. */
export const textOf = <T extends string = string>(
  expected: string,
  options: { readonly pattern?: string; readonly format?: string; readonly maxLength?: number },
): Schema<T> => typed<T>(expected, Type.String(options));

/** Any text, also an empty one: what the program writes, and not what somebody sends. */
export const anyText: Schema<string> = typed('a text', Type.String());
export const anyWhole: Schema<number> = typed('a whole number', Type.Integer());
export const anyNumber: Schema<number> = typed('a number', Type.Number());
export const anything: Schema<unknown> = typed('a value', Type.Unknown());

export const whole = (least: number, most: number): Schema<number> =>
  typed(`a whole number from ${least} to ${most}`, Type.Integer({ minimum: least, maximum: most }));

/** A whole multiple of `unit`; both bounds are multiples of it. */
export const multiple = (unit: number, least: number, most: number): Schema<number> =>
  typed(
    `a multiple of ${unit} from ${least} to ${most}`,
    Type.Integer({ minimum: least, maximum: most, multipleOf: unit }),
  );

export const flag: Schema<boolean> = typed('true or false', Type.Boolean());

/** A field that is there only where something holds. */
export const yes: Schema<true> = typed('true', Type.Literal(true));

export const nullable = <T>(schema: Schema<T>): Schema<T | null> =>
  typed<T | null>(`${expectedBy(schema)} or null`, Type.Union([schema, Type.Null()]));

export const listOf = <T>(schema: Schema<T>, least = 0): Schema<readonly T[]> =>
  typed<readonly T[]>(`a list of ${expectedBy(schema)}`, Type.Array(schema, least === 0 ? {} : { minItems: least }));

export const optional = <T>(schema: Schema<T>): OptionalSchema<T> => ({ ...schema, [OptionalKind]: 'Optional' });

/** An object with exactly these fields. */
export const object = <const F extends SchemaFields>(fields: F): ObjectSchema<F> => ({
  ...typed<InferFields<F>>('an object', Type.Object({ ...fields }, { additionalProperties: false })),
  properties: fields,
});

/** An object with these fields, and whatever others there are. */
export const openObject = <const F extends SchemaFields>(
  fields: F,
): Schema<InferFields<F> & Readonly<Record<string, unknown>>> => ({
  ...typed<InferFields<F> & Readonly<Record<string, unknown>>>(
    'an object',
    Type.Object({ ...fields }, { additionalProperties: true }),
  ),
});

/** An object of any fields: what nobody has a definition for, or other software defines. */
export const anyRecord: Schema<Readonly<Record<string, unknown>>> = typed(
  'an object',
  Type.Object({}, { additionalProperties: true }),
);

/** An object of one field, by whatever name. */
export const recordOfOne: Schema<Readonly<Record<string, unknown>>> = typed(
  'an object with one field',
  Type.Object({}, { additionalProperties: true, minProperties: 1, maxProperties: 1 }),
);

/** The kind of a schema that is compiled on its own, and not as a part of what it stands in. */
const APART = 'Apart';

const apart = <T>(schema: Schema<T>): Schema<T> =>
  schema.type === 'object' || schema.type === 'array' || schema.anyOf !== undefined
    ? { ...schema, [Kind]: APART, [WHOLE]: () => schema }
    : schema;

/**
 * An object whose values, by whatever names, are all of one schema. They are checked apart: the compiler has one variable
 * for the key of a record, which that of a record inside would hide.
 */
export const recordOf = <T>(schema: Schema<T>): Schema<Readonly<Record<string, T>>> =>
  typed<Readonly<Record<string, T>>>(
    `an object of ${expectedBy(schema)}`,
    Type.Object({}, { additionalProperties: apart(schema) }),
  );

/** Either of several, of which the first that has the value's JSON type explains what is wrong. */
export const either = <const S extends readonly TSchema[]>(expected: string, ...schemas: S): Schema<Infer<S[number]>> =>
  typed<Infer<S[number]>>(expected, Type.Union([...schemas]));

/** A schema with a name that is a part of itself: `schema` is given what stands for the whole inside of it. */
export const recursive = <T>(name: string, schema: (itself: Schema<T>) => Schema<T>): Schema<T> => {
  const whole: Schema<T> = named(
    name,
    schema(named(name, typed<T>('a value', { ...Type.Unsafe<T>({}), [Kind]: APART, [WHOLE]: () => whole }))),
  );
  return whole;
};

/** SchemaFields without some of them. */
export const without = <const F extends SchemaFields, const K extends keyof F>(
  fields: F,
  ...keys: readonly K[]
): { readonly [P in Exclude<keyof F, K>]: F[P] } =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.some((one) => one === key))) as {
    readonly [P in Exclude<keyof F, K>]: F[P];
  };

/** An object of any of the given keys, each at most once. */
export const partialRecord = <const K extends string, T>(
  keys: readonly K[],
  schema: Schema<T>,
): Schema<Readonly<Partial<Record<K, T>>>> =>
  typed<Readonly<Partial<Record<K, T>>>>(
    `an object with any of ${keys.join(', ')}: ${expectedBy(schema)}`,
    object(Object.fromEntries(keys.map((key) => [key, optional(schema)]))),
  );

/** An object of all the given keys. */
export const fullRecord = <const K extends string, T>(
  keys: readonly K[],
  schema: Schema<T>,
): Schema<Readonly<Record<K, T>>> =>
  typed<Readonly<Record<K, T>>>(
    `an object with ${keys.join(', ')}: ${expectedBy(schema)}`,
    object(Object.fromEntries(keys.map((key) => [key, schema]))),
  );
