import type { DeadlinesAnswer, StandingsAnswer, Whole } from '@app/contract';
import request from 'supertest';
import { executeAll } from '@app/application';
import { type Json, DIRECTOR, envelopes, openBoard, toBoard, toSession } from './support/commands';
import { played, sessionOf } from './support/results';
import { type TestServer, startServer, until } from './support/server';

/** Two sessions of pairs on one day, and a third the next day: what ends a right in one of them lies in another (DBf X79A). */

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const LAW = { edition: 'wbf-2007', authority: 'WBF', paragraph: '64A1' };

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

describe('what is done after results were put up', () => {
  const session = 'friday';
  const ALONE = { laws: 'wbf-2007', regulations: 'dbf-2013', date: '2013-02-01' };
  const imposed = (taken: Readonly<Record<string, unknown>>): Json =>
    toSession(
      'ImposePenalty',
      {
        contestant: '1',
        kind: 'procedural',
        offence: 'phone',
        amount: { value: '1/2', unit: 'matchpoints' },
        from: 'total',
        paragraph: 'DBf 307A1',
        reason: 'it rang',
        ...taken,
      },
      { session },
    );
  const put = (status: string, time: string, more: Readonly<Record<string, unknown>> = {}): Json =>
    toSession('PublishResults', { status, at: time, ...more }, { session });
  const standing = async (): Promise<string> => {
    const head = await server.log.head();
    await until(() => server.models.position() >= head);
    const { standings } = (await server.get(`/sessions/${session}/standings`)).body as StandingsAnswer;
    const { status, changedSince, subjectToAppeal } = standings;
    return [status, ...(subjectToAppeal ? ['subject to appeal'] : []), ...(changedSince ? ['changed since'] : [])].join(
      ', ',
    );
  };

  beforeAll(() =>
    server.given(
      ...sessionOf(session, 'pair', ['1', '2', '3', '4'], ALONE),
      toSession(
        'ScheduleRound',
        { round: 'r1', section: 'A', tables: [{ table: '1', NS: '1', EW: '2', boards: [1] }] },
        { session },
      ),
      ...played(session, ['1', 1], ['1', '2'], 7),
      ...played(session, ['2', 1], ['3', '4'], 8),
      toSession('FinishRound', { round: 'r1', at: at('21:30') }, { session }),
    ),
  );

  it('goes by the periods, and the status says when numbers are no longer those that were put up', async () => {
    expect(await outcomeOf(imposed({}))).toMatchObject({ ok: true });
    await server.given(put('official', at('22:00')));
    expect(await standing()).toBe('official');
    expect(await outcomeOf(imposed({}))).toMatchObject({ ok: false, code: 'MomentMissing' });
    expect(await outcomeOf(imposed({ raisedAt: at('22:10') }))).toMatchObject({
      ok: true,
      events: [{ type: 'PenaltyImposed', data: { raisedAt: at('22:10'), inTimeBy: 'DBf X79A2' } }],
    });
    expect(await standing()).toBe('official, changed since');
    await server.given(put('official', at('22:15')));
    expect(await standing()).toBe('official');
  });

  it('are final when nothing is open, or by an exception', async () => {
    expect(await outcomeOf(put('final', at('22:20')))).toMatchObject({ ok: false, code: 'NotFinalYet' });
    expect(await outcomeOf(put('final', at('22:20'), { exception: 'the prizes are given' }))).toMatchObject({
      ok: true,
      events: [{ data: { exception: 'the prizes are given', subjectToAppeal: true } }],
    });
    expect(await standing()).toBe('final, subject to appeal');
    await server.given(put('final', at('23:00')));
    expect(await standing()).toBe('final');
    expect(await outcomeOf(imposed({ raisedAt: at('23:10') }))).toMatchObject({ ok: false, code: 'ChangeTooLate' });
    const exception = 'both pairs agree';
    const late = await outcomeOf(imposed({ raisedAt: at('23:10'), exception }));
    expect(late).toMatchObject({ ok: true });
    expect(await standing()).toBe('final, changed since');
    const { revision } = late as { readonly revision: number };
    const rescinded = toSession(
      'RescindPenalty',
      { penalty: revision, reason: 'it did not ring', exception },
      { session },
    );
    expect(await outcomeOf(rescinded)).toMatchObject({ ok: true });
    // What stands is what was put up.
    expect(await standing()).toBe('final');
  });

  it('is a correction of the score, an assigned score, a board that does not count: all of them', async () => {
    const where = { session, table: '2', board: 1 };
    const grades = { grades: { NS: 'plus', EW: 'minus' }, authority: 'director' };
    const all: readonly (readonly [(taken: object) => Json, string])[] = [
      [(taken) => toBoard('AwardArtificialScore', { ...grades, ...taken }, where), 'MomentMissing'],
      [(taken) => toSession('WithdrawBoard', { board: 1, reason: 'fouled', ...taken }, { session }), 'MomentMissing'],
      [
        (taken) => toBoard('TransferTricks', { to: 'NS', tricks: 1, law: LAW, authority: 'director', ...taken }, where),
        'MomentMissing',
      ],
    ];
    for (const [command, code] of all) {
      expect(await outcomeOf(command({}))).toMatchObject({ ok: false, code });
      expect(await outcomeOf(command({ raisedAt: at('23:30') }))).toMatchObject({ ok: false, code: 'ChangeTooLate' });
    }
    // At the third table the board was played, but its result was not entered.
    const third = { session, table: '3', board: 1 };
    await server.given(openBoard({ ...third, data: { section: 'A', dealer: 'N', contestants: { NS: '1', EW: '4' } } }));
    const slip = (taken: object): Json => toBoard('EnterResult', { result: null, source: 'slip', ...taken }, third);
    expect(await outcomeOf(slip({}))).toMatchObject({ ok: false, code: 'MomentMissing' });
    expect(await outcomeOf(slip({ raisedAt: at('23:30') }))).toMatchObject({ ok: false, code: 'ChangeTooLate' });
    const agreed = { consent: ['director', 'organiser'], beyondDoubt: true };
    expect(await outcomeOf(slip({ raisedAt: at('23:30'), ...agreed }))).toMatchObject({
      ok: true,
      events: [{ type: 'ResultEntered', data: { inTimeBy: 'DBf X79B2' } }],
    });
    const exception = { exception: 'the organiser has decided it' };
    const [transfer] = all.slice(-1);
    expect(transfer && (await outcomeOf(transfer[0](exception)))).toMatchObject({
      ok: true,
      events: [{ type: 'TricksTransferred', data: exception }],
    });
  });
});

it('keeps the order of several sessions that are imported together', async () => {
  const place = (session: number) => opening(session, { contest: { contest: 'imported', stage: 'final', session } });
  const withdraw = (board: number, raisedAt: string): Json =>
    toSession('WithdrawBoard', { board, reason: 'fouled', raisedAt }, { session: 'early' });
  const outcomes = await executeAll(
    { log: server.log, now: () => new Date() },
    envelopes(
      ...sessionOf('early', 'pair', ['1', '2'], place(1)),
      ...sessionOf('late', 'pair', ['1', '2'], place(2)),
      publish('early', at('13:10')),
      withdraw(1, at('15:00')),
      publish('late', at('17:10')),
      withdraw(2, at('17:41')),
    ),
    { actor: DIRECTOR },
  );
  expect(outcomes.map((one) => (one.ok ? 'ok' : one.code)).slice(-4)).toEqual(['ok', 'ok', 'ok', 'ChangeTooLate']);
});
