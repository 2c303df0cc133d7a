import { type Conducted, conducted } from './for-specs';
import { repeatBusy } from './repeat-busy';

type Answer = readonly [status: number, retryAfter?: string];

let server: Conducted;
beforeEach(async () => {
  server = await conducted();
});
afterEach(() => server.stop());

/** Asks a server that answers with one after another of these; the last again and again. */
const asking = async (...answers: readonly Answer[]) => {
  server.answer = (_, response) => {
    const [status, retryAfter] = answers[Math.min(server.requests.length, answers.length) - 1] ?? [500];
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
  };
  const waited: number[] = [];
  let told = 0;
  const headers = { 'idempotency-key': 'the-same' };
  const { response } = await repeatBusy(
    async () => ({ response: await fetch(`${server.url}/sessions`, { method: 'POST', headers }) }),
    () => (told += 1),
    (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
  );
  expect(told).toBe(waited.length);
  return { status: response.status, waited, ids: server.requests.map((one) => one.headers['idempotency-key']) };
};

it.each<[string, readonly Answer[], number, number]>([
  ['an answer', [[201]], 201, 0],
  ['a refusal', [[409]], 409, 0],
  ['a server that is busy for a while', [[503, '0'], [429, '0'], [201]], 201, 2],
  ['a server that stays busy: given up after five more', [[503, '0']], 503, 5],
  ['a ledger that cannot do its work', [[503]], 503, 0],
  ['a wait that is too long', [[429, '31']], 429, 0],
  ['a wait that cannot be read', [[503, 'Mon, 30 Nov 2026 09:00:00 GMT']], 503, 0],
  ['an answer that was given and only says when to ask again', [[201, '0']], 201, 0],
])('%s', async (_, answers, status, waits) => {
  const asked = await asking(...answers);
  expect([asked.status, asked.waited.length, asked.ids]).toEqual([
    status,
    waits,
    Array<string>(waits + 1).fill('the-same'),
  ]);
});

it('waits as long as the server says, and up to half a second longer', async () => {
  const { waited } = await asking([503, '1'], [429, '30'], [201]);
  expect(waited.map((milliseconds) => Math.floor(milliseconds / 500) * 500)).toEqual([1_000, 30_000]);
});
