import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database, isDisclosed, nodeCrypto } from '@app/ledger';
import fc from 'fast-check';
import { DatabaseError } from '../runtime/database';
import { decrypt, encrypt, newKey } from './cipher';
import { filesWith } from '@app/testing';
import { type PlannedText, type SpokenText, type Vault, openVault } from './vault';

const folder = mkdtempSync(join(tmpdir(), 'vault-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

let count = 0;
const fresh = (): string => join(mkdtempSync(join(folder, 'v')), `${++count}.db`);

const spoken = (text: string, more: Partial<SpokenText> = {}): SpokenText => ({
  scope: 's',
  people: ['p07'],
  text,
  place: ['019c1f84-19c8-7036-bc3d-aa9c2728375e', 'board-s.1.1', 'text'],
  ...more,
});

const sealedIn = (vault: Vault, text: SpokenText): PlannedText => {
  const encrypted = vault.seal(text);
  if ('forgotten' in encrypted) throw new Error(`${encrypted.forgotten} is forgotten`);
  return encrypted;
};

const kept = (vault: Vault, text: SpokenText): PlannedText['sealed'] => {
  const encrypted = sealedIn(vault, text);
  vault.keep([encrypted]);
  return encrypted.sealed;
};

it('lets nobody else read the file with the keys', () => {
  const file = fresh();
  openVault(file).close();
  expect(statSync(file).mode & 0o077).toBe(0);
});

describe('the cipher', () => {
  it('gives back every text, and only with the key that it was encrypted with', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string()), (text, place) => {
        const key = newKey();
        const stored = encrypt(key, place, text);
        expect(decrypt(key, stored)).toBe(text);
        expect(() => decrypt(newKey(), stored)).toThrow();
      }),
    );
  });

  it('finds every changed bit', () => {
    const key = newKey();
    const stored = encrypt(key, ['here'], 'I saw it');
    for (let bit = 0; bit < 8 * stored.length; bit++) {
      const changed = Buffer.from(stored);
      changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
      expect(() => decrypt(key, changed)).toThrow();
    }
  });
});

describe('a vault', () => {
  it('discloses a text with what shows that it was this one, and nothing that opens another', async () => {
    const file = fresh();
    const vault = openVault(file);
    const [encrypted, other] = [spoken('I saw it'), spoken('I did not', { place: ['other'] })].map((one) =>
      kept(vault, one),
    );
    const [disclosed, more] = [encrypted, other].map((one) => one && vault.disclose(one));
    if (!encrypted || !disclosed || !more) throw new Error('both are kept');
    expect(disclosed.text).toBe('I saw it');
    expect(await isDisclosed(encrypted.sealed, disclosed, nodeCrypto)).toBe(true);
    expect(await isDisclosed(encrypted.sealed, { ...disclosed, text: 'I did not' }, nodeCrypto)).toBe(false);
    expect(await isDisclosed(encrypted.sealed, more, nodeCrypto)).toBe(false);
    expect(more.key).not.toBe(disclosed.key);
    const db = new Database(file, { readonly: true });
    const key = db.prepare<[], Buffer>('SELECT key FROM person').pluck().get() ?? Buffer.alloc(0);
    db.close();
    for (const half of [key.subarray(0, 32), key.subarray(32)])
      expect([disclosed.key, more.key]).not.toContain(half.toString('base64'));
    vault.forget('s', 'p07');
    expect(vault.disclose(encrypted)).toBeNull();
    vault.close();
  });

  it('opens what it keeps, and gives the same words in the same place the same seal again', () => {
    const vault = openVault(fresh());
    const encrypted = kept(vault, spoken('I saw it'));
    expect(encrypted).toEqual({ sealed: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown, person: 'p07' });
    expect(vault.open(encrypted)).toBe('I saw it');
    expect(kept(vault, spoken('I saw it'))).toEqual(encrypted);
    expect(vault.count('s', 'p07')).toBe(1);
    for (const other of [
      spoken('I saw it!'),
      spoken('I saw it', { place: ['another', 'board-s.1.1', 'text'] }),
      spoken('I saw it', { people: ['p08'] }),
      spoken('I saw it', { scope: 't' }),
    ])
      expect(sealedIn(vault, other).sealed.sealed).not.toBe(encrypted.sealed);
    vault.close();
  });

  it('keeps nothing of what is only sealed: a refused command leaves no words behind', () => {
    const vault = openVault(fresh());
    expect(vault.open(sealedIn(vault, spoken('I saw it')).sealed)).toBeUndefined();
    expect(vault.count('s', 'p07')).toBe(0);
    vault.close();
  });

  it('has no words in its files, and is one for all processes that open it', () => {
    const file = fresh();
    const [one, other] = [openVault(file), openVault(file)];
    const encrypted = kept(one, spoken('Heard at the table'));
    expect(other.open(encrypted)).toBe('Heard at the table');
    expect(kept(other, spoken('Heard at the table'))).toEqual(encrypted);
    expect(filesWith(join(file, '..'), 'Heard at the table')).toEqual([]);
    one.forget('s', 'p07');
    expect(other.open(encrypted)).toBeNull();
    expect(other.seal(spoken('More'))).toEqual({ forgotten: 'p07' });
    for (const vault of [one, other]) vault.close();
  });
});

describe('a vault that forgets somebody', () => {
  it.each<[string, string | null, Partial<SpokenText>, string | null]>([
    ['destroys what he said there', 's', {}, null],
    ['leaves what he said elsewhere', 's', { scope: 't' }, 'I saw it'],
    ['destroys it everywhere where that is asked', null, { scope: 't' }, null],
    ['leaves what others said', 's', { people: ['p08'] }, 'I saw it'],
    ['destroys what he said together with others', 's', { people: ['p08', 'p07'] }, null],
  ])('%s', (_, scope, more, left) => {
    const file = fresh();
    const vault = openVault(file);
    const drafted = sealedIn(vault, spoken('I saw it', more));
    vault.keep([drafted]);
    vault.forget(scope, 'p07');
    expect(vault.open(drafted.sealed)).toBe(left);
    vault.close();
    const again = openVault(file);
    expect(again.open(drafted.sealed)).toBe(left);
    again.close();
    expect(filesWith(join(file, '..'), drafted.stored.subarray(0, 12)).length > 0).toBe(left !== null);
  });

  it('leaves neither key nor ciphertext in any of its files, also while others have them open', () => {
    const file = fresh();
    const [vault, reader] = [openVault(file), openVault(file)];
    const drafted = Array.from({ length: 50 }, (_, nth) =>
      sealedIn(vault, spoken(`${'I saw it '.repeat(100)}${nth}`, { place: [String(nth)] })),
    );
    vault.keep(drafted);
    const db = new Database(file, { readonly: true });
    const key = db.prepare<[], Buffer>("SELECT key FROM person WHERE person = 'p07'").pluck().get();
    db.close();
    const pieces = [key ?? Buffer.alloc(0), ...drafted.map(({ stored }) => stored.subarray(0, 24))];
    const found = (): number => pieces.filter((piece) => filesWith(join(file, '..'), piece).length > 0).length;
    expect(found()).toBe(51);
    expect(reader.open(drafted[7]?.sealed ?? { sealed: '', person: '' })).toMatch(/7$/);
    vault.forget('s', 'p07');
    expect(found()).toBe(0);
    expect(drafted.map(({ sealed: encrypted }) => reader.open(encrypted))).toEqual(drafted.map(() => null));
    for (const one of [vault, reader]) one.close();
  });

  it('takes no word from him again, and keeps none that was on its way', () => {
    const vault = openVault(fresh());
    const onItsWay = sealedIn(vault, spoken('Too late'));
    vault.forget('s', 'p07');
    expect(vault.seal(spoken('Again'))).toEqual({ forgotten: 'p07' });
    expect(vault.seal(spoken('Again', { people: ['p08', 'p07'] }))).toEqual({ forgotten: 'p07' });
    vault.keep([onItsWay]);
    expect(vault.open(onItsWay.sealed)).toBeNull();
    expect(vault.count('s', 'p07')).toBe(0);
    vault.forget('s', 'p07');
    vault.close();
  });

  it('knows that what is not here is forgotten, where the ledger says so of the person; else that it is kept apart', () => {
    const vault = openVault(fresh());
    const elsewhere = { sealed: 'ab'.repeat(32), person: 'p07' };
    expect(vault.open(elsewhere)).toBeUndefined();
    vault.forget('s', 'p07');
    expect(vault.open(elsewhere)).toBeNull();
    vault.close();
  });
});

describe('a vault that somebody has changed', () => {
  it.each<[string, string, RegExp]>([
    [
      'the first bytes of a text',
      "UPDATE said SET stored = CAST(x'0000000000000000' || substr(stored, 9) AS BLOB)",
      /changed after it was kept/,
    ],
    [
      'a text for another',
      'UPDATE said SET stored = (SELECT stored FROM said ORDER BY rowid DESC)',
      /changed after it/,
    ],
    ['a text taken out', 'UPDATE said SET stored = NULL', /it is gone, and nobody was forgotten/],
    ['a key', 'UPDATE person SET key = randomblob(64)', /does not open with the key of p07/],
    ['a key taken out', 'DELETE FROM person', /the key of p07 is gone, and p07 was not forgotten/],
    ['whose it is', "UPDATE said SET person = 'p08'", /the key of p08|the key of p07|not open/],
  ])('says so: %s', (_, change, words) => {
    const file = fresh();
    const vault = openVault(file);
    const encrypted = kept(vault, spoken('I saw it'));
    kept(vault, spoken('I did not', { place: ['other'] }));
    const db = new Database(file);
    db.exec(change);
    db.close();
    expect(() => vault.open(encrypted)).toThrow(DatabaseError);
    expect(() => vault.open(encrypted)).toThrow(words);
    vault.close();
  });

  it('is no vault of ours', () => {
    const file = fresh();
    const db = new Database(file);
    db.exec('CREATE TABLE other (x)');
    db.close();
    expect(() => openVault(file)).toThrow(/cannot be used: it does not hold a vault of statements/);
  });
});
