import { connect } from 'node:net';
import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import request from 'supertest';
import { openBoard, openedSession } from './support/commands';
import { type TestServer, startServer } from './support/server';

let server: TestServer;
let paths: readonly string[] = [];
let director = '';
beforeAll(async () => {
  server = await startServer();
  director = await server.bearer('director');
  await server.given(...openedSession(), openBoard());
  const document = (await request(server.url).get('/docs-json')).body as OpenAPIObject;
  paths = Object.keys(document.paths).filter((path) => path !== '/events');
});
afterAll(() => server.close());

/** How many requests each property makes. */
const RUNS = process.env.FULL === '1' ? 5_000 : 300;

const PIECES = [
  'club',
  '1',
  'club.1.1',
  'board-club.1.1@0',
  '0',
  '-1',
  '1e9',
  'x'.repeat(300),
  '..',
  '%00',
  '%2e%2e',
  '%E2%80%AE',
  '%FF',
  '%',
  '[]',
  '😀',
  ';',
  "'",
];
const piece = fc.oneof(
  fc.constantFrom(...PIECES),
  fc.string({ maxLength: 8 }).map((text) => encodeURIComponent(text)),
);
const query = fc.array(
  fc.tuple(fc.constantFrom('at', 'asOf', 'attempt', 'limit', 'cursor', 'a[b]', '__proto__', ''), piece),
  { maxLength: 3 },
);
const path = fc.tuple(fc.nat(), fc.array(piece, { minLength: 6, maxLength: 6 }), query).map(([nth, pieces, pairs]) => {
  let used = 0;
  const template = paths[nth % paths.length] ?? '/';
  const filled = template.replace(/\{\w+\}/g, () => pieces[used++ % pieces.length] ?? 'x');
  const asked = pairs.map(([name, value]) => `${name}=${value}`).join('&');
  return asked === '' ? filled : `${filled}?${asked}`;
});
const key = fc.constantFrom('seat', 'call', 'data', '__proto__', 'constructor', 'length', 'toString', '', '\u202e');
const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value));
const twice = fc
  .tuple(key, json, json)
  .map(([name, one, other]) => `{${JSON.stringify(name)}:${one},${JSON.stringify(name)}:${other}}`);
const body = fc.oneof(
  json,
  twice,
  fc.string({ maxLength: 60 }),
  fc.constant('{"a":'),
  fc.constant(`${'['.repeat(9_000)}`),
  fc.constant(`{"x":${'['.repeat(9_000)}${']'.repeat(9_000)}}`),
);
const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND');
const type = fc.constantFrom(
  'application/json',
  'application/x-ndjson',
  'application/json; charset=utf-16',
  'text/plain',
  'nonsense',
  '',
);
/** Headers that change what a request asks for; with a header that is not one now and then. */
const header = fc.constantFrom(
  '',
  'If-Match: nonsense\r\n',
  'If-Match: "99"\r\n',
  'Idempotency-Key: x\r\n',
  'X-Occurred-At: never\r\n',
  'View-As: somebody\r\n',
  'Content-Encoding: br\r\n',
  'If-None-Match: "1"\r\n',
  'Expect: x\r\n',
  'Transfer-Encoding: nonsense\r\n',
  'no header\r\n',
  'Range: bytes=9-1\r\n',
);

/** Writes a request byte by byte as it is given and reads the whole answer. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes, 'utf8'));
    socket.setEncoding('utf8').on('data', (text: string) => (received += text));
    socket.once('error', reject).once('close', () => {
      resolve(received);
    });
  });

const expectAnswer = (received: string): void => {
  const [head = ''] = received.split('\r\n\r\n', 1);
  const [, status = '0'] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? [];
  expect([Number(status) >= 200 && Number(status) < 500, head]).toEqual([true, head]);
  if (Number(status) < 400) return;
  expect(head).toMatch(/^content-type: application\/problem\+json/im);
  expect(head).toMatch(/^x-content-type-options: nosniff/im);
};

const property = (authorised: boolean) =>
  fc.asyncProperty(method, path, type, header, body, async (verb, target, mediaType, more, text) => {
    const head =
      `${verb} ${target.replace(/[\s\u0080-\uffff]/g, 'y')} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n` +
      (authorised ? `Authorization: ${director}\r\n` : '') +
      (verb === 'GET' ? '' : `Content-Type: ${mediaType}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n`);
    expectAnswer(await raw(`${head}${more}\r\n${verb === 'GET' ? '' : text}`));
  });

it.each([
  ['with a token', true],
  ['without a token', false],
])(
  'no malformed request %s brings a 5xx, or an error that is no problem',
  async (_, authorised) => {
    await fc.assert(property(authorised), { numRuns: RUNS });
    expect((await request(server.url).get('/health/live')).status).toBe(200);
  },
  600_000,
);
