import { writeFileSync } from 'node:fs';
import { Failure } from '../failure';
import { note } from './print';

/** Writes a text into a file and says so, or to standard output where no file is named. Throws a `Failure`. */
export const writeOut = (text: string, file: string | undefined): void => {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  note(`written to ${file}`);
};
