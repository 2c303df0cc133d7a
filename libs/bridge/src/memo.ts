/*
 * The one place that remembers what was made of documents. A document never changes, and what is made of documents is a
 * pure function of them: what was made last is still right as long as everything that it was made from are the same
 * objects. So scoring a session after a correction works out anew what the corrected board is part of, and no function
 * is told what has changed.
 */

/** Whether two lists have the same objects, one by one. */
export const areTheSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

/**
 * The same pure function, which remembers for every first argument what it made of it last, as long as that argument is
 * in use: with the same other arguments the result is the same object.
 */
export const remembered = <First extends object, Others extends readonly unknown[], Made>(
  make: (first: First, ...others: Others) => Made,
): ((first: First, ...others: Others) => Made) => {
  const last = new WeakMap<First, { readonly others: Others; readonly made: Made }>();
  return (first, ...others) => {
    const known = last.get(first);
    if (known && areTheSame(known.others, others)) return known.made;
    const made = make(first, ...others);
    last.set(first, { others, made });
    return made;
  };
};

/** What a function made of its arguments. */
export interface Earlier<From, Made> {
  readonly from: From;
  readonly made: Made;
}

/**
 * A pure function of much that changes little: it remembers by owner and name what it made last, as long as the owner is
 * in use, and may take parts over from there that are still right.
 */
export const revised = <From extends readonly unknown[], Made>(
  make: (earlier: Earlier<From, Made> | undefined, ...from: From) => Made,
): ((owner: object, name: string, ...from: From) => Made) => {
  const last = new WeakMap<object, Map<string, Earlier<From, Made>>>();
  return (owner, name, ...from) => {
    const own = last.get(owner) ?? new Map<string, Earlier<From, Made>>();
    const earlier = own.get(name);
    if (earlier && areTheSame(earlier.from, from)) return earlier.made;
    const made = make(earlier, ...from);
    last.set(owner, own.set(name, { from, made }));
    return made;
  };
};

/** The last value of the same owner and name, where that says the same: what was made from it is found again. */
export const unlessChanged = <T>(saysTheSame: (one: T, other: T) => boolean) =>
  revised<readonly [T], T>((earlier, value) => (earlier && saysTheSame(earlier.made, value) ? earlier.made : value));

/** The last list of the same owner and name, where it has the same objects. */
export const sameList = unlessChanged<readonly unknown[]>(areTheSame) as <T>(
  owner: object,
  name: string,
  list: readonly T[],
) => readonly T[];
