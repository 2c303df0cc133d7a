import { writeFileSync } from 'node:fs';
import { makePrivateFile, openToOthers } from '@app/ledger';
import type { Texts } from '@app/messages';
import { Failure } from '../failure';
import { commandText } from './command-texts';
import { note } from './print';

/** Writes a text into a file and says so, or to standard output where no file is named. Throws a `Failure`. */
export const writeOut = (text: string, file: string | undefined, texts: Texts): void => {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  written(file, texts, () => {
    writeFileSync(file, text);
  });
};

/** The same for a text that has names and statements: a new file is for its owner alone, of an old one its mode is named. */
export const writeOutPrivately = (text: string, file: string | undefined, texts: Texts): void => {
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  written(file, texts, () => {
    makePrivateFile(file);
    writeFileSync(file, text);
  });
  for (const { mode } of openToOthers([file]))
    note(texts.say(commandText('open-to-others', { file, mode: mode.toString(8) })));
};

const written = (file: string, { say }: Texts, write: () => void): void => {
  try {
    write();
  } catch (error) {
    throw new Failure(
      commandText('cannot-write', { file, error: error instanceof Error ? error.message : String(error) }),
    );
  }
  note(say(commandText('written', { file })));
};
