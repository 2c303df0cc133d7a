import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { newSigningKey, signNote } from '@app/ledger';
import fc from 'fast-check';
import { LOG_NAME, aLog, type ALog } from './testing/a-log';
import { aWitness, type AWitness } from './testing/a-witness';

let log: ALog;
let witness: AWitness;
const NOON = new Date('2026-02-02T12:00:00Z');
let now = NOON;

beforeEach(async () => {
  now = NOON;
  log = aLog();
  await log.grow(20);
  witness = await aWitness({ logs: [log.key.verifierKey], name: 'witness.example/w1', now: () => now });
});
afterEach(() => witness.close());

const answered = async (response: Response) => ({
  status: response.status,
  type: response.headers.get('content-type'),
  body: await response.text(),
});

/** Checks a cosignature line as the C2SP texts describe it, from its bytes; gives the time it was made. */
const timeOf = (line: string, note: string, verifierKey: string): number => {
  const [, name = '', base64 = ''] = /^\u2014 (\S+) (\S+)\n$/.exec(line) ?? [];
  const [keyName = '', id = '', rest = ''] = verifierKey
    .split('+', 2)
    .concat(verifierKey.split('+').slice(2).join('+'));
  const typed = Buffer.from(rest, 'base64');
  const bytes = Buffer.from(base64, 'base64');
  expect([name, bytes.subarray(0, 4).toString('hex'), typed[0], bytes.length]).toEqual([keyName, id, 4, 4 + 8 + 64]);
  const time = Number(bytes.readBigUInt64BE(4));
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: typed.subarray(1).toString('base64url') },
    format: 'jwk',
  });
  const text = note.slice(0, note.lastIndexOf('\n\n') + 1);
  expect(verify(null, Buffer.from(`cosignature/v1\ntime ${time}\n${text}`), key, bytes.subarray(12))).toBe(true);
  return time;
};

describe('a witness, asked to add a checkpoint', () => {
  it('200: co-signs the first it sees, and what continues it', async () => {
    for (const [old, size] of [
      [0, 7],
      [7, 7],
      [7, 8],
      [8, 20],
    ] as const) {
      const { status, type, body } = await answered(await witness.post(await log.request(old, size)));
      expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
      expect(timeOf(body, await log.checkpoint(size), witness.verifierKey)).toBe(NOON.getTime() / 1000);
      expect(witness.state.latest(LOG_NAME)?.size).toBe(size);
    }
    expect(witness.shouted).toEqual([]);
  });

  it('200: also the tree without events, under any prefix', async () => {
    expect((await witness.post(await log.request(0, 0), 'club/w/add-checkpoint')).status).toBe(200);
    expect((await witness.post(await log.request(0, 3))).status).toBe(200);
  });

  it('200: never says an earlier time for a larger tree, though its clock is put back', async () => {
    await witness.post(await log.request(0, 7));
    now = new Date('2026-02-01T12:00:00Z');
    const { body } = await answered(await witness.post(await log.request(7, 9)));
    expect(timeOf(body, await log.checkpoint(9), witness.verifierKey)).toBe(NOON.getTime() / 1000);
  });

  it('200: by any key of the log, past the signatures of others', async () => {
    const second = newSigningKey(LOG_NAME);
    const stranger = newSigningKey('stranger.example');
    const other = await aWitness({ logs: [second.verifierKey, log.key.verifierKey] });
    const text = (await log.checkpoint(7)).replace(/\n\n[^]*$/, '\n');
    expect((await other.post(`old 0\n\n${signNote(text, [stranger, second])}`)).status).toBe(200);
    expect((await other.post(await log.request(7, 9))).status).toBe(200);
    await other.close();
  });

  it.each([
    ['nothing', () => ''],
    ['no old size', (body: string) => body.replace(/^old 0\n/, '')],
    ['an old size with zeros before it', (body: string) => body.replace('old 0', 'old 00')],
    ['an old size below nothing', (body: string) => body.replace('old 0', 'old -1')],
    ['an old size beyond all sizes', (body: string) => body.replace('old 0', 'old 9999999999999999')],
    ['two spaces', (body: string) => body.replace('old 0', 'old  0')],
    ['other line ends', (body: string) => body.replaceAll('\n', '\r\n')],
    ['no empty line', (body: string) => body.replace('\n\n', '\n')],
    ['a proof line that is no base64', (body: string) => body.replace('\n\n', '\n???\n\n')],
    ['a proof line that is too short', (body: string) => body.replace('\n\n', '\nAAAA\n\n')],
    ['64 proof lines', (body: string) => body.replace('\n\n', `\n${`${'A'.repeat(43)}=\n`.repeat(64)}\n`)],
    ['no checkpoint', () => 'old 0\n\n'],
    ['a note that is no checkpoint', (body: string) => body.replace(/\n7\n/, '\nseven\n')],
    ['a checkpoint without signatures', (body: string) => body.replace(/\n\n\u2014[^]*$/, '\n')],
    ['an old size above that of the checkpoint', (body: string) => body.replace('old 0', 'old 8')],
  ])('400: %s', async (_, change) => {
    const { status, type } = await answered(await witness.post(change(await log.request(0, 7))));
    expect([status, type]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(witness.state.latest(LOG_NAME)).toBeUndefined();
  });

  it('400: bytes that are no text', async () => {
    expect((await witness.post(Buffer.from([0xff, 0xfe]))).status).toBe(400);
  });

  it('403: no signature that holds of a key it knows', async () => {
    const impostor = aLog(newSigningKey(LOG_NAME), log.log);
    expect((await witness.post(await impostor.request(0, 7))).status).toBe(403);
    const altered = (await log.request(0, 7)).replace(/\n7\n/, '\n8\n');
    expect((await witness.post(altered)).status).toBe(403);
    expect(witness.state.latest(LOG_NAME)).toBeUndefined();
  });

  it('404: a log it does not know; another path', async () => {
    const unknown = aLog(newSigningKey('other.example'), log.log);
    expect((await witness.post(await unknown.request(0, 7))).status).toBe(404);
    expect((await witness.post(await log.request(0, 7), 'checkpoint')).status).toBe(404);
  });

  it.each(['//', '/\\[', '*'])('404: %s, which is no address', async (path) => {
    const { port } = new URL(witness.url);
    const asked = request({ port, path, method: 'OPTIONS' }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    expect([answer.statusCode, witness.shouted]).toEqual([404, []]);
  });

  it('405: another method', async () => {
    const response = await fetch(new URL('add-checkpoint', witness.url));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('409: the size it has, where the log believes in another one', async () => {
    await witness.post(await log.request(0, 7));
    for (const old of [0, 6, 8]) {
      expect(await answered(await witness.post(await log.request(old, 9)))).toEqual({
        status: 409,
        type: 'text/x.tlog.size',
        body: '7\n',
      });
    }
    const never = await aWitness({ logs: [log.key.verifierKey] });
    expect((await answered(await never.post(await log.request(3, 7)))).body).toBe('0\n');
    await never.close();
  });

  it('413: more than any request need be', async () => {
    const response = await witness.post('old 0\n'.repeat(20_000)).catch((error: unknown) => error);
    // The connection is cut, so the client may not get to read the answer.
    expect(response instanceof Response ? response.status : 413).toBe(413);
    expect((await witness.post(await log.request(0, 7))).status).toBe(200);
  });

  it('422: a proof that does not hold; what was offered is kept, and told once', async () => {
    await witness.post(await log.request(0, 7));
    const [first = '', ...rest] = (await log.request(7, 9)).split('\n');
    const wrong = [first, ...rest.filter((_, line) => line !== 1)].join('\n');
    for (let times = 0; times < 2; times++) expect((await witness.post(wrong)).status).toBe(422);
    expect(witness.state.latest(LOG_NAME)?.size).toBe(7);
    expect(witness.shouted).toEqual([expect.stringMatching(/^SUSPICIOUS: .*ledger\.example\/club with 9 events/)]);
    expect(witness.state.all().suspects).toMatchObject([
      { kind: 'unproved', size: 9, note: await log.checkpoint(9), against: await log.checkpoint(7) },
    ]);
    expect((await witness.post(await log.request(7, 9))).status).toBe(200);
  });

  it('422: a proof where none is called for', async () => {
    const proof = `\n${'A'.repeat(43)}=\n\n`;
    expect((await witness.post((await log.request(0, 7)).replace('\n\n', proof))).status).toBe(422);
    await witness.post(await log.request(0, 7));
    expect((await witness.post((await log.request(7, 7)).replace('\n\n', proof))).status).toBe(422);
    expect(witness.state.all().suspects).toEqual([]);
  });
});

describe('a log with two histories', () => {
  it('is refused at one size (409), and both checkpoints are kept as the proof', async () => {
    const fork = aLog(log.key);
    await fork.grow(20, 'otherwise');
    await witness.post(await log.request(0, 7));
    const { status, type } = await answered(await witness.post(await fork.request(7, 7)));
    expect([status, type]).toEqual([409, 'text/plain; charset=utf-8']);
    expect(witness.shouted).toEqual([
      expect.stringMatching(/^INCONSISTENT: ledger\.example\/club has signed two roots/),
    ]);
    expect(witness.state.all().suspects).toMatchObject([
      { kind: 'fork', size: 7, note: await fork.checkpoint(7), against: await log.checkpoint(7) },
    ]);
  });

  it('is refused where it has grown apart, whatever it offers as proof (422)', async () => {
    const fork = aLog(log.key);
    await fork.grow(5);
    await fork.grow(15, 'otherwise');
    await witness.post(await log.request(0, 7));
    expect((await witness.post(await fork.request(7, 12))).status).toBe(422);
    expect((await witness.post(await log.request(7, 12))).status).toBe(200);
    expect(witness.state.all().suspects).toHaveLength(1);
  });
});

describe('growth in any steps', () => {
  it('is co-signed step by step; whatever is out of step is answered with the size', async () => {
    const step = fc.record({ grows: fc.nat(40), believes: fc.nat(60) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const growing = aLog(log.key);
        const fresh = await aWitness({ logs: [log.key.verifierKey] });
        let [size, seen] = [0, 0];
        for (const { grows, believes } of steps) {
          await growing.grow(grows);
          size += grows;
          const old = Math.min(believes, size);
          const wrong = await fresh.post(await growing.request(old, size));
          expect([wrong.status, await wrong.text()]).toEqual(
            old === seen ? [200, expect.stringMatching(/^\u2014 /)] : [409, `${seen}\n`],
          );
          expect((await fresh.post(await growing.request(old === seen ? size : seen, size))).status).toBe(200);
          seen = size;
        }
        expect(fresh.shouted).toEqual([]);
        await fresh.close();
      }),
      { numRuns: 15 },
    );
  });

  it('offered all at once: one root for each size, and never back', async () => {
    await witness.post(await log.request(0, 1));
    const fork = aLog(log.key);
    await fork.grow(1);
    await fork.grow(19, 'otherwise');
    const sizes = [2, 3, 5, 8, 13, 20];
    const bodies = await Promise.all(sizes.flatMap((size) => [log.request(1, size), fork.request(1, size)]));
    const responses = await Promise.all(bodies.map((body) => witness.post(body)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });
});

it('answers others while one client says nothing more', async () => {
  const { port } = { port: Number(new URL(witness.url).port) } satisfies Partial<AddressInfo>;
  const silent = connect(port, '127.0.0.1');
  silent.write('POST /add-checkpoint HTTP/1.1\r\nHost: w\r\nContent-Length: 100\r\n\r\nold');
  expect((await witness.post(await log.request(0, 7))).status).toBe(200);
  silent.destroy();
  expect(witness.shouted).toEqual([]);
});
