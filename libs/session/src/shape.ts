/**
 * Shapes: what JSON from outside (a command, a stored event) must look like, and the type it then has.
 * One definition serves the compiler, the check and the error message; fields nobody knows are refused.
 */
export interface Problem {
  /** Where in the document: `seat`, `deals[3].board`; empty for the document itself. */
  readonly path: string;
  readonly message: string;
}

export interface Shape<T> {
  /** How an error message calls what is expected: "a seat (N, E, S, W)". */
  readonly expected: string;
  readonly problems: (value: unknown, path: string) => readonly Problem[];
  /** Carries the type only; never there at run time. */
  readonly type?: T;
}

interface OptionalShape<T> extends Shape<T> {
  readonly optional: true;
}

type Fields = Readonly<Record<string, Shape<unknown> | OptionalShape<unknown>>>;
type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K] extends OptionalShape<unknown> ? K : never }[keyof F];
type TypeOf<S> = S extends Shape<infer T> ? T : never;

/** The type of a document of this shape. */
export type Infer<S> = TypeOf<S>;
type InferFields<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: TypeOf<F[K]>;
} & { readonly [K in OptionalKeys<F>]?: TypeOf<F[K]> };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Half of a surrogate pair: no character, and no UTF-8 can hold it. */
const LONE_SURROGATE = /\p{Surrogate}/u;
const EVERY_LONE_SURROGATE = /\p{Surrogate}/gu;

/** What is in a list or an object, one level deep: input may be nested deeper than any stack. */
const outline = (value: unknown): unknown => {
  const inner = (one: unknown): unknown => (Array.isArray(one) ? '[...]' : isObject(one) ? '{...}' : one);
  if (Array.isArray(value)) return value.map(inner);
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, inner(one)])) : value;
};

/** A value as a message shows it: cut short, and always well-formed text. */
export const shown = (value: unknown): string => {
  const json = JSON.stringify(outline(value)) as string | undefined;
  if (json === undefined) return typeof value;
  return json.length > 60 ? `${json.slice(0, 57).replace(EVERY_LONE_SURROGATE, '')}...` : json;
};

/** A value that a predicate accepts. */
export const satisfying = <T>(expected: string, accepts: (value: unknown) => value is T): Shape<T> => ({
  expected,
  problems: (value, path) => (accepts(value) ? [] : [{ path, message: `expected ${expected}, not ${shown(value)}` }]),
});

export const oneOf = <const T extends string>(...words: readonly T[]): Shape<T> =>
  satisfying(`one of ${words.join(', ')}`, (value): value is T => words.some((word) => word === value));

/** Text of 1 to `most` UTF-16 units, well-formed: what is stored as UTF-8 must come back the same. */
export const text = (most = 2000): Shape<string> => {
  const ofLength = satisfying(
    `a text of 1 to ${most} characters`,
    (value): value is string => typeof value === 'string' && value.length > 0 && value.length <= most,
  );
  return {
    expected: ofLength.expected,
    problems: (value, path) =>
      hasShape(ofLength, value) && LONE_SURROGATE.test(value)
        ? [{ path, message: 'the text has half of a surrogate pair (\\ud800 to \\udfff) in it' }]
        : ofLength.problems(value, path),
  };
};

export const whole = (least: number, most: number): Shape<number> =>
  satisfying(
    `a whole number from ${least} to ${most}`,
    (value): value is number =>
      typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most,
  );

export const flag: Shape<boolean> = satisfying(
  'true or false',
  (value): value is boolean => value === true || value === false,
);

export const nullable = <T>(shape: Shape<T>): Shape<T | null> => ({
  expected: `${shape.expected} or null`,
  problems: (value, path) => (value === null ? [] : shape.problems(value, path)),
});

export const listOf = <T>(shape: Shape<T>, least = 0): Shape<readonly T[]> => ({
  expected: `a list of ${shape.expected}`,
  problems: (value, path) => {
    if (!Array.isArray(value)) return [{ path, message: `expected a list, not ${shown(value)}` }];
    if (value.length < least) return [{ path, message: `expected at least ${least} of ${shape.expected}` }];
    return value.flatMap((one, index) => shape.problems(one, `${path}[${index}]`));
  },
});

export const optional = <T>(shape: Shape<T>): OptionalShape<T> => ({ ...shape, optional: true });

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** An object with exactly these fields. */
export const object = <const F extends Fields>(fields: F): Shape<InferFields<F>> & { readonly fields: F } => ({
  expected: 'an object',
  fields,
  problems: (value, path) => {
    if (!isObject(value)) return [{ path, message: `expected an object, not ${shown(value)}` }];
    const unknown = Object.keys(value).filter((key) => !Object.hasOwn(fields, key));
    return [
      ...Object.entries(fields).flatMap(([key, shape]) => {
        if (value[key] !== undefined) return shape.problems(value[key], join(path, key));
        return 'optional' in shape ? [] : [{ path: join(path, key), message: `missing: ${shape.expected}` }];
      }),
      ...unknown.map((key) => ({ path: join(path, key), message: 'unknown field' })),
    ];
  },
});

/** Fields without some of them. */
export const without = <const F extends Fields, const K extends keyof F>(
  fields: F,
  ...keys: readonly K[]
): { readonly [P in Exclude<keyof F, K>]: F[P] } =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.some((one) => one === key))) as {
    readonly [P in Exclude<keyof F, K>]: F[P];
  };

/** An object of any of the given keys, each at most once. */
export const partialRecord = <const K extends string, T>(
  keys: readonly K[],
  shape: Shape<T>,
): Shape<Readonly<Partial<Record<K, T>>>> => {
  const { problems } = object(Object.fromEntries(keys.map((key) => [key, optional(shape)])));
  return { expected: `an object with any of ${keys.join(', ')}: ${shape.expected}`, problems };
};

/** An object of all the given keys. */
export const fullRecord = <const K extends string, T>(
  keys: readonly K[],
  shape: Shape<T>,
): Shape<Readonly<Record<K, T>>> => {
  const { problems } = object(Object.fromEntries(keys.map((key) => [key, shape])));
  return { expected: `an object with ${keys.join(', ')}: ${shape.expected}`, problems };
};

/** Whether a value has a shape; narrows its type. */
export const hasShape = <T>(shape: Shape<T>, value: unknown): value is T => shape.problems(value, '').length === 0;

/** `'seat: expected a seat, not "Q"'` */
export const problemInWords = ({ path, message }: Problem): string => (path === '' ? message : `${path}: ${message}`);
