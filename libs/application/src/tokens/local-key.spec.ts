import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localKey } from './local-key';
import { bearerOf, signToken } from './tokens';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'key-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('the local key', () => {
  it('is made once, for its owner only, and nothing is left beside it', () => {
    const file = join(folder, 'deeper', 'token.key');
    const key = localKey(file);
    expect(key).toHaveLength(32);
    expect(localKey(file)).toEqual(key);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'deeper'))).toEqual(['token.key']);
  });

  it.each(['', 'abc', 'zz'.repeat(32), `${'ab'.repeat(31)}`])('is not taken from a file that holds %j', (text) => {
    const file = join(folder, 'token.key');
    writeFileSync(file, text);
    expect(() => localKey(file)).toThrow(`${file}: not a key`);
  });
});

describe('a token', () => {
  const key = Buffer.alloc(32, 1);
  const table = { id: 'tablet-3', role: 'table', session: 'club', table: '3' } as const;

  it('stands for its actor', async () => {
    expect((await bearerOf(key, `Bearer ${await signToken(key, table, '1h')}`))?.actor).toEqual(table);
  });

  it('that was good is good no longer after its end, nor with another key', async () => {
    const authorization = `Bearer ${await signToken(key, table, '2s')}`;
    const first = await bearerOf(key, authorization);
    expect(await bearerOf(key, authorization)).toEqual(first);
    expect(await bearerOf(Buffer.alloc(32, 2), authorization)).toBeNull();
    jest.useFakeTimers({ now: first?.until ?? 0, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    expect(await bearerOf(key, authorization)).toBeNull();
    jest.useRealTimers();
  });

  it.each([
    ['another key', async () => signToken(Buffer.alloc(32, 2), table, '1h')],
    ['the past', async () => signToken(key, table, '-1s')],
    ['a role nobody knows', async () => signToken(key, { ...table, role: 'king' as 'table' }, '1h')],
    ['no signature', () => Promise.resolve(`${btoa('{"alg":"none"}')}.${btoa('{"sub":"x","role":"director"}')}.`)],
    ['nothing', () => Promise.resolve('')],
  ])('of %s stands for nobody', async (_, make) => {
    expect(await bearerOf(key, `Bearer ${await make()}`)).toBeNull();
  });
});
