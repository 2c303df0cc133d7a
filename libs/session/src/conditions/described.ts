import * as plain from '../shape';
import type { Shape } from '../shape';

/**
 * Shapes that also say in JSON Schema what they are. Conditions of contest are written by hand, in editors that check
 * a file while it is written; one definition serves them, the compiler and the check.
 */
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface Described<T> extends Shape<T> {
  readonly schema: JsonSchema;
}

type DescribedFields = Readonly<Record<string, Described<unknown>>>;

export const described = <T>(shape: Shape<T>, schema: JsonSchema): Described<T> => ({ ...shape, schema });

/** The same, with what it is for: an editor shows it. */
export const says = <S extends Described<unknown>>(description: string, shape: S): S => ({
  ...shape,
  schema: { description, ...shape.schema },
});

export const text = (most?: number): Described<string> =>
  described(plain.text(most), { type: 'string', minLength: 1, maxLength: most ?? 2000 });

export const whole = (least: number, most: number): Described<number> =>
  described(plain.whole(least, most), { type: 'integer', minimum: least, maximum: most });

export const flag = described(plain.flag, { type: 'boolean' });

export const oneOf = <const T extends string>(...words: readonly T[]): Described<T> =>
  described(plain.oneOf(...words), { enum: words });

export const nullable = <T>(shape: Described<T>): Described<T | null> =>
  described(plain.nullable(shape), { anyOf: [shape.schema, { type: 'null' }] });

export const listOf = <T>(shape: Described<T>, least = 0): Described<readonly T[]> =>
  described(plain.listOf(shape, least), {
    type: 'array',
    items: shape.schema,
    ...(least === 0 ? {} : { minItems: least }),
  });

export const optional = <T>(shape: Described<T>) => ({ ...plain.optional(shape), schema: shape.schema });

export const object = <const F extends DescribedFields>(fields: F) => ({
  ...plain.object(fields),
  schema: {
    type: 'object',
    required: Object.entries(fields).flatMap(([key, shape]) => ('optional' in shape ? [] : [key])),
    additionalProperties: false,
    properties: Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema])),
  },
});
