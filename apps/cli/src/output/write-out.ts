import { writeFileSync } from 'node:fs';
import { makePrivateFile, openToOthers } from '@app/ledger';
import { Failure } from '../failure';
import { note } from './print';

/** Writes a text into a file and says so, or to standard output where no file is named. Throws a `Failure`. */
export const writeOut = (text: string, file: string | undefined): void => {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  written(file, () => {
    writeFileSync(file, text);
  });
};

/** The same for a text that has names and statements: a new file is for its owner alone, of an old one its mode is named. */
export const writeOutPrivately = (text: string, file: string | undefined): void => {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  written(file, () => {
    makePrivateFile(file);
    writeFileSync(file, text);
  });
  for (const { mode } of openToOthers([file]))
    note(
      `ledger: other users can open ${file} (mode ${mode.toString(8)}), which was there before; it has names and statements`,
    );
};

const written = (file: string, write: () => void): void => {
  try {
    write();
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  note(`written to ${file}`);
};
