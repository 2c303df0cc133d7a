import { closeSync, openSync, writeSync } from 'node:fs';
import { once } from 'node:events';
import { makePrivateFile, openToOthers } from '@app/ledger';
import type { Texts } from '@app/messages';
import { Failure } from '../failure';
import { commandText } from '../output/command-texts';
import { note } from '../output/print';

type Encoding = 'latin1' | 'utf8';

/** Standard output takes more, or whoever read it has stopped. */
const drained = async (): Promise<void> => {
  try {
    await once(process.stdout, 'drain');
  } catch {
    // `errored` says so, and the program itself what there is to say.
  }
};

/** Writes until whoever reads stops reading (`| head`). */
const toStandardOutput = async (pieces: AsyncIterable<string>, encoding: Encoding): Promise<void> => {
  for await (const piece of pieces) {
    if (!process.stdout.write(Buffer.from(piece, encoding))) await drained();
    if (process.stdout.errored) return;
  }
};

/** Runs what writes a file; what the system refuses is told with the name of the file. */
const writing = <T>(file: string, write: () => T): T => {
  try {
    return write();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Failure(commandText('cannot-write', { file, error: why }));
  }
};

/**
 * Writes a file piece by piece, or standard output where none is named: a file with the names of people is made for its
 * owner alone, and of one that was there before its mode is named. Throws a `Failure`.
 */
export const writePieces = async (
  pieces: AsyncIterable<string>,
  encoding: Encoding,
  file: string | undefined,
  { say }: Texts,
): Promise<void> => {
  if (file === undefined) return toStandardOutput(pieces, encoding);
  const descriptor = writing(file, () => {
    makePrivateFile(file);
    return openSync(file, 'w');
  });
  try {
    for await (const piece of pieces) writing(file, () => writeSync(descriptor, Buffer.from(piece, encoding)));
  } finally {
    closeSync(descriptor);
  }
  note(say(commandText('written', { file })));
  for (const { mode } of openToOthers([file]))
    note(say(commandText('open-to-others', { file, mode: mode.toString(8) })));
};
