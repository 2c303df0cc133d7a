import type { Shape } from '@app/session';
import { satisfying } from '@app/session';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const aRecord = satisfying('an object', isRecord);

/** An object whose values, by whatever names, are all of one shape. */
export const aRecordOf = <T>(shape: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  expected: `an object of ${shape.expected}`,
  problems: (value, path) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([key, one]) => shape.problems(one, path === '' ? key : `${path}.${key}`))
      : aRecord.problems(value, path),
});

export const optionalText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
export const optionalRecord = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});
