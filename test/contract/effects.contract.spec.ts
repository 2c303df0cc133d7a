import type { Role } from '@app/contract';
import request from 'supertest';
import { type Json, toBoard, toSession } from './support/commands';
import { played, sessionOf } from './support/results';
import { type AnswerCheck, answerCheck } from './support/answers';
import { type TestServer, startServer, until } from './support/server';

let server: TestServer;

const law = { edition: 'wbf-2017', authority: 'WBF', paragraph: '12C1' };
const result = (tricks: number) => ({ bid: '1NT', declarer: 'N', risk: 'undoubled', tricks });
const assigned = (tricks: number) => ({ kind: 'assigned', components: [{ result: result(tricks), weight: '1' }] });

const ruling = (tricks: number, more: object = {}) => ({
  laws: [law],
  reasons: 'damaged',
  by: 'anna',
  rightOfAppeal: true,
  outcome: { NS: assigned(tricks), EW: assigned(tricks) },
  ...more,
});

const fine = {
  contestant: 'a',
  kind: 'procedural',
  offence: 'slow',
  amount: { value: '1', unit: 'matchpoints' },
  from: 'total',
  paragraph: 'L90',
  reason: 'slow',
};

const reversal = (decision: number) => ({
  decision,
  at: '2026-02-01T20:00:00Z',
  by: 'chief',
  authority: 'chief-director',
  reasons: 'wrong',
});

/** Board 1 at two tables, with a ruling and a penalty at the first: `board-club.1.1@2`, its score @3. */
const club = (): readonly Json[] => [
  ...sessionOf('club', 'pair', ['a', 'b', 'c', 'd']),
  ...played('club', ['1', 1], ['a', 'b'], 7),
  ...played('club', ['2', 1], ['c', 'd'], 8),
  toBoard('GiveRuling', ruling(9, { penalties: [fine] })),
];

let check: AnswerCheck;

beforeAll(async () => {
  server = await startServer();
  await server.given(...club());
  // Where the ruling has come to the session, its penalty is the last event there.
  await until(async () => (await sessionLength()) === 8);
  check = await answerCheck(server);
});
afterAll(() => server.close());

const sessionLength = async (): Promise<number> => {
  let events = 0;
  for await (const { revision } of server.log.readStream('session-club')) events = revision + 1;
  return events;
};

interface Answered {
  readonly status: number;
  readonly type: string;
  readonly body: unknown;
}

const post = async (path: string, body: object, authorization?: string): Promise<Answered> =>
  request(server.url)
    .post(path)
    .set('Authorization', authorization ?? (await server.bearer('director')))
    .send(body);

const preview = async (command: Omit<Json, 'id'>, role: Role = 'chief-director') =>
  post('/previews', command, await server.bearer(role));

describe('a preview', () => {
  it('tells what a reversal would do, and does nothing', async () => {
    const head = await server.log.head();
    const { status, body } = await preview(toBoard('ReverseDecision', reversal(2)));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      position: expect.any(Number) as number,
      events: [
        { stream: 'board-club.1.1', revision: 4, type: 'RulingReversed', words: expect.any(String) as string },
        { stream: 'session-club', revision: 8, type: 'RulingFollowed' },
        { stream: 'session-club', revision: 9, type: 'PenaltyRescinded' },
      ],
      refused: [],
      dependants: [{ decision: 'session-club@7', on: 'board-club.1.1@2', how: 'penalty' }],
      differences: {
        scores: [
          { id: 'board-club.1.1', before: { points: { NS: '2' } }, after: { points: { NS: '0' } } },
          { id: 'board-club.2.1', before: { points: { NS: '0' } }, after: { points: { NS: '2' } } },
        ],
      },
    });
    expect(check.faults('/previews', 'post', body)).toEqual([]);
    expect(await server.log.head()).toBe(head);
  });

  it('is given as the actor of the token, and without one not at all', async () => {
    const plain = { type: 'ImposePenalty', session: 'club', data: fine };
    const { status, body } = await post('/previews', plain);
    expect([status, (body as { events: readonly object[] }).events]).toMatchObject([200, [{ type: 'PenaltyImposed' }]]);
    const chiefs = toBoard('ReverseDecision', reversal(2));
    expect(await post('/previews', chiefs)).toMatchObject({ status: 403, body: { code: 'NotAuthorised' } });
    const nobody = await request(server.url).post('/previews').send(plain);
    expect([nobody.status, nobody.body]).toMatchObject([401, { code: 'NotAuthenticated' }]);
  });

  it.each<[Role, string]>([
    ['public', 'NotAuthorised'],
    ['table', 'NotAuthorised'],
    ['committee', 'NotAuthorised'],
  ])('tells a %s nothing about a board that is kept: %s', async (role, code) => {
    const seat = role === 'table' ? { session: 'club', table: '1' } : {};
    const token = await server.bearer(role, seat);
    const commands = [toBoard('PlayCard', { seat: 'N', card: 'SA' }), toSession('ImposePenalty', fine)];
    for (const command of commands) {
      expect(await post('/previews', command, token)).toMatchObject({ status: 403, body: { code } });
    }
    for (const path of ['/boards/club.1.1/what-if', '/sessions/club/what-if']) {
      expect(await post(path, { from: 1 }, token)).toMatchObject({ status: 403, body: { code: 'BoardKept' } });
    }
  });

  it('is seen as the one whose view is looked through', async () => {
    const lowered = await request(server.url)
      .post('/previews')
      .set({ Authorization: await server.bearer('director'), 'View-As': 'public' })
      .send(toBoard('ReverseDecision', reversal(2)));
    expect([lowered.status, lowered.body]).toMatchObject([403, { code: 'NotAuthorised' }]);
  });

  it.each([
    ['as somebody who may not', toBoard('GiveRuling', ruling(9)), 403, 'NotAuthorised'],
    ['on a board that is not there', toBoard('ReverseDecision', reversal(2), { board: 9 }), 404, 'BoardNotOpen'],
    ['in no session', toSession('ImposePenalty', fine, { session: 'nope' }), 404, 'SessionUnknown'],
    [
      'about an appeal that is not there',
      {
        type: 'OpenHearing',
        appeal: 'x',
        data: { at: '2026-02-01T20:00:00Z', procedure: 'oral', partiesInformed: true },
      },
      404,
      'SessionUnknown',
    ],
    ['of what decides nothing', toBoard('ReverseDecision', reversal(0)), 409, 'RulingUnknown'],
    ['of a result under a score', toBoard('ReverseDecision', reversal(1)), 409, 'ScoreBuiltUpon'],
    ['of no command', { type: 'Reverse', data: {} }, 422, 'InvalidCommand'],
    ['with a field too many', { ...toSession('ImposePenalty', fine), more: 1 }, 422, 'InvalidCommand'],
  ])('%s is a problem', async (how, command, status, code) => {
    const answer = await preview(command, how.startsWith('as somebody') ? 'public' : 'chief-director');
    expect(answer.type).toBe('application/problem+json');
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
  });

  it('takes no bad token, no other media type, and no book', async () => {
    expect(await post('/previews', {}, 'Bearer nonsense')).toMatchObject({ status: 401 });
    const Authorization = await server.bearer('director');
    const text = await request(server.url).post('/previews').set({ Authorization }).type('text/plain').send('{}');
    expect(text.status).toBe(415);
    const book = await post('/previews', { type: 'x', data: 'x'.repeat(200_000) });
    expect(book.status).toBe(413);
    expect(await post('/previews?at=1', {})).toMatchObject({ status: 400 });
  });
});

describe('what if', () => {
  it('there had been another ruling, or none, side by side', async () => {
    const head = await server.log.head();
    const { status, body } = await post('/boards/club.1.1/what-if', {
      title: 'Which?',
      alternatives: [
        { name: 'none', without: [2] },
        { name: 'another', without: [2], steps: [{ 'give-ruling': ruling(8) }] },
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'board-club.1.1',
      title: 'Which?',
      alternatives: [
        { name: 'none', added: [], leftOut: [{ revision: 2 }, { revision: 3 }] },
        {
          name: 'another',
          added: [{ type: 'RulingGiven' }, { type: 'ScoreAdjusted' }],
          differences: { scores: [{ after: { points: { NS: '1' } } }, { after: { points: { NS: '1' } } }] },
        },
      ],
    });
    expect(check.faults('/boards/{board}/what-if', 'post', body)).toEqual([]);
    expect(await server.log.head()).toBe(head);
  });

  it('the session had taken another course', async () => {
    const { status, body } = await post('/sessions/club/what-if', {
      steps: [{ 'withdraw-board': { board: 1, reason: 'fouled' } }],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 'session-club', alternatives: [{ added: [{ type: 'BoardWithdrawn' }] }] });
    expect(check.faults('/sessions/{session}/what-if', 'post', body)).toEqual([]);
  });

  it.each([
    ['/boards/club/what-if', { from: 1 }, 400, 'BadBoardId'],
    ['/boards/club.9.9/what-if', { from: 1 }, 404, 'BoardUnknown'],
    ['/sessions/nope/what-if', { from: 1 }, 404, 'SessionUnknown'],
    ['/boards/club.1.1/what-if', {}, 422, 'InvalidWhatIf'],
    ['/boards/club.1.1/what-if', { from: 1, more: 1 }, 422, 'InvalidWhatIf'],
    ['/boards/club.1.1/what-if', { steps: [{ 'make-call': { seat: 'N', call: '1S' } }] }, 409, 'BoardFinished'],
  ])('%s with %j is a problem', async (path, body, status, code) => {
    const answer = await post(path, body);
    expect([answer.status, answer.type]).toEqual([status, 'application/problem+json']);
    expect((answer.body as { code: string }).code).toBe(code);
  });

  it('names the fields that are wrong, and the step that cannot be taken', async () => {
    const wrong = await post('/boards/club.1.1/what-if', { steps: [{ 'make-call': { seat: 'X', call: '1S' } }] });
    expect(wrong.body).toMatchObject({ problems: [{ path: 'steps[0].make-call.seat' }] });
    const stuck = await post('/boards/club.1.1/what-if', {
      alternatives: [
        { name: 'a', from: 1 },
        { name: 'b', steps: [{ 'confirm-result': {} }, { 'make-call': { seat: 'N', call: '1S' } }] },
      ],
    });
    expect(stuck.body).toMatchObject({ code: 'BoardFinished', alternative: 1, step: 1 });
  });
});
