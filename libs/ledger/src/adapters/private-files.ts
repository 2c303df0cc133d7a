import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { platform } from './files/platform';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
const GROUP_FOLDER = 0o2770;
const GROUP_FILE = 0o660;

/** The setgid bit with every right of the group: by it an operator says that a folder is shared with its group. */
const SHARED_FOLDER = 0o2070;
const OTHERS = 0o007;
const GROUP_AND_OTHERS = 0o077;

const isShared = (folder: string): boolean =>
  platform.hasFileModes && (statSync(folder).mode & SHARED_FOLDER) === SHARED_FOLDER;

/** Makes a folder, with those above it that are missing, for the user of the program alone. One that exists is not changed. */
export const makePrivateFolder = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
};

/**
 * Makes an empty file with mode 0600, whatever the umask: 0660 in a folder that is shared with its group. SQLite gives its
 * `-wal` and `-shm` files the mode of the file that they belong to, so the file has to exist before SQLite opens it. One that
 * exists is neither changed nor opened: closing a second descriptor would drop the locks that this process has on it.
 */
export const makePrivateFile = (file: string): void => {
  if (existsSync(file)) return;
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE));
    if (isShared(dirname(file))) chmodSync(file, GROUP_FILE);
  } catch (error) {
    // Another process was faster, or the name is a link: then whoever made the target decides.
    if (!(typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST')) throw error;
  }
};

/** A file or folder that more users can open than need to. */
export interface OpenToOthers {
  readonly path: string;
  /** Permission bits, such as 0o644. */
  readonly mode: number;
  /** What they should be: 0o600, 0o660, 0o700 or 0o2770. */
  readonly expected: number;
}

/**
 * Of these files and folders those that users can open who need not: everybody but the owner, or in a folder that is shared with its group
 * everybody but owner and group. What does not exist is passed over, and so are devices. Empty on Windows.
 */
export const openToOthers = (paths: readonly string[]): readonly OpenToOthers[] => {
  if (!platform.hasFileModes) return [];
  return paths.flatMap((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    if (!found) return [];
    const isFolder = found.isDirectory();
    if (!isFolder && !found.isFile()) return [];
    const shared = isShared(isFolder ? path : dirname(path));
    if ((found.mode & (shared ? OTHERS : GROUP_AND_OTHERS)) === 0) return [];
    const [folder, file] = shared ? [GROUP_FOLDER, GROUP_FILE] : [PRIVATE_FOLDER, PRIVATE_FILE];
    return [{ path, mode: found.mode & 0o7777, expected: isFolder ? folder : file }];
  });
};
