import { type Schema, isRecord, problemsOf } from '@app/contract';
import { type Path, fieldOf } from '../yaml/problem';

/** What a word may stand for, in the order in which it is tried. */
export type Meanings = (word: string | number) => readonly unknown[];

const leavesOf = (value: unknown, path: Path = []): readonly Path[] => {
  if (Array.isArray(value)) return value.flatMap((one, index) => leavesOf(one, [...path, index]));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, one]) => leavesOf(one, [...path, key]));
  return [path];
};

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (so, part) => (Array.isArray(so) ? so[Number(part)] : isRecord(so) ? so[part] : undefined),
    value,
  );

const withAt = (value: unknown, path: Path, leaf: unknown): unknown => {
  const [first, ...rest] = path;
  if (first === undefined) return leaf;
  if (Array.isArray(value))
    return value.map((one: unknown, index) => (index === first ? withAt(one, rest, leaf) : one));
  return isRecord(value) ? { ...value, [first]: withAt(value[first], rest, leaf) } : value;
};

/** Whether the schema has something against what stands there. */
const isRefused = (schema: Schema<unknown>, value: unknown, path: Path): boolean => {
  const field = fieldOf(path);
  return problemsOf(schema, value).some((one) => one.path === field || one.path.startsWith(`${field}.`));
};

/**
 * Data with every word for which the schema wants something else in the first of its meanings that the schema takes:
 * `21:40` where an instant is wanted, `4S N 10` where a result is, the name of a decision where its revision is.
 */
export const asTheSchemaTakesIt = (schema: Schema<unknown>, data: unknown, meanings: Meanings): unknown =>
  leavesOf(data).reduce((so, path) => {
    const word = at(so, path);
    if ((typeof word !== 'string' && typeof word !== 'number') || !isRefused(schema, so, path)) return so;
    const meant = meanings(word)
      .map((meaning) => withAt(so, path, meaning))
      .find((one) => !isRefused(schema, one, path));
    return meant ?? so;
  }, data);
