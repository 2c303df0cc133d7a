import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { COSIGNATURE, nodeCrypto, openNote, parseNote, parseVerifierKey } from '@app/ledger';
import { cosigned, readWitnesses, SettingsError } from '@app/application';
import { type ALog, aLog } from './testing/a-log';
import { type AWitness, aWitness } from './testing/a-witness';

let log: ALog;
let one: AWitness;
let two: AWitness;
const servers: Server[] = [];

beforeEach(async () => {
  log = aLog();
  await log.grow(20);
  one = await aWitness({ logs: [log.key.verifierKey], name: 'witness.example/w1' });
  two = await aWitness({ logs: [log.key.verifierKey], name: 'witness.example/w2' });
});
afterEach(async () => {
  await Promise.all([one.close(), two.close()]);
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Something else than a witness, at an address of its own. */
const serverThat = async (answers: RequestListener): Promise<string> => {
  const server = createServer(answers);
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const pair = (witness: AWitness, url = witness.url): string => `${witness.verifierKey} ${url}`;

/** The note with what the witnesses have added, who of them has signed it, and what was complained of. */
const asked = async (size: number, setting: string, timeoutMs = 120_000) => {
  const witnesses = await readWitnesses(setting);
  const complaints: string[] = [];
  const complain = (problem: string) => complaints.push(problem);
  const note = await cosigned(await log.checkpoint(size), { log: log.log, witnesses, complain, timeoutMs });
  const keys = [log.key.verifierKey, one.verifierKey, two.verifierKey].flatMap((key) => parseVerifierKey(key) ?? []);
  const opened = await openNote(note, keys, nodeCrypto);
  return { note, signedBy: opened.ok ? opened.signedBy : opened.reason, complaints };
};

describe('a checkpoint that witnesses are asked to co-sign', () => {
  it('stays as it is without any', async () => {
    expect(await asked(7, '')).toEqual({ note: await log.checkpoint(7), signedBy: [log.key.name], complaints: [] });
  });

  it('has the lines of all of them in their order, whatever each has seen before', async () => {
    const both = `${pair(two)},\n ${pair(one)}\n`;
    await asked(5, pair(one));
    for (const size of [7, 7, 20]) {
      const { note, signedBy, complaints } = await asked(size, both);
      expect([signedBy, complaints]).toEqual([[log.key.name, 'witness.example/w2', 'witness.example/w1'], []]);
      expect(parseNote(note)?.signatures).toHaveLength(3);
    }
    expect([one, two].flatMap(({ shouted }) => shouted)).toEqual([]);
  });

  it('is asked for by two at once, and both have it', async () => {
    const both = await Promise.all([asked(7, pair(one)), asked(9, pair(one)), asked(9, pair(one))]);
    for (const { signedBy } of both.slice(1)) expect(signedBy).toEqual([log.key.name, 'witness.example/w1']);
  });

  it('does without a witness that is not there, and says so', async () => {
    await two.close();
    const { signedBy, complaints } = await asked(7, `${pair(one)}, ${pair(two)}`);
    expect(signedBy).toEqual([log.key.name, 'witness.example/w1']);
    expect(complaints).toEqual([
      expect.stringMatching(/^the witness witness\.example\/w2 has not co-signed: .*ECONNREFUSED/),
    ]);
    two = await aWitness({ logs: [log.key.verifierKey] });
  });

  it('waits for a silent witness no longer than the time it is given', async () => {
    const silent = await serverThat(() => undefined);
    const begun = Date.now();
    const { signedBy, complaints } = await asked(7, `${pair(one)}, ${pair(two, silent)}`, 3_000);
    expect(Date.now() - begun).toBeLessThan(120_000);
    expect(signedBy).toEqual([log.key.name, 'witness.example/w1']);
    expect(complaints).toEqual([expect.stringMatching(/w2 has not co-signed: .*timeout/)]);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['nothing', (_, response) => response.end(), /something else than its cosignature/],
    ['words', (_, response) => response.end('of course\n'), /something else than its cosignature/],
    [
      'another note',
      (_, response) => response.end('\nanother\n\n\u2014 a AAAAAAA=\n'),
      /something else than its cosignature/,
    ],
    ['too much', (_, response) => response.end('\u2014'.repeat(100_000)), /more than 65536 bytes/],
    ['a refusal', (_, response) => response.writeHead(403).end('no\n'), /answers 403: no/],
    ['another place', (_, response) => response.writeHead(302, { location: '/' }).end(), /redirect/],
    [
      'a size again and again',
      (_, response) => response.writeHead(409, { 'content-type': 'text/x.tlog.size' }).end('3\n'),
      /answers 409: 3/,
    ],
    [
      'a size that is none',
      (_, response) => response.writeHead(409, { 'content-type': 'text/x.tlog.size' }).end('03\n'),
      /answers 409: 03/,
    ],
  ])('leaves out who answers with %s', async (_, answers, complaint) => {
    const { note, complaints } = await asked(7, pair(one, await serverThat(answers)));
    expect(note).toBe(await log.checkpoint(7));
    expect(complaints).toEqual([expect.stringMatching(complaint)]);
  });

  it('leaves out a cosignature of another checkpoint', async () => {
    const other = aLog(log.key);
    await other.grow(7, 'otherwise');
    const line = await (await one.post(await other.request(0, 7))).text();
    const { note, complaints } = await asked(7, pair(one, await serverThat((_, response) => response.end(line))));
    expect(note).toBe(await log.checkpoint(7));
    expect(complaints).toEqual([expect.stringMatching(/signature of witness\.example\/w1 does not hold/)]);
  });

  it('learns what a witness has also through a proxy that adds a charset', async () => {
    await asked(3, pair(one));
    const proxy = await serverThat((request, response) => {
      void text(request)
        .then((body) => one.post(body))
        .then(async (answer) => {
          const type = answer.headers.get('content-type') ?? '';
          response.writeHead(answer.status, { 'content-type': `${type}; charset=utf-8` }).end(await answer.text());
        });
    });
    expect((await asked(7, pair(one, proxy))).signedBy).toContain('witness.example/w1');
  });

  it('leaves out a cosignature of another witness', async () => {
    const { note, complaints } = await asked(7, pair(one, two.url));
    expect(note).toBe(await log.checkpoint(7));
    expect(complaints).toHaveLength(1);
  });

  it('says that the ledger was put back where a witness has seen more of it', async () => {
    await asked(20, pair(one));
    const { signedBy, complaints } = await asked(7, pair(one));
    expect(signedBy).toEqual([log.key.name]);
    expect(complaints).toEqual([expect.stringMatching(/has seen 20 events of this ledger, and the checkpoint has 7/)]);
  });

  it('is not co-signed where the ledger has become another one', async () => {
    await asked(7, pair(one));
    log = aLog(log.key);
    await log.grow(20, 'otherwise');
    for (const size of [7, 9]) {
      const { signedBy, complaints } = await asked(size, pair(one));
      expect([signedBy, complaints]).toEqual([[log.key.name], [expect.stringMatching(/answers 4(09|22): /)]]);
    }
    expect(one.shouted).toHaveLength(2);
  });
});

describe('LEDGER_WITNESSES', () => {
  it('names each by its key and its address, with commas or line ends between', async () => {
    const read = await readWitnesses(` ${pair(one, 'https://w1.example/a')} ,${pair(two, 'http://w2.example')}\n\n`);
    expect(read.map(({ key, url }) => [key.name, key.type, url])).toEqual([
      ['witness.example/w1', COSIGNATURE, 'https://w1.example/a'],
      ['witness.example/w2', COSIGNATURE, 'http://w2.example'],
    ]);
  });

  it.each<[string, (key: string) => string, RegExp]>([
    ['a word', () => 'witness https://w', /'witness' is no verifier key of a witness/],
    ['the key of a log', () => `${log.key.verifierKey} https://w`, /no verifier key of a witness/],
    [
      'a key with a digit wrong',
      (key) => `${key.replace(/\+./, (two) => (two === '+0' ? '+1' : '+0'))} https://w`,
      /no verifier key/,
    ],
    ['no address', (key) => key, /one http or https address after the key of witness\.example\/w1/],
    ['an address of another kind', (key) => `${key} ftp://w`, /one http or https address/],
    ['two addresses', (key) => `${key} https://w https://x`, /one http or https address/],
  ])('is not taken from %s', async (_, setting, message) => {
    const read = () => readWitnesses(setting(one.verifierKey));
    await expect(read()).rejects.toThrow(SettingsError);
    await expect(read()).rejects.toThrow(message);
  });
});
