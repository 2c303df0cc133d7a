import type { Role } from '@app/contract';
import request from 'supertest';
import { toBoard, toSession } from './support/commands';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer, until } from './support/server';

/** Board 1 has been played, ruled on and appealed at table 1; table 2 has still to play it. */

const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' };
const one = { result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks: 9 }, weight: '1' };
const outcome = { kind: 'assigned', components: [one] };
const RULING = {
  laws: [law],
  reasons: 'Secret reasons',
  by: 'anna',
  rightOfAppeal: true,
  outcome: { NS: outcome, EW: outcome },
};
const at = (time: string): string => `2026-02-01T${time}:00Z`;
const WHERE = { session: 'run', table: '1' };
const LODGING = {
  session: 'run',
  against: 'board-run.1.1@2',
  appellant: 'b',
  lodgedBy: ['p3', 'p4'],
  capacity: 'players',
  parts: ['judgement'],
  grounds: 'Secret grounds',
  at: at('21:40'),
  receivedBy: 'anna',
};
const fixture = (table: string, NS: string, EW: string) => ({ table, NS, EW, boards: [1] });

let server: TestServer;
const caughtUp = async (): Promise<void> => {
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
};
const post = async (path: string, body: object): Promise<void> => {
  const response = await request(server.url)
    .post(path)
    .set('Authorization', await server.bearer('director'))
    .send(body);
  expect([response.status, response.body]).toMatchObject([201, {}]);
};

beforeAll(async () => {
  server = await startServer();
  await server.given(
    ...sessionOf('run', 'pair', ['a', 'b', 'c', 'd'], { contest: { contest: 'cup', stage: 'final', session: 1 } }),
    toSession(
      'ScheduleRound',
      { round: '1', section: 'A', tables: [fixture('1', 'a', 'b'), fixture('2', 'c', 'd')] },
      { session: 'run' },
    ),
    ...played('run', ['1', 1], ['a', 'b'], 7),
    toBoard('GiveRuling', RULING, WHERE),
    toBoard('TellRuling', { ruling: 2, at: at('21:30'), to: ['a', 'b'] }, WHERE),
  );
  await post('/appeals/a1', LODGING);
  await post('/appeals/a1/committees', {
    by: 'anna',
    at: at('21:50'),
    instance: 'oral-committee',
    members: [{ member: 'm1' }],
  });
  await caughtUp();
});
afterAll(() => server.close());

const ABOUT_APPEAL = ['/appeals/a1', '/appeals/a1/events', '/appeals/a1/case', '/appeals/a1/case?format=html'];
const LISTS: readonly (readonly [path: string, list: string])[] = [
  ['/sessions/run/rulings', 'rulings'],
  ['/sessions/run/corrections', 'corrections'],
  ['/sessions/run/reviews', 'boards'],
  ['/sessions/run/appeals', 'appeals'],
];
const SECRET = /Secret|1NT|12C1|board-run\.1\.1@|"a1"/;

const codeOf = async (path: string, role?: Role): Promise<string> => {
  const { status, body } = await server.get(path, role);
  return status === 200 ? 'ok' : (body as { code: string }).code;
};

describe('while a board is kept', () => {
  it.each(ABOUT_APPEAL)('an appeal about it is too: %s', async (path) => {
    expect(await codeOf(path)).toBe('BoardKept');
    expect(await codeOf(`${path}${path.includes('?') ? '&' : '?'}asOf=appeal-a1@0`)).toBe('BoardKept');
    expect([await codeOf(path, 'committee'), await codeOf(path, 'director')]).toEqual(['ok', 'ok']);
  });

  it.each(LISTS)('it is in no list: %s', async (path, list) => {
    const [kept, whole] = [await server.get(path), await server.get(path, 'director')];
    expect((kept.body as Readonly<Record<string, unknown>>)[list]).toEqual([]);
    expect((whole.body as Readonly<Record<string, readonly unknown[]>>)[list]?.length).toBeGreaterThan(0);
    expect(kept.text).not.toMatch(SECRET);
  });

  it.each([
    '/sessions/run/differences?from=0',
    '/sessions/run/standings',
    '/sessions/run/deadlines',
    '/sessions/run/travellers',
    '/sessions/run/penalties',
    '/sessions/run/events',
    '/sessions/run/line-up-findings',
    '/sessions/run/carry-over',
    '/sessions/run/matches',
    '/sessions/run/sections',
  ])('nothing of it is in %s', async (path) => {
    const { status, text } = await server.get(path);
    expect(status).toBe(200);
    expect(text).not.toMatch(SECRET);
  });

  it('differences have no event of it, and for a director they have', async () => {
    const [kept, whole] = [
      await server.get('/sessions/run/differences?from=0'),
      await server.get('/sessions/run/differences?from=0', 'director'),
    ];
    const streams = ({ body }: typeof kept) => [
      ...new Set((body as { events: readonly { stream: string }[] }).events.map(({ stream }) => stream)),
    ];
    expect([streams(kept), streams(whole)]).toEqual([['session-run'], ['session-run', 'board-run.1.1']]);
  });

  it.each(['board-run.1.1@0', 'run.1.1@0', 'run.1.1@999', 'appeal-a1@0', 'appeal-a1@999'])(
    'no moment is named by an event of it: %s',
    async (moment) => {
      expect(await codeOf(`/sessions/run?asOf=${moment}`)).toBe('BoardKept');
      expect(await codeOf(`/sessions/run/differences?from=${moment}`)).toBe('BoardKept');
    },
  );

  it('nobody learns from a position how far the ledger is', async () => {
    const [now, far] = [await server.get('/sessions/run/boards'), await server.get('/sessions/run/boards?asOf=99999')];
    expect(far.text).toBe(now.text);
    // The list of sessions has a position of its own: it is the same at the end of the ledger and behind it.
    const [last, behind] = [await server.log.head(), 99_999];
    expect((await server.get(`/sessions?asOf=${behind}`)).text).toBe((await server.get(`/sessions?asOf=${last}`)).text);
  });

  it('a committee has the case with what the other tables did left out', async () => {
    await server.given(...played('run', ['3', 1], ['c', 'd'], 11));
    await caughtUp();
    const { text, body } = await server.get('/appeals/a1/case', 'committee');
    expect(text).toContain('Secret reasons');
    const { field } = body as { field: { tables: readonly { id: string; result: unknown }[] } };
    expect(field.tables).toMatchObject([{ id: 'board-run.3.1', result: null }]);
    const { body: directors } = await server.get('/appeals/a1/case', 'director');
    expect(directors).toMatchObject({ field: { tables: [{ id: 'board-run.3.1', result: { kind: 'played' } }] } });
  });
});

it('when everybody has played it, everybody sees it', async () => {
  await server.given(...played('run', ['2', 1], ['c', 'd'], 8));
  await caughtUp();
  for (const path of ABOUT_APPEAL) expect([path, await codeOf(path)]).toEqual([path, 'ok']);
  for (const [path, list] of LISTS) {
    const { body } = await server.get(path);
    expect([path, (body as Readonly<Record<string, readonly unknown[]>>)[list]?.length]).not.toEqual([path, 0]);
  }
  const { body } = await server.get('/sessions/run/corrections');
  expect(body).toMatchObject({
    corrections: [
      {
        decision: 'board-run.1.1@3',
        before: { params: { result: { result: { bid: '1NT', declarer: 'N', tricks: 7 } } } },
        after: {
          code: 'score.adjusted',
          params: { ns: { params: { results: { list: [{ result: { tricks: 9 } }] } } } },
        },
        ruling: 'board-run.1.1@2',
        by: { role: 'director' },
        timely: 'in-time',
        inForce: true,
      },
    ],
  });
});

it('a case tells of the other sessions of its stage only when nothing is kept in them', async () => {
  const contest = { contest: 'cup', stage: 'final', session: 2 };
  await server.given(
    ...sessionOf('next', 'pair', ['a', 'b'], { contest }),
    toSession('WithdrawContestant', { contestant: 'a', reason: 'Secret of a board' }, { session: 'next' }),
  );
  await caughtUp();
  expect(await codeOf('/appeals/a1/case')).toBe('BoardKept');
  expect((await server.get('/appeals/a1/case', 'committee')).text).toContain('Secret of a board');
});

it('a ranking does not tell what was written on a board withdrawn while another is kept', async () => {
  const session = 'third';
  const tables = [{ ...fixture('1', 'a', 'b'), boards: [1, 3] }];
  await server.given(
    ...sessionOf(session, 'pair', ['a', 'b']),
    toSession('ScheduleRound', { round: '1', section: 'A', tables }, { session }),
    ...played(session, ['1', 3], ['a', 'b'], 7),
    toSession('WithdrawBoard', { board: 3, reason: 'Secret of board 1' }, { session }),
  );
  await caughtUp();
  const path = `/sessions/${session}/standings`;
  expect((await server.get(path)).text).not.toContain('Secret');
  expect((await server.get(path, 'director')).text).toContain('Secret');
});
