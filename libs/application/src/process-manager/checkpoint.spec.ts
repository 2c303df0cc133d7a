import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@app/ledger';
import { memoryCheckpoint, openCheckpoint } from './checkpoint';

const folder = mkdtempSync(join(tmpdir(), 'checkpoint-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const FIRST = { position: 7, event: '018f3b1c-9a3e-7c7b-a8b1-2f6f1b7d9e01' };
const SECOND = { position: 12, event: '018f3b1c-9a3e-7d6d-964f-cc4ad695461b' };

describe('a checkpoint', () => {
  it.each([
    ['in memory', memoryCheckpoint],
    ['in a file', () => openCheckpoint(join(folder, 'one.db'))],
  ])('%s is nothing at first, then what was saved last', (_, open) => {
    const checkpoint = open();
    expect(checkpoint.load()).toBeNull();
    checkpoint.save(FIRST);
    checkpoint.save(SECOND);
    expect(checkpoint.load()).toEqual(SECOND);
    checkpoint.save(FIRST);
    expect(checkpoint.load()).toEqual(FIRST);
    checkpoint.close();
  });

  it('in a file is there again, for others too', () => {
    const file = join(folder, 'new', 'two.db');
    const [one, other] = [openCheckpoint(file), openCheckpoint(file)];
    one.save(FIRST);
    expect(other.load()).toEqual(FIRST);
    one.close();
    other.close();
    const again = openCheckpoint(file);
    expect(again.load()).toEqual(FIRST);
    again.close();
  });

  it('is not made of a file that is something else', () => {
    const file = join(folder, 'other.db');
    const db = new Database(file);
    db.exec('CREATE TABLE notes (text TEXT)');
    db.close();
    expect(() => openCheckpoint(file)).toThrow('it does not hold the checkpoint of the process manager');
  });
});
