import type { DeadlinesAnswer, Whole } from '@app/contract';
import request from 'supertest';
import { type Json, toBoard, toSession } from './support/commands';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer, until } from './support/server';

/** Two sessions of pairs on one day, and a third the next day: what ends a right in one of them lies in another (DBf X79A). */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const at = (time: string, day = '01'): string => `2013-02-${day}T${time}:00+01:00`;

const opening = (session: number, more: Readonly<Record<string, unknown>> = {}) => ({
  laws: 'wbf-2007',
  regulations: 'dbf-2013',
  date: '2013-02-01',
  contest: { contest: 'festival', stage: 'final', session },
  ...more,
});
const publish = (session: string, time: string): Json =>
  toSession('PublishResults', { status: 'official', at: time }, { session });
const correct = (raisedAt: string, more: Readonly<Record<string, unknown>> = {}): Json =>
  toBoard(
    'CorrectScore',
    {
      error: 'entry',
      madeBy: 'players',
      result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks: 8 },
      raisedAt,
      raisedBy: 'N-S',
      authority: 'director',
      reason: 'one trick too few was entered',
      ...more,
    },
    { session: 'afternoon' },
  );

/** What becomes of one command over HTTP. */
const outcomeOf = async (command: Json): Promise<unknown> => {
  const { text } = await request(server.url)
    .post('/commands')
    .set('Authorization', await server.bearer('director'))
    .set('Content-Type', 'application/x-ndjson')
    .send(JSON.stringify(command));
  return JSON.parse(text.split('\n')[0] ?? '');
};

const ends = async (session: string, moment: string): Promise<readonly unknown[]> => {
  const head = await server.log.head();
  await until(() => server.models.position() >= head);
  const path = `/sessions/${session}/deadlines?at=${encodeURIComponent(moment)}`;
  const { deadlines } = (await server.get(path, 'director')).body as Whole<DeadlinesAnswer>;
  return deadlines
    .filter(({ right, needs, only }) => right === 'score-correction' && needs === null && only === null)
    .map((one) => [one.until, one.open, one.paragraph]);
};

it('is taken and refused by the same periods as the answers show', async () => {
  await server.given(
    ...sessionOf('afternoon', 'pair', ['1', '2', '3', '4'], opening(1)),
    ...played('afternoon', ['1', 1], ['1', '2'], 7),
    publish('afternoon', at('13:10')),
  );
  expect(await ends('afternoon', at('15:00'))).toEqual([[at('13:40'), false, 'DBf X79A2']]);
  expect(await outcomeOf(correct(at('15:00')))).toMatchObject({ ok: false, code: 'CorrectionTooLate' });

  await server.given(...sessionOf('evening', 'pair', ['1', '2', '3', '4'], opening(2)));
  expect(await ends('afternoon', at('15:00'))).toEqual([[null, true, 'DBf X79A2']]);
  expect(await outcomeOf(correct(at('15:00')))).toMatchObject({ ok: true });

  await server.given(publish('evening', at('17:10')));
  for (const session of ['afternoon', 'evening']) {
    expect(await ends(session, at('17:40'))).toEqual([[at('17:40'), true, 'DBf X79A2']]);
  }
  const late = correct(at('17:41'), { result: { bid: '1NT', declarer: 'N', risk: 'undoubled', tricks: 9 } });
  expect(await outcomeOf(late)).toMatchObject({ ok: false, code: 'CorrectionTooLate' });

  const planned = { start: at('10:00', '02') };
  await server.given(...sessionOf('sunday', 'pair', ['1', '2', '3', '4'], opening(3, { date: '2013-02-02', planned })));
  expect(await ends('afternoon', at('23:00'))).toEqual([[at('10:00', '02'), true, 'DBf X79A1']]);
  expect(await outcomeOf({ ...late, id: toSession('x').id })).toMatchObject({ ok: true });
});

it('names a plan that ends before it begins, and takes no start of another session with a command', async () => {
  const planned = { start: at('10:00'), end: at('09:00') };
  const [open] = sessionOf('backwards', 'pair', [], opening(4, { planned }));
  expect(open && (await outcomeOf(open))).toMatchObject({ ok: false, code: 'PlanImpossible' });
  const withStart = correct(at('15:00'), { nextSessionStart: at('10:00', '02') });
  expect(await outcomeOf(withStart)).toMatchObject({ ok: false });
});
