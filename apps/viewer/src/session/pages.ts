import { type Result, ok } from '@app/bridge';
import { type Problem, get } from '../ledger/api';

interface Page {
  readonly position: number;
  /** Where the next page begins; null, or not there, on the last. */
  readonly next?: string | null;
}

const withCursor = (path: string, cursor: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;

/** A list whole, however many pages it has; as old as the oldest of them. */
export const getAll = async <K extends string, T, Answer extends Page & Readonly<Record<K, readonly T[]>>>(
  path: string,
  list: K,
): Promise<Result<Answer, Problem>> => {
  const first = await get<Answer>(path);
  if (!first.ok) return first;
  let { next, position } = first.value;
  const items: T[] = [...first.value[list]];
  while (next != null) {
    const page = await get<Answer>(withCursor(path, next));
    if (!page.ok) return page;
    items.push(...page.value[list]);
    position = Math.min(position, page.value.position);
    next = page.value.next;
  }
  return ok({ ...first.value, [list]: items, position, next: null });
};
