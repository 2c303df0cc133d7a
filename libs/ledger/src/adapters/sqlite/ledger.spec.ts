import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLedger } from '@app/ledger';
import { eventLogContract } from '@app/testing';
import { connect } from './connection';

const folder = mkdtempSync(join(tmpdir(), 'ledger-contract-'));
let files = 0;
const url = (): string => `sqlite:${join(folder, `${files}.db`)}`;

eventLogContract('the ledger in a SQLite file', {
  open() {
    files++;
    return openLedger(url());
  },
  openAgain: () => openLedger(url(), { create: false }),
});

it('waits for the disk with every commit', () => {
  const connection = connect(join(folder, 'settings.db'));
  expect(connection.db.pragma('journal_mode', { simple: true })).toBe('wal');
  expect(connection.db.pragma('synchronous', { simple: true })).toBe(2); // FULL
  connection.close();
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});
