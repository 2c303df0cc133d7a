import type { RecordedEvent } from '@app/ledger';
import { anId, hasShape, parseBoardStream } from '@app/session';
import { Problem } from '../../../common/src/problem';
import type { SeenAt } from '../sight/sights';

const CATEGORIES = ['board', 'session', 'appeal'] as const;
type Category = (typeof CATEGORIES)[number];

/** What a listener has asked for; null where he has not said. */
export interface Filters {
  readonly session: string | null;
  readonly board: (SeenAt & { readonly attempt: number }) | null;
  readonly category: Category | null;
}

const sessionIn = (session: unknown): string | null => {
  if (session === undefined) return null;
  if (hasShape(anId, session)) return session;
  throw new Problem(400, 'BadFilter', 'session: name one session, like demo');
};

const boardIn = (board: unknown): Filters['board'] => {
  if (board === undefined) return null;
  const address = typeof board === 'string' ? parseBoardStream(board) : null;
  if (address) return address;
  throw new Problem(400, 'BadFilter', 'board: name one board, like demo.1.3');
};

const categoryIn = (category: unknown): Category | null => {
  if (category === undefined) return null;
  const found = CATEGORIES.find((one) => one === category);
  if (found) return found;
  throw new Problem(400, 'BadFilter', `category: expected one of ${CATEGORIES.join(', ')}`);
};

/** Throws a `Problem` where a filter makes no sense. */
export const filtersIn = (session: unknown, board: unknown, category: unknown): Filters => ({
  session: sessionIn(session),
  board: boardIn(board),
  category: categoryIn(category),
});

const isSame = (one: NonNullable<Filters['board']>, streamId: string): boolean => {
  const other = parseBoardStream(streamId);
  return (['session', 'table', 'board', 'attempt'] as const).every((part) => one[part] === other?.[part]);
};

/**
 * Whether a listener has asked for events like this one.
 * @param sessionOf the session that a stream belongs to
 */
export const isWanted = (
  { session, board, category }: Filters,
  { streamId }: Pick<RecordedEvent, 'streamId'>,
  sessionOf: (streamId: string) => string | null,
): boolean =>
  (category === null || streamId.startsWith(`${category}-`)) &&
  (board === null || isSame(board, streamId)) &&
  (session === null || sessionOf(streamId) === session);
