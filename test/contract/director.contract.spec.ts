import { randomUUID } from 'node:crypto';
import request from 'supertest';
import { openBoard, openedSession } from './support/commands';
import { type TestServer, startServer } from './support/server';

const BOARD = '/sessions/club/boards/1/1';

let server: TestServer;
let director = '';
let tablet = '';
beforeEach(async () => {
  server = await startServer();
  director = await server.bearer('director');
  tablet = await server.bearer('table', { session: 'club', table: '1' });
  await server.given(...openedSession(), openBoard());
});
afterEach(() => server.close());

/** What an answer to a command tells. */
interface Answer {
  readonly revision: number;
  readonly repeated: boolean;
  readonly events: readonly { readonly type: string; readonly data: object }[];
  readonly options: readonly object[];
  readonly obligations: readonly object[];
  readonly questions: readonly object[];
}

const post = (path: string, body: object, as = tablet) =>
  request(server.url).post(`${BOARD}/${path}`).set('Authorization', as).send(body);
const given = async (path: string, body: object, as = tablet): Promise<Answer> => {
  const response = await post(path, body, as);
  expect([path, response.status, response.body]).toMatchObject([path, 201, {}]);
  return response.body as Answer;
};

/** What the queries show the table as open after so many events. */
const shownAt = async (count: number): Promise<unknown> => {
  const answer = await request(server.url).get(`/boards/club.1.1?at=${count}`).set('Authorization', tablet);
  const { view } = answer.body as { view: Answer };
  const { options, obligations, questions } = view;
  return { options, obligations, questions };
};

const BY_SOUTH = { law: '27A1', for: 'S', choices: ['accept', 'decline'] };

/** North opens one spade, East bids one heart, and South calls the director. */
const insufficientBid = async (): Promise<Answer> => {
  await given('calls', { seat: 'N', call: '1S' });
  await given('calls', { seat: 'E', call: '1H' });
  return given('director-calls', { by: 'S' });
};

const expectProblem = (response: request.Response, status: number, more: object): void => {
  expect(response.headers['content-type']).toBe('application/problem+json');
  expect([response.status, response.body]).toMatchObject([status, { status, ...more }]);
};

it.each([
  ['da', 'meldeforløbet er ikke slut'],
  ['sv', 'budgivningen är inte avslutad'],
  ['en', 'the auction goes on'],
])(
  'a refusal has its particular reason as data, and a text in the language of the client: %s',
  async (accepted, detail) => {
    await given('calls', { seat: 'N', call: '1S' });
    const response = await post('results', { result: null }).set('Accept-Language', accepted);
    expectProblem(response, 409, {
      code: 'AuctionNotEnded',
      detail,
      detailCode: 'refusal.auction-goes-on',
      params: {},
    });
  },
);

describe('an insufficient bid', () => {
  it('goes its way from the finding over the options to the choice, and every answer tells what is open', async () => {
    expect(await given('calls', { seat: 'N', call: '1S' })).toMatchObject({
      options: [],
      obligations: [],
      questions: [],
    });
    const bid = await given('calls', { seat: 'E', call: '1H' });
    // The finding is for the director.
    expect(bid.events.map(({ type }) => type)).toEqual(['CallMade']);
    const called = await given('director-calls', { by: 'S' });
    expect(called.options).toMatchObject([BY_SOUTH]);
    await given('offered-options', { act: 2 }, director);
    const declined = await given('choices', { seat: 'S', law: '27A1', choice: 'decline' });
    expect(declined).toMatchObject({
      events: [{ type: 'OptionChosen', data: { seat: 'S', choice: 'decline', act: 2, law: { paragraph: '27A1' } } }],
      options: [],
      obligations: [{ kind: 'replace-call', for: 'E', law: '27B', allowed: 'any' }],
    });
    const { options, obligations, questions } = declined;
    expect(await shownAt(declined.revision + 1)).toEqual({ options, obligations, questions });
    expect((await given('calls', { seat: 'E', call: '2H' })).obligations).toEqual([]);
  });

  it('that is accepted stands', async () => {
    await insufficientBid();
    expect(await given('choices', { seat: 'S', law: '27A1', choice: 'accept' })).toMatchObject({ obligations: [] });
  });

  it('leaves no choice but those that are open; the problem says which', async () => {
    await insufficientBid();
    const before = await server.log.head();
    for (const choice of [
      { seat: 'S', law: '27A1', choice: 'double' },
      { seat: 'W', law: '27A1', choice: 'accept' },
      { seat: 'S', law: '25A', choice: 'accept' },
      { seat: 'S', law: '27A1', choice: 'accept', act: 1 },
    ]) {
      expectProblem(await post('choices', choice), 409, {
        type: 'urn:session-ledger:OptionNotOpen',
        code: 'OptionNotOpen',
        detail: expect.stringContaining('open are 27A1 for S (accept, decline)') as string,
        options: [BY_SOUTH],
      });
    }
    expect(await server.log.head()).toBe(before);
  });

  it('leaves the device of a table what a player may do, and no more', async () => {
    await insufficientBid();
    const judgement = { question: 'unintended', answer: 'intended', act: 2 };
    for (const [path, body] of [
      ['judgements', judgement],
      ['facts', { text: 'East did not look', basis: 'agreed' }],
      ['statements', { by: 'E', text: 'I did not look' }],
      ['offered-options', {}],
      ['choices', { law: '27A1', choice: 'accept' }],
    ] as const) {
      expectProblem(await post(path, body), 403, { code: 'NotAuthorised' });
    }
    await given('choices', { seat: 'S', law: '27A1', choice: 'accept' });
  });
});

describe('a judgement', () => {
  it('is asked for, made and settled', async () => {
    await given('calls', { seat: 'N', call: '1C' });
    const attempt = await given('substitutions', { seat: 'N', call: '1S' }, director);
    expect(attempt.questions).toMatchObject([{ question: 'unintended', answers: ['unintended', 'intended'] }]);
    await given('director-calls', { by: 'E' });
    const grounds = { reasons: 'the cards stuck together', by: 'td1' };
    const judged = await given('judgements', { question: 'unintended', answer: 'unintended', ...grounds }, director);
    expect(judged.events[0]).toMatchObject({ type: 'JudgementMade', data: { law: { paragraph: '25A' }, ...grounds } });
    expect(judged.questions).toEqual([]);
  });

  it('that nothing waits for, or with another answer, is refused; the problem says what is open', async () => {
    await given('calls', { seat: 'N', call: '1C' });
    const none = { question: 'unintended', answer: 'unintended' };
    expectProblem(await post('judgements', none, director), 409, {
      code: 'QuestionNotOpen',
      detail: expect.stringContaining('no question is open') as string,
      questions: [],
    });
    await given('substitutions', { seat: 'N', call: '1S' });
    expectProblem(await post('judgements', { ...none, answer: 'perhaps' }, director), 409, {
      code: 'QuestionNotOpen',
      questions: [{ question: 'unintended', answers: ['unintended', 'intended'] }],
    });
  });
});

describe('a choice that is given', () => {
  const decline = { seat: 'S', law: '27A1', choice: 'decline' };

  it('by somebody who has not seen the last of it is stale', async () => {
    const { revision } = await insufficientBid();
    // Not shown to the device, so nothing that it has missed.
    await given('remarks', { by: 'W', text: 'wait' });
    await given('director-calls', { by: 'W' });
    const stale = await post('choices', decline).set('If-Match', `"${revision}"`);
    expectProblem(stale, 412, { code: 'StaleRevision', actual: revision + 1 });
    expect((await post('choices', decline).set('If-Match', `"${revision + 1}"`)).status).toBe(201);
  });

  it('twice answers the same, also with what was open then, however the board has gone on', async () => {
    await insufficientBid();
    const key = randomUUID();
    const first = await post('choices', decline).set('Idempotency-Key', key);
    await given('calls', { seat: 'E', call: '2H' });
    const again = await post('choices', decline).set('Idempotency-Key', key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect((first.body as Answer).obligations).toHaveLength(1);
    expect(again.body).toEqual({ ...(first.body as Answer), repeated: true });
    expect(again.headers.etag).toBe(first.headers.etag);
    const other = await post('choices', { ...decline, choice: 'accept' }).set('Idempotency-Key', key);
    expectProblem(other, 409, { code: 'CommandIdReused' });
  });
});
