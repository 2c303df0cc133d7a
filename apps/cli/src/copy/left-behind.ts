import { existsSync } from 'node:fs';
import { commandText } from '../output/command-texts';
import { inEnglish } from '@app/messages';
import { filesOf } from '@app/application';

/** A file beside a ledger, which no copy of the ledger brings along. */
export interface LeftBehind {
  readonly file: string;
  readonly name: (typeof IRREPLACEABLE)[number];
  readonly what: string;
}

/** What a ledger's data folder has that cannot be made again from the events. */
const IRREPLACEABLE = [
  'directory',
  'vault',
  'directoryKey',
  'key',
  'checkpointKey',
  'signedHeads',
  'processManager',
] as const;

/** The files of a data folder that are to be moved by hand when a ledger moves. */
export const leftBehindIn = (dataDir: string): readonly LeftBehind[] => {
  const files = filesOf({ dataDir });
  return IRREPLACEABLE.map((name) => ({
    file: files[name],
    name,
    what: inEnglish(commandText(`copy.left.${name}`)),
  })).filter(({ file }) => existsSync(file));
};
