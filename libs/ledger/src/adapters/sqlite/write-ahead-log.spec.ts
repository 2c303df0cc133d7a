import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Database, driverPath } from './driver';
import { useWriteAheadLog } from './write-ahead-log';

/** Looks at the file for so many milliseconds, in a thread of its own. */
const READER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Database = require(workerData.sqlite);
  const db = new Database(workerData.file);
  db.exec('BEGIN; SELECT * FROM t');
  parentPort.postMessage('reading');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.ms);
  db.exec('COMMIT');
  db.close();
`;

const folder = mkdtempSync(join(tmpdir(), 'write-ahead-log-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const readFor = async (name: string, ms: number) => {
  const file = join(folder, name);
  const db = new Database(file, { timeout: 5 });
  db.exec('CREATE TABLE t (x)');
  const worker = new Worker(READER, {
    eval: true,
    workerData: { file, ms, sqlite: driverPath },
  });
  const over = new Promise((resolve) => worker.once('exit', resolve));
  await new Promise((resolve) => worker.once('message', resolve));
  return { db, over };
};

it('waits for who looks at the file', async () => {
  const { db, over } = await readFor('short.db', 300);
  useWriteAheadLog(db, 5_000);
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  db.close();
  await over;
});

it('and not for ever', async () => {
  const { db, over } = await readFor('long.db', 600);
  expect(() => {
    useWriteAheadLog(db, 40);
  }).toThrow('database is locked');
  db.close();
  await over;
});
