import Ajv, { type ValidateFunction } from 'ajv';

/** What documents of a schema are checked by; the schema is read when the first comes: most commands read none. */
export const validatorOf = <T>(schema: object): (() => ValidateFunction<T>) => {
  let compiled: ValidateFunction<T> | null = null;
  return () => (compiled ??= new Ajv({ allErrors: true, strict: false, strictSchema: false }).compile<T>(schema));
};
