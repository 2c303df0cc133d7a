import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  canonicalEvent,
  checkpointText,
  eventIdOf,
  leafHash,
  newCommandId,
  newSigningKey,
  nodeHash,
  parseCheckpoint,
  parseNote,
  parseVerifierKey,
  signNote,
  tilePath,
  toHex,
  type EventLog,
  type JsonObject,
} from '@app/ledger';
import request from 'supertest';
import { mirrorFolder } from '../../apps/cli/src/mirror/folder';
import { mirror } from '../../apps/cli/src/mirror/mirror';
import { remoteLog } from '../../apps/cli/src/mirror/remote-log';
import { type TestServer, startServer } from './support/server';

const EVENTS = 70_000;
const BATCH = 1_000;

let server: TestServer;
const key = newSigningKey('ledger.example/club');
/** Canonical bytes of every event at first. */
const entries: Buffer[] = [];

const append = async (log: EventLog, count: number, data: JsonObject = {}): Promise<void> => {
  const commandId = newCommandId();
  const events = Array.from({ length: count }, (_, n) => ({
    id: eventIdOf(commandId, n),
    type: 'Noted',
    data: { n, ...data },
    metadata: {},
  }));
  await log.append('notes', events, 'any');
};

/** Signs all there is, and gives its size. */
const publish = async (): Promise<number> => {
  const { log } = server;
  const size = (await log.head()) + 1;
  const root = await log.tree.root(size);
  const note = signNote(checkpointText({ origin: key.name, size, root, extensions: [] }), [key]);
  const id = eventIdOf(newCommandId(), 0);
  const data = { size, root: toHex(root), note };
  await log.append(
    'ledger-checkpoints',
    [{ id, type: 'CheckpointSigned', data, metadata: { schemaVersion: 1 } }],
    'any',
  );
  return size;
};

const published = async (): Promise<number> => {
  const { text } = await request(server.url).get('/checkpoint');
  return parseCheckpoint(parseNote(text)?.text ?? '')?.size ?? 0;
};

interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** As bytes, whatever they are said to be. */
const get = async (path: string, authorization = '', encoding = 'identity'): Promise<Got> => {
  const asked = request(server.url).get(`/${path}`).set('Accept-Encoding', encoding).buffer(true);
  const { status, headers, body } = (await (
    authorization === '' ? asked : asked.set('Authorization', authorization)
  ).parse((response, done) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () => {
      done(null, Buffer.concat(chunks));
    });
  })) as Got;
  return { status, headers, body };
};

beforeAll(async () => {
  server = await startServer();
  for (let events = 0; events < EVENTS; events += BATCH) await append(server.log, BATCH);
  const size = await publish();
  for await (const event of server.log.readAll({ limit: size })) entries.push(Buffer.from(canonicalEvent(event)));
});
afterAll(() => server.close());

const never = (): never => {
  throw new Error('unreachable');
};

const keys = [key.verifierKey].flatMap((text) => parseVerifierKey(text) ?? []);

/** Hashes of each level over the entries, every 256 of one level one of the next: from the text of RFC 6962. */
const levelsOver = (leaves: readonly Buffer[]): readonly (readonly Buffer[])[] => {
  const levels: (readonly Buffer[])[] = [];
  for (let level = leaves; level.length > 0;) {
    levels.push(level);
    let above = level.slice(0, level.length - (level.length % 256));
    for (let height = 0; height < 8; height++) {
      above = Array.from({ length: above.length / 2 }, (_, i) =>
        nodeHash(above[2 * i] ?? never(), above[2 * i + 1] ?? never()),
      );
    }
    level = above;
  }
  return levels;
};

describe('tiles of hashes', () => {
  it('are bytes that may be kept for ever', async () => {
    const { status, headers, body } = await get('tile/0/000');
    expect([status, headers['content-type']]).toEqual([200, 'application/octet-stream']);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(body).toEqual(Buffer.concat(entries.slice(0, 256).map((entry) => leafHash(entry))));
  });

  it('are there in any width that the published checkpoint covers, and no further', async () => {
    const size = await published();
    const [last, width] = [Math.floor(size / 256), size % 256];
    expect(width).toBeGreaterThan(1);
    for (const [level, index, covered] of [
      [0, last, width],
      [1, Math.floor(last / 256), last % 256],
      [2, 0, Math.floor(last / 256)],
    ] as const) {
      for (const wide of [1, covered]) {
        const { status, body } = await get(tilePath(level, index, wide));
        expect([level, wide, status, body.length]).toEqual([level, wide, 200, 32 * wide]);
      }
      for (const wide of [covered + 1, 256]) {
        const { status, headers, body } = await get(tilePath(level, index, wide));
        expect([status, headers['content-type']]).toEqual([404, 'application/problem+json']);
        expect(String(body)).toMatch(`the published checkpoint has ${size} events, which do not fill this tile`);
      }
    }
    expect((await get('tile/3/000')).status).toBe(404);
  });

  it('are not there beyond the checkpoint, though the ledger has the events', async () => {
    const size = await published();
    await append(server.log, 300);
    const { status, headers } = await get(tilePath(0, Math.floor(size / 256)));
    expect([status, headers['cache-control']]).toEqual([404, 'no-cache']);
  });

  it.each([
    'tile/0/0',
    'tile/0/0000',
    'tile/00/000',
    'tile/0/x000/000',
    'tile/0/000.p/0',
    'tile/0/000.p/256',
    'tile/0/000.p/01',
    'tile/64/000',
    'tile/-1/000',
    'tile/a/000',
    'tile/0/000/',
    'tile/0/',
    'tile/0/x999/x999/x999/x999/x999/999',
    'tile/entries/0',
  ])('%s is none', async (path) => {
    expect((await get(path, await server.bearer('auditor'))).status).toBe(404);
  });

  it('take no parameters', async () => {
    expect((await get('tile/0/000?width=3')).status).toBe(400);
  });
});

describe('bundles of entries', () => {
  it.each([
    ['auditor', 200],
    ['chief-director', 200],
    ['organiser', 200],
    ['director', 200],
    ['scorer', 200],
    ['committee', 403],
    ['public', 403],
  ] as const)('for a token of role %s: %i', async (role, status) => {
    expect((await get('tile/entries/000', await server.bearer(role))).status).toBe(status);
  });

  it('are not for those who do not say who they are', async () => {
    expect((await get('tile/entries/000')).status).toBe(401);
    expect((await get('tile/entries/000', 'Bearer x')).status).toBe(401);
    expect((await get('tile/entries/000', await server.bearer('auditor', {}, '-1s'))).status).toBe(401);
  });

  it.each(['gzip', 'identity'])('are each event after its length, sent as %s', async (encoding) => {
    const { status, headers, body } = await get('tile/entries/001.p/2', await server.bearer('auditor'), encoding);
    expect([status, headers['content-encoding']]).toEqual([200, encoding === 'gzip' ? 'gzip' : undefined]);
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    const expected = entries
      .slice(256, 258)
      .flatMap((entry) => [Buffer.of(entry.length >> 8, entry.length & 255), entry]);
    expect(body).toEqual(Buffer.concat(expected));
  });
});

describe('a mirror of a large ledger', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mirror-contract-'));
  const copy = mkdtempSync(join(tmpdir(), 'mirror-contract-'));
  afterAll(() => {
    for (const place of [folder, copy]) rmSync(place, { recursive: true });
  });

  it('has every hash and every entry of it', async () => {
    const size = await published();
    const token = (await server.bearer('auditor')).replace('Bearer ', '');
    const parts = { remote: remoteLog(server.url, token), folder: mirrorFolder(folder), keys, entries: true };
    const bundles = Math.ceil(size / 256);
    expect(await mirror(parts)).toMatchObject({ origin: 'ledger.example/club', size, bundles, missing: [] });

    const levels = levelsOver(entries.slice(0, size).map((entry) => leafHash(entry)));
    expect(levels.map(({ length }) => length)).toEqual([size, Math.floor(size / 256), 1]);
    for (const [level, hashes] of levels.entries()) {
      for (let start = 0; start < hashes.length; start += 256) {
        const tile = hashes.slice(start, start + 256);
        const file = readFileSync(join(folder, tilePath(level, start / 256, tile.length)));
        if (!file.equals(Buffer.concat(tile))) expect([level, start, toHex(file)]).toBe('the hashes');
      }
    }
    expect(readFileSync(join(folder, 'checkpoint'), 'utf8')).toBe((await request(server.url).get('/checkpoint')).text);
  });

  it('can be served by any web server, and mirrored again', async () => {
    const files = createServer(({ url = '/' }, response) => {
      const file = join(folder, url);
      if (existsSync(file) && statSync(file).isFile()) createReadStream(file).pipe(response);
      else response.writeHead(404).end();
    });
    files.listen(0, '127.0.0.1');
    await once(files, 'listening');
    const url = `http://127.0.0.1:${(files.address() as AddressInfo).port}/`;
    const parts = { remote: remoteLog(url), folder: mirrorFolder(copy), keys, entries: true };
    expect(await mirror(parts)).toMatchObject({ size: await published(), missing: [] });
    files.closeAllConnections();
    files.close();
  });

  it('goes on with the ledger: what was full before is not fetched again', async () => {
    const before = await published();
    await append(server.log, 500);
    const size = await publish();
    const parts = { remote: remoteLog(server.url), folder: mirrorFolder(folder), keys, entries: false };
    const fetched = Math.ceil(size / 256) - Math.floor(before / 256) + 2;
    expect(await mirror(parts)).toMatchObject({ size, tiles: fetched, bundles: 0 });
  });

  it('has the hashes, but not the bundle, of an event that is too long to be said in one', async () => {
    await append(server.log, 256, { text: 'x'.repeat(65_600) });
    const size = await publish();
    const index = Math.floor(size / 256) - 1;
    const { status, body } = await get(tilePath('entries', index), await server.bearer('auditor'));
    expect([status, String(body)]).toEqual([
      404,
      expect.stringMatching(/"EntryTooLong".*a bundle can say no more than 65535/),
    ]);
    expect((await get(tilePath(0, index))).status).toBe(200);
  });
});
