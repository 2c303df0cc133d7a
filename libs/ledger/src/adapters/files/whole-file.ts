import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { makePrivateFolder } from '../private-files';
import { platform } from './platform';

/** Makes what was renamed, linked or removed in a folder last through a power cut, where the platform can. */
export const syncFolder = (folder: string, { syncsFolders } = platform): void => {
  if (!syncsFolders) return;
  const opened = openSync(folder, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};

/**
 * Makes a file that only its owner may read, where the platform has modes. It is there whole and on disk, or not at all;
 * a file that is there already is never written over. Throws what the file system throws: `EEXIST` for the latter.
 * @param link makes a second name; a file system without them (FAT, exFAT) gets a copy, which others can see half made
 */
export const createWhole = (file: string, text: string, link = linkSync): void => {
  makePrivateFolder(dirname(file));
  const draft = `${file}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o600, flush: true });
    publish(draft, file, link);
    syncFolder(dirname(file));
  } finally {
    rmSync(draft, { force: true });
  }
};

/**
 * Puts a file in the place of another, or of none, in one step; `syncFolder` then makes that last. Throws what the file
 * system throws.
 */
export const replaceFile = (from: string, to: string): void => {
  patiently(() => {
    renameSync(from, to);
  });
};

/** The code of what the file system throws. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** How file systems without hard links refuse one: Linux, and Windows by `ERROR_INVALID_FUNCTION` and `ERROR_NOT_SUPPORTED`. */
const WITHOUT_LINKS: ReadonlySet<unknown> = new Set(['EPERM', 'EISDIR', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

const publish = (draft: string, file: string, link: typeof linkSync): void => {
  try {
    link(draft, file);
  } catch (error) {
    if (!WITHOUT_LINKS.has(codeOf(error))) throw error;
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
    const copy = openSync(file, 'r+');
    try {
      fsyncSync(copy);
    } finally {
      closeSync(copy);
    }
  }
};

/** How Windows refuses to replace a file that somebody has open. */
const HELD_OPEN: ReadonlySet<unknown> = new Set(['EPERM', 'EACCES', 'EBUSY']);
const PAUSE_MS = 50;

/** Repeats the work while another program has a file open, up to a time in milliseconds; then throws the last error. */
export const patiently = (work: () => void, patience = platform.patienceWithOpenFiles): void => {
  const end = performance.now() + patience;
  for (;;) {
    try {
      work();
      return;
    } catch (error) {
      if (!HELD_OPEN.has(codeOf(error)) || performance.now() >= end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
};
