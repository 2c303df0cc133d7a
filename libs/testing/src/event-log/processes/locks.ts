import { readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const inodes = (file: string): readonly number[] =>
  ['', '-shm'].flatMap((part) => {
    const found = statSync(file + part, { throwIfNoEntry: false });
    return found === undefined ? [] : [found.ino];
  });

/** Where the system does not list its locks, none are seen. */
const listed = (): string => {
  try {
    return readFileSync('/proc/locks', 'utf8');
  } catch {
    return '';
  }
};

/**
 * Waits until no process has a SQLite file open. The background check of a killed server is a process of its own, which
 * ends a moment later; as the last one it folds the write-ahead log into the file, also when the log was unlinked.
 */
export const untilClosed = async (file: string): Promise<void> => {
  const marks = inodes(file).map((inode) => `:${inode} `);
  while (marks.some((mark) => listed().includes(mark))) await pause(5);
};
