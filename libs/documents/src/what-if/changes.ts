const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two pieces of plain data say the same, in whatever order their fields stand. */
export const saysTheSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keysOf = (value: object): readonly string[] =>
    Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [key]));
  const keys = keysOf(one);
  return keys.length === keysOf(other).length && keys.every((key) => saysTheSame(one[key], other[key]));
};

/** Something that is not the same before and after; null where it is not there. */
export interface Changed<T> {
  readonly id: string;
  readonly before: T | null;
  readonly after: T | null;
}

/** What is not the same under a key, or under one of the two only; in the order of `before`, then what is new. */
export const changesBetween = <T>(
  before: ReadonlyMap<string, T>,
  after: ReadonlyMap<string, T>,
): readonly Changed<T>[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((id) => {
    const change = { id, before: before.get(id) ?? null, after: after.get(id) ?? null };
    return saysTheSame(change.before, change.after) ? [] : [change];
  });
