import { createServer } from 'node:http';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { answerMalformedHttp } from '../../apps/common/src/malformed-http';
import { type TestServer, startServer } from './support/server';

let server: TestServer;
let port = 0;
beforeAll(async () => {
  server = await startServer();
  port = Number(new URL(server.url).port);
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Takes the answers on a connection apart by their Content-Length; throws for what is not well-formed. */
const answersIn = (received: string): readonly Answer[] => {
  const answers: Answer[] = [];
  let rest = received;
  while (rest !== '') {
    const end = rest.indexOf('\r\n\r\n');
    const [line = '', ...fields] = rest.slice(0, end).split('\r\n');
    const [, status] = /^HTTP\/1\.1 (\d{3}) \S/.exec(line) ?? [];
    if (end < 0 || status === undefined) throw new Error(`no answer: ${JSON.stringify(rest.slice(0, 200))}`);
    const headers = Object.fromEntries(
      fields.map((field) => field.split(/:\s*(.*)/s, 2)).map(([name = '', value = '']) => [name.toLowerCase(), value]),
    );
    const length = Number(headers['content-length']);
    const body = rest.slice(end + 4, end + 4 + length);
    if (body.length !== length) throw new Error(`cut off: ${JSON.stringify(rest)}`);
    answers.push({ status: Number(status), headers, body });
    rest = rest.slice(end + 4 + length);
  }
  return answers;
};

/** Writes bytes to a port and reads until the connection is closed. */
const exchange = (bytes: string, to = port): Promise<readonly Answer[]> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket: Socket = connect(to, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (piece: string) => (received += piece));
    socket.once('error', reject).once('close', () => {
      try {
        resolve(answersIn(received));
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  });

const expectProblem = (answer: Answer | undefined, status: number, code: string): void => {
  expect(answer).toMatchObject({
    status,
    headers: {
      'content-type': 'application/problem+json',
      connection: 'close',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("default-src 'self'") as unknown,
    },
  });
  expect(JSON.parse(answer?.body ?? '')).toMatchObject({ type: `urn:session-ledger:${code}`, status, code });
};

const GET = 'GET /health/live HTTP/1.1\r\nHost: x\r\n';

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400, 'MalformedRequest'],
  ['an unknown method', 'HELLO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, 'MalformedRequest'],
  ['a header without a name', 'GET / HTTP/1.1\r\n: x\r\n\r\n', 400, 'MalformedRequest'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'MalformedRequest',
  ],
  ['NUL in a header', `${GET}X: a\u0000b\r\n\r\n`, 400, 'MalformedRequest'],
  ['no Host', 'GET /health/live HTTP/1.1\r\n\r\n', 400, 'MalformedRequest'],
  ['headers that are too large', `${GET}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'HeadersTooLarge'],
  ['an expectation', `${GET}Expect: a-miracle\r\n\r\n`, 417, 'ExpectationFailed'],
])('%s is answered with a problem and the security headers', async (_, bytes, status, code) => {
  const answers = await exchange(bytes);
  expect(answers).toHaveLength(1);
  expectProblem(answers[0], status, code);
});

it('a malformed request after good ones on one connection leaves their answers whole', async () => {
  const answers = await exchange(`${GET}\r\n${GET}\r\nnonsense\r\n\r\n`);
  // The answers that had begun are whole; the malformed one is answered, or the connection just ends.
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2);
  for (const { status, body } of answers) expect([status, JSON.parse(body)]).toMatchObject([expect.any(Number), {}]);
});

it('a connection that is kept open is answered on, and then refused', async () => {
  const answers = await new Promise<readonly Answer[]>((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(`${GET}\r\n`));
    socket.setEncoding('utf8').once('error', reject);
    socket.on('data', (piece: string) => {
      received += piece;
      if (answersIn(received).length === 1) socket.write('nonsense\r\n\r\n');
    });
    socket.once('close', () => {
      resolve(answersIn(received));
    });
  });
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  expectProblem(answers[1], 400, 'MalformedRequest');
});

it('a request that does not end is answered with 408', async () => {
  const slow = createServer({ connectionsCheckingInterval: 20, headersTimeout: 40, requestTimeout: 40 });
  answerMalformedHttp(slow);
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  const [answer] = await exchange('GET / HTTP/1.1\r\nHost: x\r\n', (slow.address() as AddressInfo).port);
  expectProblem(answer, 408, 'RequestTimeout');
  slow.close();
});

it('a sender who goes away in the middle takes nobody along', async () => {
  for (let nth = 0; nth < 20; nth += 1) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write('POST /commands HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
        socket.resetAndDestroy();
      });
      socket
        .once('error', () => undefined)
        .once('close', () => {
          resolve();
        });
    });
  }
  expect((await exchange(`${GET}Connection: close\r\n\r\n`))[0]?.status).toBe(200);
});
