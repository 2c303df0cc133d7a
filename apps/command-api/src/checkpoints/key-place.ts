import { renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SigningKey } from '@app/ledger';
import { LedgerError, makeSigningKey, newSigningKey, openSigningKey, syncFolder } from '@app/ledger';

/**
 * Where the key of a ledger is kept, with room for the next one: a change of keys makes the next key, records it, and
 * only then lets it take the place of the other, so that the ledger never names a key that nobody has.
 */
export interface KeyPlace {
  /** In words for an operator. */
  readonly name: string;
  readonly current: () => SigningKey | null;
  readonly next: () => SigningKey | null;
  /** The next key is made where there is none yet. */
  readonly makeNext: (name: string) => SigningKey;
  /** The next key takes the place of the current one, if there is a next one. */
  readonly adopt: () => void;
}

/** In a file, and beside it the next key. All of it throws a `LedgerError` that names the file. */
export const keyFile = (file: string): KeyPlace => {
  const nextFile = `${file}.next`;
  const next = (): SigningKey | null => ifThere(nextFile);
  return {
    name: file,
    current: () => ifThere(file),
    next,
    makeNext: (name) => next() ?? makeSigningKey(nextFile, name),
    adopt: () => {
      rename(nextFile, file);
    },
  };
};

/** Another process that finishes the same change of keys may have done it just now. */
const rename = (from: string, to: string): void => {
  try {
    renameSync(from, to);
    syncFolder(dirname(to));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    const why = error instanceof Error ? error.message : String(error);
    throw new LedgerError('LedgerUnusable', `${to}: the next key cannot take its place: ${why}`, { cause: error });
  }
};

const ifThere = (file: string): SigningKey | null => {
  try {
    return openSigningKey(file);
  } catch (error) {
    if (error instanceof LedgerError && error.code === 'LedgerNotFound') return null;
    throw error;
  }
};

/** For a ledger that is itself kept in memory. */
export const keyInMemory = (): KeyPlace => {
  let current: SigningKey | null = null;
  let next: SigningKey | null = null;
  return {
    name: 'the memory of this process',
    current: () => current,
    next: () => next,
    makeNext: (name) => (next ??= newSigningKey(name)),
    adopt: () => {
      if (next) [current, next] = [next, null];
    },
  };
};
