import { problem } from '../problems/problem-reasons';
import { QueryRefusal } from './query-refusal';
import type { Page } from './query-context';

/** One page of a list, and where the next one begins; null behind the last. */
interface PageOf<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** The cursor behind an item, by its key. */
export const cursorAfter = (key: string): string => Buffer.from(key, 'utf8').toString('base64url');

const read = (cursor: string): string => {
  const key = Buffer.from(cursor, 'base64url').toString('utf8');
  if (cursorAfter(key) === cursor) return key;
  throw new QueryRefusal('BadCursor', problem('bad-cursor'));
};

/** Where a page begins in its list. Throws a `QueryRefusal` where nothing in the list has the cursor. */
export const itemAfter = <T>(all: readonly T[], keyOf: (item: T) => string, cursor: string | null): number => {
  if (cursor === null) return 0;
  const last = read(cursor);
  const from = all.findIndex((item) => keyOf(item) === last) + 1;
  if (from === 0) throw new QueryRefusal('BadCursor', problem('cursor-elsewhere'));
  return from;
};

/**
 * A page of a list: the cursor is the key of the last item before it, so that what comes in meanwhile moves nothing.
 * @param keyOf of an item: unique in the list
 */
const pageOf = <T>(all: readonly T[], keyOf: (item: T) => string, { limit, cursor }: Page): PageOf<T> => {
  const from = itemAfter(all, keyOf, cursor);
  const items = all.slice(from, from + limit);
  const end = items.at(-1);
  return { items, next: end !== undefined && from + limit < all.length ? cursorAfter(keyOf(end)) : null };
};

/** An answer with the list that its pages are of, under this name. */
type WithList<K extends string, T> = Readonly<Record<K, readonly T[]>>;

type ItemOf<A, K extends keyof A> = A[K] extends readonly (infer T)[] ? T : never;

/** An answer with one page of one of its lists, and `next`. */
export const withPage = <A extends WithList<K, unknown>, K extends keyof A & string>(
  answer: A,
  list: K,
  keyOf: (item: ItemOf<A, K>) => string,
  page: Page,
): A & { readonly next: string | null } => {
  const { items, next } = pageOf(answer[list] as readonly ItemOf<A, K>[], keyOf, page);
  return { ...answer, [list]: items, next };
};
