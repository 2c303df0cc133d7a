import { hash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { makePrivateFolder } from '@app/ledger';
import { type Settings, SettingsError } from '../runtime/settings';

const BYTES = 32;

/** A key that the keys of people are wrapped with. It never stands in the data folder. */
export interface VaultKey {
  /** 16 hexadecimal digits that name the key and say nothing of it; the vault has them, so that a missing key can be named. */
  readonly id: string;
  /** 32 bytes. */
  readonly key: Buffer;
}

/** The settings that say where the keys of the vault are. */
export type VaultKeySettings = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 'vaultKey' | 'vaultKeyFile'>>;

const HEX = /^[0-9a-f]{64}$/i;
const BASE64 = /^[A-Za-z0-9+/_-]{43}=?$/;

const vaultKeyOf = (key: Buffer): VaultKey => ({
  id: hash('sha256', Buffer.concat([Buffer.from('session-ledger vault key\n'), key])).slice(0, 16),
  key,
});

/** The message never repeats the text: it may be a key with one letter too many. */
const parseKey = (text: string, source: string): VaultKey => {
  if (HEX.test(text)) return vaultKeyOf(Buffer.from(text, 'hex'));
  const key = BASE64.test(text) ? Buffer.from(text, 'base64') : Buffer.alloc(0);
  if (key.length === BYTES) return vaultKeyOf(key);
  throw new SettingsError(
    `${source}: expected ${BYTES} bytes in base64 (44 characters) or hexadecimal (64), not ${text.length} characters of something else`,
  );
};

/** One key or more, with white space or commas between; the first is in force, the others are accepted. */
const parseKeys = (text: string, source: string): readonly [VaultKey, ...VaultKey[]] => {
  const [first, ...rest] = text.split(/[\s,]+/).filter((part) => part !== '');
  if (first === undefined) throw new SettingsError(`${source}: it holds no key`);
  return [parseKey(first, source), ...rest.map((one) => parseKey(one, source))];
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The keys in a file. Throws a `SettingsError` that names the file, and no part of a key. */
export const readVaultKeys = (file: string, setting = file): readonly [VaultKey, ...VaultKey[]] => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new SettingsError(`${setting}: the key of the vault cannot be read: ${messageOf(error)}`);
  }
  return parseKeys(text, setting === file ? file : `${setting} (${file})`);
};

/** With links resolved as far as the path exists. */
const realPath = (path: string): string => {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPath(parent), path.slice(parent.length));
  }
};

/** Throws a `SettingsError` for a key in the folder that it is to protect: whoever copies the folder would have both. */
export const refuseInDataFolder = (file: string, dataDir: string): void => {
  const path = relative(realPath(resolve(dataDir)), realPath(resolve(file)));
  if (path !== '..' && !path.startsWith(`..${sep}`) && !path.startsWith(sep) && !/^[A-Za-z]:/.test(path))
    throw new SettingsError(`${file}: the key of the vault has to be outside the data folder ${dataDir}`);
};

/**
 * The keys that `VAULT_KEY_FILE` or `VAULT_KEY` gives, the one in force first; none where neither is set. Throws a
 * `SettingsError` for both at once, a file in the data folder, and whatever is no key.
 */
export const vaultKeysIn = ({ dataDir, vaultKey = '', vaultKeyFile = '' }: VaultKeySettings): readonly VaultKey[] => {
  if (vaultKey !== '' && vaultKeyFile !== '')
    throw new SettingsError('VAULT_KEY and VAULT_KEY_FILE: set one of them; either may hold several keys');
  if (vaultKey !== '') return parseKeys(vaultKey, 'VAULT_KEY');
  if (vaultKeyFile === '') return [];
  refuseInDataFolder(vaultKeyFile, dataDir);
  return readVaultKeys(vaultKeyFile, 'VAULT_KEY_FILE');
};

/**
 * Makes a key in a file of its own, readable by its owner only: whole or not at all, and never over a file that exists.
 * Throws a `SettingsError` that names the file.
 */
export const makeVaultKey = (file: string): VaultKey => {
  if (existsSync(file)) throw new SettingsError(`${file} is there already, and a key is never written over`);
  const draft = `${file}.${randomBytes(8).toString('hex')}`;
  try {
    makePrivateFolder(dirname(resolve(file)));
    writeFileSync(draft, `${randomBytes(BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, file);
  } catch (error) {
    throw new SettingsError(`${file}: a key cannot be made there: ${messageOf(error)}`);
  } finally {
    rmSync(draft, { force: true });
  }
  return readVaultKeys(file)[0];
};
