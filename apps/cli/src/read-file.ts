import { readFileSync } from 'node:fs';
import { Failure } from './failure';

/**
 * The bytes of a file that somebody named. Throws a `Failure` that says which file cannot be read, and why.
 * @param path where it lies, where that is not what it was named
 */
export const bytesOf = (file: string, path = file): Buffer => {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Failure(`${file}: ${error instanceof Error ? error.message : 'cannot be read'}`);
  }
};

/** The same as text. */
export const textOf = (file: string, path = file): string => bytesOf(file, path).toString('utf8');
