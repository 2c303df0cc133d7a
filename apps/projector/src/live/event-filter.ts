import { anId, conforms, parseBoardStream } from '@app/contract';
import type { RecordedEvent } from '@app/ledger';
import { Problem } from '../../../common/src/problem';
import type { TableBoard } from '@app/application';
import { httpReason } from '../../../common/src/http-reasons';

const CATEGORIES = ['board', 'session', 'appeal'] as const;
type Category = (typeof CATEGORIES)[number];

/** What a listener has asked for; null where he has not said. */
export interface Filters {
  readonly session: string | null;
  /** A session that he has named, and means the sessions of its stage with. */
  readonly stage: string | null;
  readonly board: (TableBoard & { readonly attempt: number }) | null;
  readonly category: Category | null;
}

const sessionIn = (name: 'session' | 'stage', session: unknown): string | null => {
  if (session === undefined) return null;
  if (conforms(anId, session)) return session;
  throw new Problem(400, 'BadFilter', httpReason('one-session', { name }));
};

const boardIn = (board: unknown): Filters['board'] => {
  if (board === undefined) return null;
  const address = typeof board === 'string' ? parseBoardStream(board) : null;
  if (address) return address;
  throw new Problem(400, 'BadFilter', httpReason('one-board'));
};

const categoryIn = (category: unknown): Category | null => {
  if (category === undefined) return null;
  const found = CATEGORIES.find((one) => one === category);
  if (found) return found;
  throw new Problem(400, 'BadFilter', httpReason('one-category', { categories: { list: CATEGORIES } }));
};

/** Throws a `Problem` where a filter makes no sense. */
export const filtersIn = (session: unknown, stage: unknown, board: unknown, category: unknown): Filters => ({
  session: sessionIn('session', session),
  stage: sessionIn('stage', stage),
  board: boardIn(board),
  category: categoryIn(category),
});

const isSame = (one: NonNullable<Filters['board']>, streamId: string): boolean => {
  const other = parseBoardStream(streamId);
  return (['session', 'table', 'board', 'attempt'] as const).every((part) => one[part] === other?.[part]);
};

/** What belongs together, as far as it is known. */
export interface Belonging {
  /** The session that a stream belongs to; null where it belongs to none. */
  readonly sessionOf: (streamId: string) => string | null;
  /** A name of the stage that a session is of. */
  readonly stageOf: (session: string) => string;
}

/** Whether a listener has asked for events like this one. */
export const isWanted = (
  { session, stage, board, category }: Filters,
  { streamId }: Pick<RecordedEvent, 'streamId'>,
  { sessionOf, stageOf }: Belonging,
): boolean => {
  const own = session === null && stage === null ? null : sessionOf(streamId);
  return (
    (category === null || streamId.startsWith(`${category}-`)) &&
    (board === null || isSame(board, streamId)) &&
    (session === null || own === session) &&
    (stage === null || (own !== null && stageOf(own) === stageOf(stage)))
  );
};
