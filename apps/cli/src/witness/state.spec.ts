import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@app/ledger';
import { DatabaseError } from '@app/application';
import { openWitnessState, type Head, type WitnessState } from './state';

const folder = mkdtempSync(join(tmpdir(), 'witness-state-'));
let state: WitnessState;
let files = 0;
let file = '';
beforeEach(() => {
  file = join(folder, `${++files}.db`);
  state = openWitnessState(file);
});
afterEach(() => {
  state.close();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const head = (size: number, root = size): Head => ({ size, root: Buffer.alloc(32, root), note: `note of ${size}` });
const at = (seconds: number): Date => new Date(seconds * 1000);

describe('the state of a witness', () => {
  it('goes on from what is known, and from nothing else', () => {
    expect(state.advance('log', undefined, head(5), at(100))).toBe(100);
    expect(state.advance('log', undefined, head(6), at(100))).toBeUndefined();
    expect(state.advance('log', head(4), head(6), at(100))).toBeUndefined();
    expect(state.advance('log', head(5, 1), head(6), at(100))).toBeUndefined();
    expect(state.advance('log', head(5), head(5), at(101))).toBe(101);
    expect(state.advance('log', head(5), head(6), at(90))).toBe(101);
    expect(state.advance('other', undefined, head(1), at(90))).toBe(90);
    expect(state.latest('log')).toEqual({ origin: 'log', ...head(6), time: 101 });
    expect(state.all().latest.map(({ origin }) => origin)).toEqual(['log', 'other']);
  });

  it('is there after it was opened again, by others too', () => {
    state.advance('log', undefined, head(5), at(100));
    const other = openWitnessState(file);
    expect(other.latest('log')?.size).toBe(5);
    other.close();
  });

  it.each([
    ['to a smaller tree', 'UPDATE latest SET size = 4'],
    ['to another root of the same size', 'UPDATE latest SET root = zeroblob(32)'],
    ['to an earlier time', 'UPDATE latest SET time = 99'],
    ['to another log', "UPDATE latest SET origin = 'x'"],
    ['to nothing', 'DELETE FROM latest'],
  ])('never goes back %s, whoever asks', (_, sql) => {
    state.advance('log', undefined, head(5), at(100));
    const db = new Database(file);
    expect(() => db.exec(sql)).toThrow('what a witness has co-signed');
    db.close();
  });

  it('keeps what is held against a log once', () => {
    const suspect = { ...head(5, 9), origin: 'log', time: 100, kind: 'fork', against: 'note' } as const;
    expect([state.suspect(suspect), state.suspect({ ...suspect, time: 101 })]).toEqual([true, false]);
    expect(state.all().suspects).toEqual([suspect]);
  });

  it('is not taken from another file', () => {
    const other = join(folder, 'other.db');
    new Database(other).exec('CREATE TABLE t (a)').close();
    expect(() => openWitnessState(other)).toThrow(DatabaseError);
  });
});
