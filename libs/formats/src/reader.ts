import type { Say } from './imported';

/** For reading the boards of a file again: everything has been reported the first time. */
export const silent: Say = () => undefined;

/** Runs a generator to its end. @returns what it returns */
export const runToEnd = <T, R>(generator: Generator<T, R>, each: (one: T) => void = () => undefined): R => {
  let next = generator.next();
  for (; next.done !== true; next = generator.next()) each(next.value);
  return next.value;
};
