import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '@app/ledger';
import { compile, filesWith, startChild } from '@app/testing';
import { DatabaseError } from '../runtime/database';
import { unwrapKey, wrapKey } from './key-wrapping';
import { type SpokenText, type Vault, openVault } from './vault';
import { type VaultKey, makeVaultKey } from './vault-key';

const root = mkdtempSync(join(tmpdir(), 'person-keys-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const [OLD_FILE, NEW_FILE] = [join(root, 'old.key'), join(root, 'new.key')];
const [OLD, NEW] = [makeVaultKey(OLD_FILE), makeVaultKey(NEW_FILE)];
const SOME = ['p01', 'p02', 'p03', 'p04', 'p05', 'p06', 'p07', 'p08'];

const spoken = (person: string): SpokenText => ({
  scope: 's',
  people: [person],
  text: `${person} saw it`,
  place: ['019c1f84-19c8-7036-bc3d-aa9c2728375e', 'board-s.1.1', person],
});

const sealAll = (vault: Vault) =>
  SOME.map((person) => {
    const encrypted = vault.seal(spoken(person));
    if ('forgotten' in encrypted) throw new Error(`${encrypted.forgotten} is forgotten`);
    return encrypted;
  });

let count = 0;

/** A vault in a folder of its own, with a statement of each, and the keys as the file has them. */
const vaultWith = (...vaultKeys: readonly VaultKey[]) => {
  const folder = join(root, String(++count));
  mkdirSync(folder);
  const file = join(folder, 'vault.db');
  const vault = openVault(file, vaultKeys);
  const texts = sealAll(vault);
  vault.keep(texts);
  vault.close();
  return { folder, file, texts, sealed: texts.map(({ sealed: encrypted }) => encrypted) };
};

const keysIn = (file: string): readonly Buffer[] => {
  const db = new Database(file, { readonly: true });
  const keys = db.prepare<[], Buffer>('SELECT key FROM person ORDER BY person').pluck().all();
  db.close();
  return keys;
};

const readAll = (file: string, vaultKeys: readonly VaultKey[], encrypted: readonly Parameters<Vault['open']>[0][]) => {
  const vault = openVault(file, vaultKeys);
  const found = encrypted.map((one) => vault.open(one));
  vault.close();
  return found;
};

const SAID = SOME.map((person) => `${person} saw it`);

describe('wrapping', () => {
  const owner = { scope: 's', person: 'p01' };
  const key = Buffer.alloc(64, 5);

  it('gives the key back, and to nobody else', () => {
    const wrapped = wrapKey(OLD, owner, key);
    expect(unwrapKey(OLD, owner, wrapped)).toEqual(key);
    expect(wrapKey(OLD, owner, key)).not.toEqual(wrapped);
    expect(() => unwrapKey(NEW, owner, wrapped)).toThrow();
    expect(() => unwrapKey(OLD, { ...owner, person: 'p02' }, wrapped)).toThrow();
    expect(() => unwrapKey(OLD, { ...owner, scope: 't' }, wrapped)).toThrow();
    expect(() => unwrapKey(OLD, owner, wrapped.subarray(0, 20))).toThrow();
  });

  it('finds every changed bit', () => {
    const wrapped = wrapKey(OLD, owner, key);
    for (let bit = 0; bit < 8 * wrapped.length; bit++) {
      const changed = Buffer.from(wrapped);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => unwrapKey(OLD, owner, changed)).toThrow();
    }
  });
});

describe('a vault with a vault key', () => {
  it('is of no use to whoever copies the folder without it', () => {
    const { folder, file, sealed: encrypted } = vaultWith(OLD);
    expect(keysIn(file).every((key) => key.length === 12 + 64 + 16)).toBe(true);
    expect(filesWith(folder, OLD.key)).toEqual([]);
    expect(readAll(file, [OLD], encrypted)).toEqual(SAID);
    for (const [given, words] of [
      [[], 'no key is given'],
      [[NEW], `given is ${NEW.id}`],
    ] as const) {
      expect(() => openVault(file, given)).toThrow(DatabaseError);
      expect(() => openVault(file, given)).toThrow(`wrapped with the vault key ${OLD.id}, and ${words}`);
    }
    expect(readAll(file, [NEW, OLD], encrypted)).toEqual(SAID);
  });

  it('gives the same seals as without: a repeated command is recognised before and after', () => {
    const { file, sealed: encrypted } = vaultWith();
    for (const keys of [[OLD], [OLD, NEW]]) {
      const vault = openVault(file, keys);
      expect(sealAll(vault).map((one) => one.sealed)).toEqual(encrypted);
      if (keys.length === 2) vault.changeVaultKey(NEW);
      expect(sealAll(vault).map((one) => one.sealed)).toEqual(encrypted);
      vault.close();
    }
  });

  it('forgets: neither wrapped key nor text is left, and nothing more is taken', () => {
    const { folder, file, texts } = vaultWith(OLD);
    const [, , , , , , p07] = texts;
    const key = keysIn(file)[6] ?? Buffer.alloc(0);
    const vault = openVault(file, [OLD]);
    vault.forget('s', 'p07');
    expect(p07 && vault.open(p07.sealed)).toBeNull();
    expect(vault.seal(spoken('p07'))).toEqual({ forgotten: 'p07' });
    expect([filesWith(folder, key), filesWith(folder, p07?.stored ?? '')]).toEqual([[], []]);
    vault.close();
  });

  it('puts no unwrapped key into a file whose wrapping was taken away', () => {
    const { file } = vaultWith(OLD);
    const vault = openVault(file, [OLD]);
    const db = new Database(file);
    db.exec('DELETE FROM wrapping');
    db.close();
    expect(() => vault.seal({ ...spoken('p01'), people: ['p99'] })).toThrow(/the file no longer says so/);
    vault.close();
    expect(() => openVault(file, [OLD])).toThrow(/the key of p01 does not open/);
  });

  it('refuses keys that were exchanged for each other', () => {
    const { file, sealed: encrypted } = vaultWith(OLD);
    const db = new Database(file);
    db.exec("UPDATE person SET key = (SELECT key FROM person WHERE person = 'p02') WHERE person = 'p01'");
    db.close();
    const vault = openVault(file, [OLD]);
    expect(() => encrypted[0] && vault.open(encrypted[0])).toThrow(/the key of p01 does not open with the vault key/);
    expect(encrypted[1] && vault.open(encrypted[1])).toBe('p02 saw it');
    vault.close();
  });
});

describe('a vault from before', () => {
  it('of layout 1 is upgraded, also without a key', () => {
    const { file, sealed: encrypted } = vaultWith();
    const db = new Database(file);
    db.exec('DROP TABLE wrapping; PRAGMA user_version = 1');
    db.close();
    expect(readAll(file, [], encrypted)).toEqual(SAID);
    expect(readAll(file, [OLD], encrypted)).toEqual(SAID);
    expect(() => openVault(file)).toThrow(/wrapped with the vault key/);
  });

  it('has its keys wrapped as soon as a key is given, and nothing is left of them as they were', () => {
    const { folder, file, sealed: encrypted } = vaultWith();
    const plain = keysIn(file);
    expect(plain.map((key) => filesWith(folder, key))).toEqual(plain.map(() => ['vault.db']));
    const vault = openVault(file, [OLD]);
    expect(vault.protection()).toEqual({ vaultKey: OLD.id, people: 8, overwritten: true });
    expect(plain.map((key) => filesWith(folder, key.subarray(0, 16)))).toEqual(plain.map(() => []));
    expect(encrypted.map((one) => vault.open(one))).toEqual(SAID);
    vault.close();
  });

  it('that another process reads at that moment says so, and is overwritten by the next one that opens it', () => {
    const { folder, file } = vaultWith();
    const plain = keysIn(file);
    const reader = new Database(file);
    reader.exec('BEGIN; SELECT count(*) FROM person;');
    reader.prepare('SELECT count(*) FROM person').get();
    const vault = openVault(file, [OLD]);
    expect(vault.protection()).toMatchObject({ vaultKey: OLD.id, overwritten: false });
    vault.close();
    reader.exec('COMMIT');
    reader.close();
    const again = openVault(file, [OLD]);
    expect(again.protection().overwritten).toBe(true);
    expect(plain.map((key) => filesWith(folder, key.subarray(0, 16)))).toEqual(plain.map(() => []));
    again.close();
  });

  it('takes no unwrapped key from a process that had it open and has no vault key', () => {
    const { file, sealed: encrypted } = vaultWith();
    const without = openVault(file);
    openVault(file, [OLD]).close();
    expect(() => without.seal({ ...spoken('p01'), people: ['p99'] })).toThrow(/wrapped with the vault key/);
    expect(() => encrypted[0] && without.open(encrypted[0])).toThrow(DatabaseError);
    without.close();
  });
});

describe('changing the vault key', () => {
  it('opens with the new one alone, and leaves nothing that the old one opens', () => {
    const { folder, file, sealed: encrypted } = vaultWith(OLD);
    const before = keysIn(file);
    const vault = openVault(file, [OLD]);
    vault.changeVaultKey(NEW);
    expect(encrypted.map((one) => vault.open(one))).toEqual(SAID);
    expect(vault.protection()).toEqual({ vaultKey: NEW.id, people: 8, overwritten: true });
    expect(before.map((key) => filesWith(folder, key))).toEqual(before.map(() => []));
    vault.close();
    expect(() => openVault(file, [OLD])).toThrow(`wrapped with the vault key ${NEW.id}`);
    expect(readAll(file, [NEW], encrypted)).toEqual(SAID);
  });

  it('does not disturb a process that has both keys', () => {
    const { file, sealed: encrypted } = vaultWith(OLD);
    const [one, both] = [openVault(file, [OLD]), openVault(file, [OLD, NEW])];
    one.changeVaultKey(NEW);
    expect(encrypted.map((text) => both.open(text))).toEqual(SAID);
    expect(sealAll(both).map((text) => text.sealed)).toEqual(encrypted);
    one.close();
    both.close();
  });
});

describe('changing the vault key, and killed in between', () => {
  const compiled = compile('libs');
  afterAll(() => {
    compiled.remove();
  });
  const worker = compiled.script('libs/application/src/vault/testing/rotate-worker.ts');

  it.each([
    ['in-transaction', OLD, NEW],
    ['committed', NEW, OLD],
    ['overwritten', NEW, OLD],
  ] as const)('at %s: it opens with one of them, whole', async (death, opens, other) => {
    const { folder, file, sealed: encrypted } = vaultWith(OLD);
    const before = keysIn(file);
    await startChild(worker, file, OLD_FILE, NEW_FILE, death)
      .ended()
      .catch(() => undefined);
    expect(existsSync(`${file}.changes`)).toBe(false);
    expect(() => openVault(file, [other])).toThrow(`wrapped with the vault key ${opens.id}`);
    expect(readAll(file, [opens], encrypted)).toEqual(SAID);
    if (opens === NEW) expect(before.map((key) => filesWith(folder, key))).toEqual(before.map(() => []));
    expect(readAll(file, [OLD, NEW], encrypted)).toEqual(SAID);
  });

  it('at any moment: the same', async () => {
    const { file, sealed: encrypted } = vaultWith(OLD);
    for (let after = 0; after < 10; after++) {
      const child = startChild(worker, file, OLD_FILE, NEW_FILE, 'any');
      await new Promise((resolve) => setTimeout(resolve, 150 + 23 * after));
      await child.kill();
      expect(readAll(file, [OLD, NEW], encrypted)).toEqual(SAID);
    }
    const child = startChild(worker, file, OLD_FILE, NEW_FILE, 'any');
    while (!existsSync(`${file}.changes`)) await new Promise((resolve) => setTimeout(resolve, 10));
    await child.kill();
    expect(readFileSync(`${file}.changes`, 'utf8')).toMatch(/^\.+$/);
    expect(readAll(file, [OLD, NEW], encrypted)).toEqual(SAID);
  });
});
