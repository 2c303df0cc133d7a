import { type TSchema, TypeRegistry } from '@sinclair/typebox';
import { checkFor } from './compiled-check';
import { registerFormats } from './formats';
import { type Problem, explain } from './problems';
import { type Schema, wholeOf } from './schema';

registerFormats();

/** A check is compiled when it is first needed: a server uses few of the schemas, and a command line fewer. */
const CHECKS = new WeakMap<TSchema, (value: unknown) => boolean>();

const checkOf = (schema: TSchema) => {
  const known = CHECKS.get(schema);
  if (known) return known;
  const check = checkFor(schema);
  CHECKS.set(schema, check);
  return check;
};

const accepts = (schema: TSchema, value: unknown): boolean => checkOf(schema)(value);

TypeRegistry.Set<TSchema>('Apart', (part, value) => accepts(wholeOf(part) ?? part, value));

/** Whether a value is of a schema; narrows its type. */
export const conforms = <T>(schema: Schema<T>, value: unknown): value is T => accepts(schema, value);

/** Everything that is wrong with a value; nothing where it is of the schema. */
export const problemsOf = (schema: TSchema, value: unknown, path = ''): readonly Problem[] =>
  accepts(schema, value) ? [] : explain(schema, value, path, accepts);
