import type { TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';

/** The check of a schema as compiled code: for servers, the command line and tests. */
export const checkFor = (schema: TSchema): ((value: unknown) => boolean) => {
  const compiled = TypeCompiler.Compile(schema);
  return (value) => compiled.Check(value);
};
