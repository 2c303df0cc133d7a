import { ROLES, type LikelyErrorsAnswer } from '@app/contract';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer } from './support/server';
import { openBoard, toBoard } from './support/commands';

const PAIRS = Array.from({ length: 16 }, (_, nth) => String(nth + 1));
const ERRORS = '/sessions/club/likely-errors';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  const [where, result] = [
    { session: 'club', table: '8', board: 1 },
    { bid: '1NT', declarer: 'E', risk: 'undoubled', tricks: 7 },
  ] as const;
  await server.given(
    ...sessionOf('club', 'pair', PAIRS),
    ...PAIRS.slice(0, 7).flatMap((pair, nth) => played('club', [pair, 1], [pair, String(nth + 9)], 10)),
    openBoard({ ...where, data: { section: 'A', contestants: { NS: '8', EW: '16' } } }),
    toBoard('EnterResult', { result, source: 'slip' }, where),
  );
});
afterAll(() => server.close());

const SEE = ['scorer', 'director', 'chief-director', 'auditor', 'organiser'] as const;

describe('likely errors', () => {
  it.each(SEE)('are shown to the %s', async (role) => {
    const { status, body } = await server.get(ERRORS, role);
    expect(status).toBe(200);
    expect((body as LikelyErrorsAnswer).errors).toMatchObject([
      {
        kind: 'wrong-declarer',
        table: '8',
        boards: [{ stream: 'board-club.8.1', number: 1, event: 'board-club.8.1@1' }],
      },
    ]);
  });

  const REFUSED = ROLES.filter((role) => role !== 'table' && !SEE.some((one) => one === role));

  it.each([...REFUSED, undefined])('are nothing for others: %s', async (role) => {
    const { status, body, text } = await server.get(ERRORS, role);
    expect([status, body]).toMatchObject([403, { code: 'NotAuthorised' }]);
    expect(text).not.toMatch(/wrong-declarer|1NT|board-club/);
  });

  it.each(['public', 'committee', 'table/club/8'])('are nothing for a director who looks as %s', async (as) => {
    expect((await server.get(ERRORS, 'director', { 'View-As': as })).status).toBe(403);
  });

  it('do not say whether there is such a session to those who may not ask', async () => {
    expect((await server.get('/sessions/nobody/likely-errors', 'auditor')).status).toBe(404);
    expect((await server.get('/sessions/nobody/likely-errors')).status).toBe(403);
  });

  it('change nothing', async () => {
    const before = await server.log.head();
    await server.get(ERRORS, 'auditor');
    expect(await server.log.head()).toBe(before);
  });
});
