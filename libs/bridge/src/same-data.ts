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
