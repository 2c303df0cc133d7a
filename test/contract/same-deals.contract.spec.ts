import { type Json, toSession } from './support/commands';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer, until } from './support/server';

/** Two sessions play the same cards on two evenings: the first is not to tell the second what they are. */

const DEAL = 'N:AKQJ.T98.765.432 T987.AKQJ.432.T9 654.654.AKQJ.AKQ 32.732.T98.J8765';
const OTHER = 'N:T987.AKQJ.432.T9 AKQJ.T98.765.432 654.654.AKQJ.AKQ 32.732.T98.J8765';

let server: TestServer;
const record = async (...commands: readonly Json[]): Promise<void> => {
  await server.given(...commands);
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
};
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** @param board the number under which the session plays the deal */
const evening = (session: string, board: number, deal: string): readonly Json[] => [
  ...sessionOf(session, 'pair', ['a', 'b']),
  toSession('SetDeals', { section: 'A', deals: [{ board, deal }] }, { session }),
  toSession(
    'ScheduleRound',
    { round: '1', section: 'A', tables: [{ table: '1', NS: 'a', EW: 'b', boards: [board] }] },
    { session },
  ),
];

const statusOf = async (path: string): Promise<number> => (await server.get(path)).status;
const ofMonday = async (): Promise<readonly unknown[]> => {
  const { body } = await server.get('/sessions/monday/standings');
  return [await statusOf('/boards/monday.1.1'), (body as { basis: { boards: string } }).basis.boards];
};

it('a board that was played is withheld again until the other session has played it, also when its own is closed', async () => {
  await record(...evening('monday', 1, DEAL), ...played('monday', ['1', 1], ['a', 'b'], 7));
  expect(await ofMonday()).toEqual([200, 'all']);
  await record(...evening('tuesday', 5, OTHER));
  expect(await ofMonday()).toEqual([200, 'all']);
  await record(...evening('wednesday', 5, DEAL));
  expect(await ofMonday()).toEqual([403, 'released']);
  await record(toSession('CloseSession', {}, { session: 'monday' }));
  expect(await ofMonday()).toEqual([403, 'released']);
  const moved = async (): Promise<unknown> =>
    ((await server.get('/sessions/monday/standings')).body as { position: number }).position;
  const before = await moved();
  await record(...played('wednesday', ['1', 5], ['a', 'b'], 9));
  expect(await ofMonday()).toEqual([200, 'all']);
  expect(await moved()).not.toBe(before);
});

it('where no round schedules them, until the other session is closed', async () => {
  await record(
    ...sessionOf('later', 'pair', ['a', 'b']),
    toSession('SetDeals', { section: 'A', deals: [{ board: 9, deal: DEAL }] }, { session: 'later' }),
  );
  expect(await statusOf('/boards/monday.1.1')).toBe(403);
  await record(toSession('CloseSession', {}, { session: 'later' }));
  expect(await statusOf('/boards/monday.1.1')).toBe(200);
});

it('no route tells the digests', async () => {
  for (const role of ['public', 'director'] as const) {
    for (const path of ['/sessions/monday', '/sessions/monday/boards', '/sessions']) {
      const { text } = await server.get(path, role);
      expect(text).not.toContain('digest');
    }
  }
});
