import type { Role } from '@app/contract';
import { toBoard, toSession, type Json } from './support/commands';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer, until } from './support/server';
import { listenTo } from './support/sse-client';

/** Three tables and two boards: board 1 has been played at every table, board 2 at two of them so far. */

type RunningRanking = 'released' | 'none' | 'all';

interface Row {
  readonly contestant: string;
  readonly boards: number;
  readonly percentage: string | null;
}

interface StandingsBody {
  readonly position: number;
  readonly basis: object;
  readonly standings: { readonly groups: readonly { readonly rows: readonly Row[] }[] };
}

const conditions = (runningRanking?: RunningRanking): object => ({
  name: 'A club evening',
  contestants: 'pair',
  stages: [{ stage: 'all', form: 'field', scoring: 'matchpoints' }],
  ...(runningRanking === undefined ? {} : { runningRanking }),
});

const fixture = (table: string, NS: string, EW: string) => ({ table, NS, EW, boards: [1, 2] });

const evening = (session: string, runningRanking?: RunningRanking): readonly Json[] => [
  ...sessionOf(session, 'pair', ['a', 'b', 'c', 'd', 'e', 'f'], { conditions: conditions(runningRanking) }),
  toSession(
    'ScheduleRound',
    { round: '1', section: 'A', tables: [fixture('1', 'a', 'b'), fixture('2', 'c', 'd'), fixture('3', 'e', 'f')] },
    { session },
  ),
];

let server: TestServer;

const caughtUp = async (): Promise<void> => {
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
};

const record = async (...commands: readonly Json[]): Promise<void> => {
  await server.given(...commands);
  await caughtUp();
};

const standings = async (
  session: string,
  role?: Role,
  query = '',
  headers: Readonly<Record<string, string>> = {},
): Promise<StandingsBody> => {
  const { status, body } = await server.get(`/sessions/${session}/standings${query}`, role, headers);
  expect(status).toBe(200);
  return body as StandingsBody;
};

/** `{ a: '1 board, 100.00' }` */
const totals = ({ standings: { groups } }: StandingsBody): Readonly<Record<string, string>> =>
  Object.fromEntries(
    groups.flatMap(({ rows }) =>
      rows.map(({ contestant, boards, percentage }) => [contestant, `${boards}: ${percentage ?? '-'}`]),
    ),
  );

/** Of a table and a board: 1NT by North, with so many tricks. */
const result = (session: string, table: '1' | '2' | '3', board: number, tricks: number): readonly Json[] =>
  played(session, [table, board], ({ '1': ['a', 'b'], '2': ['c', 'd'], '3': ['e', 'f'] } as const)[table], tricks);

/** Board 1 at every table, and board 2 at tables 1 and 2. */
const soFar = (session: string): readonly Json[] => [
  ...result(session, '1', 1, 9),
  ...result(session, '2', 1, 8),
  ...result(session, '3', 1, 7),
  ...result(session, '1', 2, 7),
  ...result(session, '2', 2, 9),
];

beforeAll(async () => {
  server = await startServer();
  for (const [session, mode] of [
    ['open', undefined],
    ['shown', 'all'],
    ['shut', 'none'],
    ['told', undefined],
  ] as const)
    await server.given(...evening(session, mode), ...soFar(session));
  await caughtUp();
});
afterAll(() => server.close());

const AFTER_BOARD_1 = { a: '1: 100.00', b: '1: 0.00', c: '1: 50.00', d: '1: 50.00', e: '1: 0.00', f: '1: 100.00' };
const NOTHING = { a: '0: -', b: '0: -', c: '0: -', d: '0: -', e: '0: -', f: '0: -' };

describe('the ranking of a running session', () => {
  it('is of released boards only for the public, players and tables; of all boards for directors', async () => {
    const table = { authorization: await server.bearer('table', { session: 'open', table: '1' }) };
    for (const query of ['', '?of=session']) {
      const answers = [
        await standings('open', undefined, query),
        await standings('open', 'public', query),
        await standings('open', 'committee', query),
        await standings('open', undefined, query, table),
        await standings('open', 'director', query, { 'view-as': 'public' }),
        await standings('open', 'director', query, { 'view-as': 'table/open/1' }),
      ];
      for (const answer of answers) {
        expect(totals(answer)).toEqual(AFTER_BOARD_1);
        expect(answer.basis).toEqual({ boards: 'released', counted: 1, of: 2 });
      }
      const directors = await standings('open', 'director', query);
      expect(totals(directors)).not.toEqual(AFTER_BOARD_1);
      expect(directors.basis).toEqual({ boards: 'all', counted: 2, of: 2 });
    }
  });

  it('tells nothing before the first board is released', async () => {
    await record(...evening('fresh'), ...result('fresh', '1', 1, 9), ...result('fresh', '2', 1, 7));
    const answer = await standings('fresh');
    expect(totals(answer)).toEqual(NOTHING);
    expect(answer.basis).toEqual({ boards: 'released', counted: 0, of: 2 });
  });

  it('is of every board, or there is none, where the conditions say so', async () => {
    const everything = totals(await standings('shown', 'director'));
    const shown = await standings('shown');
    expect([totals(shown), shown.basis]).toEqual([everything, { boards: 'all', counted: 2, of: 2 }]);
    const none = await standings('shut');
    expect([totals(none), none.basis]).toEqual([{}, { boards: 'none', counted: 0, of: 2 }]);
    expect(totals(await standings('shut', 'director'))).toEqual(everything);
  });

  it('does not move, and nothing is heard, when a withheld board is decided', async () => {
    const asked = async (): Promise<readonly unknown[]> => {
      const paths = ['', '?asOf=99999', '?asOf=2100-01-01T00:00:00Z', '?of=session'].map(
        (query) => `/sessions/still/standings${query}`,
      );
      const all = [...paths, '/sessions', '/sessions/still/boards', '/sessions/still/differences?from=0'];
      return Promise.all(
        all.map(async (path) => {
          const { text, headers } = await server.get(path);
          return [path, text, headers.etag];
        }),
      );
    };
    await record(...evening('still'), ...result('still', '1', 1, 9).slice(0, -1));
    const before = await asked();
    const listener = await listenTo(`${server.url}/events?session=still`);
    await record(...result('still', '1', 1, 9).slice(-1));
    await record(toBoard('ConfirmResult', {}, { session: 'still', table: '1' }));
    expect(await asked()).toEqual(before);
    await record(toSession('AddSection', { section: 'Z' }, { session: 'still' }));
    await until(() => listener.messages.length > 0);
    listener.close();
    expect(listener.messages).toHaveLength(1);
    expect(JSON.stringify(listener.messages)).toContain('SectionAdded');
  });

  it('moves, and is told, where the conditions show every board', async () => {
    const before = await standings('shown');
    const listener = await listenTo(`${server.url}/events?session=shown`);
    await record(...result('shown', '3', 2, 8).slice(0, -1));
    await record(...result('shown', '1', 3, 8));
    await until(() => listener.messages.length > 2);
    listener.close();
    expect((await standings('shown')).position).toBeGreaterThan(before.position);
  });

  it('is of every board once the results are published by a recorded decision', async () => {
    expect(totals(await standings('told'))).toEqual(AFTER_BOARD_1);
    await record(
      toSession('PublishResults', { status: 'provisional', at: '2026-02-01T22:00:00Z' }, { session: 'told' }),
    );
    const published = await standings('told');
    expect(totals(published)).toEqual(totals(await standings('told', 'director')));
    expect(published.basis).toEqual({ boards: 'all', counted: 2, of: 2 });
  });

  it('is of everything once the last board is released', async () => {
    await record(...result('open', '3', 2, 7));
    const [everybody, director] = [await standings('open'), await standings('open', 'director')];
    expect([totals(everybody), everybody.basis]).toEqual([totals(director), { boards: 'all', counted: 2, of: 2 }]);
  });
});
