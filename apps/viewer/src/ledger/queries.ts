import { type Result, ok } from '@app/bridge';
import { type Problem, answerTo } from './api';
import { client } from './client';

/** Questions that several pages ask. */

interface Page {
  readonly position: number;
  /** Where the next page begins; null on the last. */
  readonly next: string | null;
}

/** A list whole, however many pages it has; as old as the oldest of them. */
const whole = async <K extends string, Answer extends Page & Readonly<Record<K, readonly unknown[]>>>(
  list: K,
  ask: (query: { readonly cursor?: string }) => Promise<Result<Answer, Problem>>,
): Promise<Result<Answer, Problem>> => {
  const first = await ask({});
  if (!first.ok) return first;
  let { next, position } = first.value;
  const items: unknown[] = [...first.value[list]];
  while (next !== null) {
    const page = await ask({ cursor: next });
    if (!page.ok) return page;
    items.push(...page.value[list]);
    position = Math.min(position, page.value.position);
    next = page.value.next;
  }
  return ok({ ...first.value, [list]: items, position, next });
};

const of = (session: string) => ({ params: { path: { session } } });

export const askSessions = () => whole('sessions', (query) => answerTo(client.GET('/sessions', { params: { query } })));

export const askSession = (session: string) => answerTo(client.GET('/sessions/{session}', of(session)));

/** Those of the parameters that are there. */
const given = <K extends string>(query: Readonly<Record<K, string | null>>): Readonly<Partial<Record<K, string>>> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null)) as Partial<Record<K, string>>;

/**
 * @param asOf the moment that it is asked for: a position, or the address of an event; null for now
 * @param afterRound the round after which; null for as it stands
 */
export const askStandings = (session: string, asOf: string | null = null, afterRound: string | null = null) =>
  answerTo(
    client.GET('/sessions/{session}/standings', {
      params: { path: { session }, query: given({ asOf, afterRound }) },
    }),
  );

/** Where a number comes from; `asOf` and `afterRound` as of the standings. */
export const askLineage = (session: string, address: string, asOf: string | null, afterRound: string | null) =>
  answerTo(
    client.GET('/sessions/{session}/scores/{address}/lineage', {
      params: { path: { session, address }, query: given({ asOf, afterRound }) },
    }),
  );

export const askMatches = (session: string) =>
  whole('matches', (query) =>
    answerTo(client.GET('/sessions/{session}/matches', { params: { path: { session }, query } })),
  );

export const askTravellers = (session: string) =>
  whole('travellers', (query) =>
    answerTo(client.GET('/sessions/{session}/travellers', { params: { path: { session }, query } })),
  );

export const askBoards = (session: string) =>
  whole('boards', (query) =>
    answerTo(client.GET('/sessions/{session}/boards', { params: { path: { session }, query } })),
  );

export const askRulings = (session: string) =>
  whole('rulings', (query) =>
    answerTo(client.GET('/sessions/{session}/rulings', { params: { path: { session }, query } })),
  );

export const askCorrections = (session: string) =>
  whole('corrections', (query) =>
    answerTo(client.GET('/sessions/{session}/corrections', { params: { path: { session }, query } })),
  );

export const askPublications = (session: string) =>
  whole('publications', (query) =>
    answerTo(client.GET('/sessions/{session}/publications', { params: { path: { session }, query } })),
  );

export const askExports = (session: string) =>
  answerTo(client.GET('/sessions/{session}/exports', { params: { path: { session } } }));

export const askLikelyErrors = (session: string) =>
  whole('errors', (query) =>
    answerTo(client.GET('/sessions/{session}/likely-errors', { params: { path: { session }, query } })),
  );

/** What moved between two moments, and what was recorded between them; `to` is null for now. */
export const askDifferences = (session: string, from: string, to: string | null) =>
  whole('events', (page) =>
    answerTo(
      client.GET('/sessions/{session}/differences', {
        params: { path: { session }, query: { ...page, from, ...(to === null ? {} : { to }) } },
      }),
    ),
  );

export const askReviews = (session: string) =>
  whole('boards', (query) =>
    answerTo(client.GET('/sessions/{session}/reviews', { params: { path: { session }, query } })),
  );

/** @param asOf the address of an event, `'board-demo.4.5@37'`; null for now */
export const askAppeals = (session: string, asOf: string | null = null) =>
  whole('appeals', (page) =>
    answerTo(
      client.GET('/sessions/{session}/appeals', {
        params: { path: { session }, query: { ...page, ...(asOf === null ? {} : { asOf }) } },
      }),
    ),
  );

export const askAppeal = (appeal: string) =>
  answerTo(client.GET('/appeals/{appeal}', { params: { path: { appeal } } }));

export const askSessionEvents = (session: string) =>
  whole('events', (query) =>
    answerTo(client.GET('/sessions/{session}/events', { params: { path: { session }, query } })),
  );

export const askBoardEvents = (board: string) =>
  whole('events', (query) => answerTo(client.GET('/boards/{board}/events', { params: { path: { board }, query } })));

export const askAppealEvents = (appeal: string) =>
  whole('events', (query) => answerTo(client.GET('/appeals/{appeal}/events', { params: { path: { appeal }, query } })));
