import { isRecord } from '@app/contract';
import { type Edition, EDITIONS, isEdition } from '@app/bridge';
import type { Path, PathProblem } from '../yaml/problem';

type Fields = Readonly<Record<string, unknown>>;

/** What a scenario says: the same under every edition, or apart for each. */
export type ByEdition = Fields;

/** Whether something is said apart for each edition: `{ wbf-2017: {...}, wbf-2007: {...} }`. */
const isSplit = (said: ByEdition): boolean => Object.keys(said).some(isEdition);

/** What is said for an edition; null where only others are spoken of. */
export const saidUnder = (edition: Edition, said: ByEdition): Fields | null => {
  if (!isSplit(said)) return said;
  const own = said[edition];
  return isRecord(own) ? own : null;
};

/** The editions that a scenario is played under, one or a list of them; whatever is none is left out. */
export const editionsOf = (laws: unknown): readonly Edition[] =>
  (Array.isArray(laws) ? laws : [laws]).filter((one): one is Edition => isEdition(one));

type Check = (part: unknown, path: Path, editions: readonly Edition[]) => readonly PathProblem[];

/**
 * What is wrong with something that may be split by edition: a part in itself, and an edition that is none, or
 * under which the scenario is not played.
 */
export const splitProblems = (
  said: ByEdition,
  path: Path,
  played: readonly Edition[],
  check: Check,
): readonly PathProblem[] => {
  if (!isSplit(said)) return check(said, path, played);
  return Object.entries(said).flatMap(([key, part]): readonly PathProblem[] => {
    const at = [...path, key];
    if (!isEdition(key)) return [{ path: at, message: `this is split by edition: ${EDITIONS.join(', ')}` }];
    if (played.length > 0 && !played.includes(key))
      return [{ path: at, message: `the scenario is not played under ${key}` }];
    return check(part, at, [key]);
  });
};
