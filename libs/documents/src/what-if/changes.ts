import { saysTheSame } from '@app/bridge';

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
