import { existsSync, readFileSync } from 'node:fs';
import { LedgerError } from '../../event-log';
import { codeOf, createWhole } from '../files/whole-file';
import { newKeyText, parseKeyText, type SigningKey } from './signing-key';

/**
 * Makes a key in a file of its own, readable by its owner only. The file is there whole and on disk, or not at all, and
 * one that is there already is never written over. Throws a `LedgerError` that names the file, and a `TypeError` for
 * what cannot be the name of a key.
 */
export const makeSigningKey = (file: string, name: string): SigningKey => {
  const text = newKeyText(name);
  try {
    createWhole(file, text);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && existsSync(file)) {
      throw new LedgerError('LedgerUnusable', `${file} is there already, and a key is never written over`);
    }
    throw unusable(file, 'a key cannot be written there', error);
  }
  return openSigningKey(file);
};

/**
 * The key in a file, or null where the file holds something else, such as half a key. Throws a `LedgerError` that names
 * the file: `LedgerNotFound` where there is none.
 */
export const readSigningKey = (file: string): SigningKey | null => parseKeyText(textIn(file)) ?? null;

/** The key in a file. Throws as `readSigningKey` does, and a `LedgerError` where the file holds no key. */
export const openSigningKey = (file: string): SigningKey => {
  const key = readSigningKey(file);
  if (key) return key;
  throw new LedgerError(
    'LedgerUnusable',
    `${file} holds no signing key: expected a line with the verifier key, then its private key (PKCS #8 in PEM)`,
  );
};

const textIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new LedgerError('LedgerNotFound', `there is no key at ${file}`);
    throw unusable(file, 'the key cannot be read', error);
  }
};

const unusable = (file: string, what: string, error: unknown): LedgerError =>
  new LedgerError('LedgerUnusable', `${file}: ${what}: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
