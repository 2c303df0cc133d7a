import { randomBytes } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import {
  type SigningKey,
  LedgerError,
  codeOf,
  makeSigningKey,
  newSigningKey,
  openSigningKey,
  readSigningKey,
  replaceFile,
  syncFolder,
} from '@app/ledger';

/**
 * Where the key of a ledger is kept, with room for the next one: a change of keys makes the next key, records it, and
 * only then lets it take the place of the other, so that the ledger never names a key that nobody has.
 */
export interface KeyStore {
  /** In words for an operator. */
  readonly name: string;
  readonly current: () => SigningKey | null;
  /** The keys of changes that are under way, or were broken off. */
  readonly begun: () => readonly BegunKey[];
  /** Makes a key beside all others. */
  readonly makeNext: (name: string) => SigningKey;
  /** A key that was begun takes the place of the current one; nothing changes where another process has done it. */
  readonly adopt: (next: SigningKey) => void;
}

/** What a change of keys has left. Only the ledger knows whether it was recorded. */
export interface BegunKey {
  /** Null where it was not written to its end; such a key was never recorded. */
  readonly key: SigningKey | null;
  readonly discard: () => void;
}

/**
 * In a file; every key that is begun has a file of its own beside it (`checkpoint.key.next-1f0c22ab`), so that no process
 * replaces or adopts the key that another one is about to record. All of it throws a `LedgerError` that names the file.
 */
export const keyFile = (file: string): KeyStore => {
  const begun = (): readonly (BegunKey & { readonly path: string })[] =>
    namesIn(dirname(file))
      .filter((name) => name.startsWith(`${basename(file)}.next`))
      .map((name) => join(dirname(file), name))
      .map((path) => ({ path, key: ifThere(() => readSigningKey(path)), discard: () => removed(path) }));
  return {
    name: file,
    current: () => ifThere(() => openSigningKey(file)),
    begun,
    makeNext: (name) => makeSigningKey(`${file}.next-${randomBytes(4).toString('hex')}`, name),
    adopt: ({ verifierKey }) => {
      const next = begun().find(({ key }) => key?.verifierKey === verifierKey);
      if (next) replaced(next.path, file);
    },
  };
};

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw new LedgerError('LedgerUnusable', `${folder} cannot be read: ${why(error)}`, { cause: error });
  }
};

/** Another process that finishes the same change of keys may have done it just now. */
const replaced = (from: string, to: string): void => {
  try {
    replaceFile(from, to);
    syncFolder(dirname(to));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw new LedgerError('LedgerUnusable', `${to}: the next key cannot take its place: ${why(error)}`, {
      cause: error,
    });
  }
};

/** What cannot be removed now, because another program has it open, the next change of keys removes. */
const removed = (path: string): void => {
  try {
    rmSync(path, { force: true });
  } catch (error) {
    if (!['EPERM', 'EACCES', 'EBUSY'].includes(String(codeOf(error)))) throw error;
  }
};

const ifThere = (read: () => SigningKey | null): SigningKey | null => {
  try {
    return read();
  } catch (error) {
    if (error instanceof LedgerError && error.code === 'LedgerNotFound') return null;
    throw error;
  }
};

const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** For a ledger that is itself kept in memory. */
export const keyInMemory = (): KeyStore => {
  let current: SigningKey | null = null;
  let begun: readonly SigningKey[] = [];
  const discard = (key: SigningKey): void => {
    begun = begun.filter((one) => one !== key);
  };
  return {
    name: 'the memory of this process',
    current: () => current,
    begun: () => begun.map((key) => ({ key, discard: () => discard(key) })),
    makeNext: (name) => {
      const key = newSigningKey(name);
      begun = [...begun, key];
      return key;
    },
    adopt: (next) => {
      if (!begun.includes(next)) return;
      current = next;
      discard(next);
    },
  };
};
