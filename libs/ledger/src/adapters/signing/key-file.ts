import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { LedgerError } from '../../event-log';
import { makePrivateFolder } from '../private-files';
import { newKeyText, parseKeyText } from './signing-key';
import type { SigningKey } from './signing-key';

/**
 * Makes a key in a file of its own, readable by its owner only. The file is there whole and on disk, or not at all, and
 * one that is there already is never written over. Throws a `LedgerError` that names the file, and a `TypeError` for
 * what cannot be the name of a key.
 */
export const makeSigningKey = (file: string, name: string): SigningKey => {
  const text = newKeyText(name);
  try {
    makePrivateFolder(dirname(file));
    writeWhole(file, text);
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && existsSync(file)) {
      throw new LedgerError('LedgerUnusable', `${file} is there already, and a key is never written over`);
    }
    throw unusable(file, 'a key cannot be written there', error);
  }
  return openSigningKey(file);
};

/** The key in a file. Throws a `LedgerError` that names the file: `LedgerNotFound` where there is none. */
export const openSigningKey = (file: string): SigningKey => {
  const key = parseKeyText(textIn(file));
  if (key) return key;
  throw new LedgerError(
    'LedgerUnusable',
    `${file} holds no signing key: expected a line with the verifier key, then its private key (PKCS #8 in PEM)`,
  );
};

/** Makes what was renamed, linked or removed in a folder last through a power cut. */
export const syncFolder = (folder: string): void => {
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};

const textIn = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new LedgerError('LedgerNotFound', `there is no key at ${file}`);
    throw unusable(file, 'the key cannot be read', error);
  }
};

const writeWhole = (file: string, text: string): void => {
  const draft = `${file}.${randomUUID()}`;
  const opened = openSync(draft, 'wx', 0o600);
  try {
    writeSync(opened, text);
    fsyncSync(opened);
    linkSync(draft, file);
    syncFolder(dirname(file));
  } finally {
    closeSync(opened);
    rmSync(draft);
  }
};

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const unusable = (file: string, what: string, error: unknown): LedgerError =>
  new LedgerError('LedgerUnusable', `${file}: ${what}: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
