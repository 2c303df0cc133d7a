import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SettingsError } from '../runtime/settings';
import { makeVaultKey, vaultKeysIn } from './vault-key';

const root = mkdtempSync(join(tmpdir(), 'vault-key-'));
afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

const dataDir = join(root, 'data');
const KEY = Buffer.from(Array.from({ length: 32 }, (_, i) => 8 * i + 3));
const [HEX, BASE64, BASE64URL] = [KEY.toString('hex'), KEY.toString('base64'), KEY.toString('base64url')];
const OTHER = Buffer.alloc(32, 7).toString('base64');

it.each([HEX, HEX.toUpperCase(), BASE64, BASE64URL, ` ${BASE64}\n`])('takes %j for a key', (vaultKey) => {
  const [found, ...more] = vaultKeysIn({ dataDir, vaultKey });
  expect([found?.key, more]).toEqual([KEY, []]);
  expect(found?.id).toMatch(/^[0-9a-f]{16}$/);
});

it('takes several: the first is in force', () => {
  const file = join(root, 'two.key');
  writeFileSync(file, `${HEX}\n${OTHER}\n`);
  const [fromFile, fromText] = [{ vaultKeyFile: file }, { vaultKey: `${BASE64},${OTHER}` }].map((given) =>
    vaultKeysIn({ dataDir, ...given }),
  );
  expect(fromFile).toEqual(fromText);
  expect(fromFile?.map(({ key }) => key)).toEqual([KEY, Buffer.alloc(32, 7)]);
});

it('needs none', () => {
  expect(vaultKeysIn({ dataDir })).toEqual([]);
  expect(vaultKeysIn({ dataDir, vaultKey: '', vaultKeyFile: '' })).toEqual([]);
});

it.each(['secret', HEX.slice(1), `${HEX}0`, BASE64.slice(2), `${BASE64}A`, ' ', 'ä'.repeat(44)])(
  'refuses %j, and does not repeat it',
  (vaultKey) => {
    const refused = () => vaultKeysIn({ dataDir, vaultKey });
    expect(refused).toThrow(SettingsError);
    expect(refused).toThrow(/^VAULT_KEY: (expected 32 bytes in base64|it holds no key)/);
    if (vaultKey.trim() !== '') expect(refused).not.toThrow(vaultKey);
  },
);

it('refuses a file that is missing, that is empty, and both settings at once', () => {
  const empty = join(root, 'empty.key');
  writeFileSync(empty, '\n');
  expect(() => vaultKeysIn({ dataDir, vaultKeyFile: join(root, 'none') })).toThrow(/^VAULT_KEY_FILE: .+ENOENT/);
  expect(() => vaultKeysIn({ dataDir, vaultKeyFile: empty })).toThrow(/empty\.key\): it holds no key/);
  expect(() => vaultKeysIn({ dataDir, vaultKeyFile: empty, vaultKey: HEX })).toThrow(/set one of them/);
});

it('refuses a key in the data folder, also by way of a link', () => {
  mkdirSync(join(dataDir, 'keys'), { recursive: true });
  symlinkSync(dataDir, join(root, 'link'));
  for (const file of [
    join(dataDir, 'vault.key'),
    join(dataDir, 'keys', 'vault.key'),
    join(root, 'link', 'vault.key'),
  ]) {
    expect(() => vaultKeysIn({ dataDir, vaultKeyFile: file })).toThrow(/has to be outside the data folder/);
  }
  writeFileSync(join(root, 'data-key'), HEX);
  expect(vaultKeysIn({ dataDir, vaultKeyFile: join(root, 'data-key') })).toHaveLength(1);
});

it('makes a key for its owner alone, and never over a file that exists', () => {
  const file = join(root, 'config', 'vault.key');
  const made = makeVaultKey(file);
  expect(vaultKeysIn({ dataDir, vaultKeyFile: file })).toEqual([made]);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  const text = readFileSync(file, 'utf8');
  expect(() => makeVaultKey(file)).toThrow(/is there already, and a key is never written over/);
  expect(readFileSync(file, 'utf8')).toBe(text);
});
