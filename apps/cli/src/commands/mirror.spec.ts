import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '@app/testing';
import { LEDGER, runLedger } from '../testing/run-ledger';
import { aLog } from '../witness/testing/a-log';

const folder = mkdtempSync(join(tmpdir(), 'mirror-command-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('ledger mirror', () => {
  it('keeps the tree of a ledger in a folder, and says so', async () => {
    const log = aLog();
    await log.grow(3);
    const tile = Buffer.concat(await log.log.tree.hashes(0, 0, 3));
    const files = new Map([
      ['/checkpoint', Buffer.from(await log.checkpoint(3))],
      ['/tile/0/000.p/3', tile],
    ]);
    const server = createServer(({ url = '' }, response) => {
      const file = files.get(url);
      response.writeHead(file ? 200 : 404).end(file);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const child = startChild(LEDGER, 'mirror', url, folder, '--key', log.key.verifierKey);
    await child.ended();
    server.closeAllConnections();
    server.close();
    expect(child.lines).toEqual([
      'ledger.example/club: 3 events; fetched and checked: 1 tiles of hashes, 0 bundles of entries',
    ]);
    expect(readFileSync(join(folder, 'tile/0/000.p/3'))).toEqual(tile);
  });

  it.each([
    ['no address', ['here', folder], 2, /'here' is no http or https address/],
    ['a key that is none', ['http://127.0.0.1:1', folder, '--key', 'x'], 2, /--key: 'x' is no verifier key of a log/],
    ['nobody there', ['http://127.0.0.1:1', folder], 1, /127\.0\.0\.1:1\/checkpoint cannot be fetched/],
  ])('refuses %s', (_, args, status, words) => {
    const ran = runLedger(folder, 'mirror', ...args);
    expect([ran.status, ran.stderr]).toEqual([status, expect.stringMatching(words)]);
  });
});
