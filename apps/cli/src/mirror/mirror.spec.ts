import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  canonicalEvent,
  newSigningKey,
  parseTilePath,
  parseVerifierKey,
  type Tile,
  type VerifierKey,
} from '@app/ledger';
import { collect } from '@app/testing';
import { Failure } from '../failure';
import { aLog, type ALog } from '../witness/testing/a-log';
import { mirrorFolder } from './folder';
import { mirror } from './mirror';
import { remoteLog } from './remote-log';

const TOKEN = 'token';
let log: ALog;
let size = 0;
/** What the server does with the bytes of a path before it sends them; null for what it does not have. */
let sent: (path: string, bytes: Buffer) => Buffer | null = (_, bytes) => bytes;
const asked: string[] = [];
let server: Server;
let url = '';
let folder = '';

const bytesOf = async ({ level, index, width }: Tile): Promise<Buffer> => {
  if (level !== 'entries') return Buffer.concat(await log.log.tree.hashes(level, index * 256, width));
  const events = await collect(log.log.readAll({ after: index * 256 - 1, limit: width }));
  const entries = events.map((event) => Buffer.from(canonicalEvent(event)));
  return Buffer.concat(entries.flatMap((entry) => [Buffer.of(entry.length >> 8, entry.length & 255), entry]));
};

const answered = async (path: string): Promise<Buffer | null> => {
  asked.push(path);
  if (path === 'checkpoint') return Buffer.from(await log.checkpoint(size));
  const tile = parseTilePath(path);
  const end = tile && (tile.index * 256 + tile.width) * 256 ** (tile.level === 'entries' ? 0 : tile.level);
  return tile === undefined || end === undefined || end > size ? null : bytesOf(tile);
};

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    void answered(path).then((bytes) => {
      const found = bytes && sent(path, bytes);
      const isSecret = path.startsWith('tile/entries/') && request.headers.authorization !== `Bearer ${TOKEN}`;
      if (isSecret) response.writeHead(401).end('who asks?');
      else if (found === null) response.writeHead(404).end();
      else response.end(found);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mirror-'));
  sent = (_, bytes) => bytes;
  size = 1000;
  log = aLog();
  await log.grow(1000);
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const keyOf = ({ key }: ALog): VerifierKey => parseVerifierKey(key.verifierKey) ?? never();

const never = (): never => {
  throw new Error('unreachable');
};

const mirrored = (keys: readonly VerifierKey[] = [keyOf(log)], token?: string) => {
  asked.length = 0;
  const parts = { remote: remoteLog(url, token), folder: mirrorFolder(folder), keys, entries: token !== undefined };
  return mirror(parts);
};

const refusal = async (promise: Promise<unknown>): Promise<string> => {
  const error = await promise.then(
    () => new Error('it was not refused'),
    (refused: unknown) => refused,
  );
  expect(error).toBeInstanceOf(Failure);
  return error instanceof Error ? error.message : '';
};

const filesIn = (place: string): readonly string[] =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(place.length + 1))
    .sort();

describe('a mirror', () => {
  it('has the files of the tree, as the log has them', async () => {
    expect(await mirrored()).toEqual({ origin: log.key.name, size: 1000, tiles: 5, bundles: 0, missing: [] });
    expect(filesIn(folder)).toEqual([
      'checkpoint',
      'tile/0/000',
      'tile/0/001',
      'tile/0/002',
      'tile/0/003.p/232',
      'tile/1/000.p/3',
    ]);
    for (const path of filesIn(folder)) expect(readFileSync(join(folder, path))).toEqual(await answered(path));
  });

  it('has the entries too, where it may', async () => {
    expect(await mirrored(undefined, TOKEN)).toMatchObject({ tiles: 5, bundles: 4 });
    const entries = filesIn(folder).filter((path) => path.startsWith('tile/entries/'));
    expect(entries).toHaveLength(4);
    for (const path of entries) expect(readFileSync(join(folder, path))).toEqual(await answered(path));
    rmSync(join(folder, 'tile', 'entries'), { recursive: true });
    expect(await refusal(mirrored(undefined, 'guess'))).toMatch(
      /entries\/000 cannot be fetched: it answers 401: who asks\?/,
    );
  });

  it('grows with the log: fetches what is new, and lets partial tiles go that are full now', async () => {
    for (const next of [0, 0, 1, 255, 256, 257, 700, 999, 1000]) {
      size = next;
      expect((await mirrored(undefined, TOKEN)).size).toBe(next);
    }
    expect(filesIn(folder).filter((path) => path.includes('.p/'))).toEqual([
      'tile/0/003.p/231',
      'tile/0/003.p/232',
      'tile/1/000.p/1',
      'tile/1/000.p/2',
      'tile/1/000.p/3',
      'tile/entries/003.p/231',
      'tile/entries/003.p/232',
    ]);
    expect(asked.filter((path) => !path.includes('.p/'))).toEqual(['checkpoint']);
    expect(await mirrored(undefined, TOKEN)).toMatchObject({ tiles: 2, bundles: 0 });
  });

  it('takes the full tile where the partial one has gone', async () => {
    size = 1000;
    await mirrored();
    const kept = cpOf(folder);
    await log.grow(200);
    size = 1200;
    sent = (path, bytes) =>
      path === 'checkpoint' ? readFileSync(join(kept, 'checkpoint')) : path.includes('003.p') ? null : bytes;
    rmSync(folder, { recursive: true });
    expect(await mirrored()).toMatchObject({ size: 1000, tiles: 5 });
    expect(filesIn(folder)).toEqual(filesIn(kept));
    rmSync(kept, { recursive: true });
  });

  it('goes on where it was stopped', async () => {
    sent = (path, bytes) => (path === 'tile/0/002' ? null : bytes);
    expect(await refusal(mirrored())).toMatch(/tile\/0\/002 is not there/);
    expect(existsSync(join(folder, 'checkpoint'))).toBe(false);
    sent = (_, bytes) => bytes;
    const left = filesIn(folder);
    expect(left).toEqual(['tile/0/000', 'tile/0/001', 'tile/0/003.p/232']);
    await mirrored();
    expect(asked.filter((path) => left.includes(path) && !path.includes('.p/'))).toEqual([]);
    expect(filesIn(folder)).toHaveLength(6);
  });

  it('does not go on with what another history has left when it was stopped', async () => {
    sent = (path, bytes) => (path === 'tile/0/002' ? null : bytes);
    await refusal(mirrored());
    sent = (_, bytes) => bytes;
    log = aLog(log.key);
    await log.grow(1000, 'otherwise');
    await mirrored();
    for (const path of filesIn(folder)) expect(readFileSync(join(folder, path))).toEqual(await answered(path));
  });

  it('says which bundles cannot be had', async () => {
    sent = (path, bytes) => (path === 'tile/entries/001' ? null : bytes);
    expect(await mirrored(undefined, TOKEN)).toMatchObject({ bundles: 3, missing: [1] });
    sent = (_, bytes) => bytes;
    expect(await mirrored(undefined, TOKEN)).toMatchObject({ bundles: 1, missing: [] });
  });
});

const cpOf = (place: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'mirror-copy-'));
  cpSync(place, copy, { recursive: true });
  return copy;
};

/** One bit of the bytes is another one. */
const flipped = (bytes: Buffer, at: number): Buffer => {
  const other = Buffer.from(bytes);
  other[at] = (other[at] ?? 0) ^ 1;
  return other;
};

describe('a mirror keeps nothing that the checkpoint was not signed over', () => {
  it.each([
    ['tile/0/000', 0, /tile 0 of level 0 is not the one/],
    ['tile/0/002', 8191, /tile 2 of level 0 is not the one/],
    ['tile/0/003.p/232', 17, /do not make the root/],
    ['tile/1/000.p/3', 95, /do not make the root/],
    ['tile/entries/000', 5, /bundle 0 of entries is not/],
    ['tile/entries/000', 0, /bundle 0 of entries is not/],
    ['tile/entries/003.p/232', 100, /bundle 3 of entries is not/],
  ])('a bit of %s at %i', async (place, at, words) => {
    sent = (path, bytes) => (path === place ? flipped(bytes, at) : bytes);
    expect(await refusal(mirrored(undefined, TOKEN))).toMatch(words);
    expect(existsSync(join(folder, place))).toBe(false);
  });

  it.each([
    ['tile/0/001', /cut short/],
    ['tile/entries/001', /bundle 1 of entries is not/],
  ])('%s without its end', async (place, words) => {
    sent = (path, bytes) => (path === place ? bytes.subarray(0, -1) : bytes);
    expect(await refusal(mirrored(undefined, TOKEN))).toMatch(words);
  });

  it('more than a tile can have', async () => {
    sent = (path, bytes) => (path === 'tile/0/001' ? Buffer.concat([bytes, bytes]) : bytes);
    expect(await refusal(mirrored())).toMatch(/more than 8192 bytes/);
  });

  it('a checkpoint of another key, or none at all', async () => {
    const stranger = parseVerifierKey(newSigningKey(log.key.name).verifierKey) ?? never();
    expect(await refusal(mirrored([stranger]))).toMatch(/the checkpoint is not believed: it is signed by/);
    sent = () => Buffer.from('hello\n');
    expect(await refusal(mirrored([]))).toMatch(/no checkpoint, but something else/);
    sent = () => null;
    expect(await refusal(mirrored([]))).toMatch(/checkpoint is not there/);
    expect(filesIn(folder)).toEqual([]);
  });

  it('the checkpoint of another log', async () => {
    await mirrored();
    log = aLog(newSigningKey('other.example'), log.log);
    expect(await refusal(mirrored())).toMatch(/the folder mirrors ledger\.example\/club, not other\.example/);
  });
});

describe('a log that does not continue what the mirror has', () => {
  const refusedFor = async (events: number) => {
    size = 700;
    await mirrored();
    const before = cpOf(folder);
    log = aLog(log.key);
    await log.grow(300);
    await log.grow(700, 'otherwise');
    size = events;
    const text = await refusal(mirrored());
    const refused = filesIn(folder).filter((path) => path.startsWith('refused/'));
    const same = filesIn(before).every((path) =>
      readFileSync(join(folder, path)).equals(readFileSync(join(before, path))),
    );
    rmSync(before, { recursive: true });
    return { words: text, refused, same };
  };

  it.each([1000, 700, 500])(
    'is refused at %i events, both checkpoints are kept, and nothing else changes',
    async (events) => {
      const { words: text, refused, same } = await refusedFor(events);
      expect(text).toMatch(
        `ledger.example/club IS NOT CONSISTENT: its checkpoint of ${events} events and the one of 700`,
      );
      expect(refused).toEqual([expect.stringMatching(/\/kept$/), expect.stringMatching(/\/offered$/)]);
      expect(readFileSync(join(folder, refused[1] ?? ''), 'utf8')).toBe(await log.checkpoint(events));
      expect(same).toBe(true);
    },
  );

  it('is only behind where it is the same history', async () => {
    size = 700;
    await mirrored();
    size = 300;
    expect(await refusal(mirrored())).toMatch(/offers 300 events, and 700 are here already/);
    expect(existsSync(join(folder, 'refused'))).toBe(false);
  });
});

it('says which file cannot be written', async () => {
  mkdirSync(join(folder, 'checkpoint.part'));
  expect(await refusal(mirrored())).toMatch(/checkpoint cannot be written: EISDIR/);
});
