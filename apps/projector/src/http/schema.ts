import type { ReferenceObject, SchemaObject } from '@nestjs/swagger/dist/interfaces/open-api-spec.interface';

/** A JSON schema of the OpenAPI 3.1 document. The tests hold what the server answers against them. */
export type Schema = SchemaObject;

/** An object with all of these fields; later versions may have more. */
export const object = (
  properties: Readonly<Record<string, Schema | ReferenceObject>>,
  description?: string,
): Schema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  ...(description === undefined ? {} : { description }),
});

/** An object whose keys are not known beforehand. */
export const record = (of: Schema, description?: string): Schema => ({
  type: 'object',
  additionalProperties: of,
  ...(description === undefined ? {} : { description }),
});

export const list = (of: Schema, description?: string): Schema => ({
  type: 'array',
  items: of,
  ...(description === undefined ? {} : { description }),
});

export const text = (description?: string): Schema => ({
  type: 'string',
  ...(description === undefined ? {} : { description }),
});

export const whole = (description?: string): Schema => ({
  type: 'integer',
  ...(description === undefined ? {} : { description }),
});

export const flag: Schema = { type: 'boolean' };
export const anything: Schema = {};

export const oneOf = (...words: readonly string[]): Schema => ({ type: 'string', enum: [...words] });
export const orNull = (schema: Schema): Schema => ({ oneOf: [schema, { type: 'null' }] });

/** What is said, as data: the texts for each code are in the catalogues of the languages. */
export const message = {
  type: 'object',
  required: ['code', 'params'],
  properties: { code: { type: 'string' }, params: { type: 'object', additionalProperties: true } },
} satisfies Schema;
