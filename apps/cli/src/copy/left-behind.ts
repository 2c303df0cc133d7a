import { existsSync } from 'node:fs';
import { filesOf } from '@app/application';

/** A file beside a ledger, which no copy of the ledger brings along. */
export interface LeftBehind {
  readonly file: string;
  readonly what: string;
}

type Files = ReturnType<typeof filesOf>;

/** What a ledger's data folder has that cannot be made again from the events. */
const IRREPLACEABLE: readonly (readonly [keyof Files, string])[] = [
  ['directory', 'names of people and teams'],
  ['vault', 'what people said, which the ledger has the hashes of'],
  ['directoryKey', 'the key that ids of imported people come from'],
  ['key', 'the key that signs tokens'],
  ['checkpointKey', 'the key that signs checkpoints'],
  ['signedHeads', 'the last checkpoint signed: goes with its key'],
  [
    'processManager',
    'how far decisions have been followed up; without it they are looked at again, and nothing is done twice',
  ],
];

/** The files of a data folder that are to be moved by hand when a ledger moves. */
export const leftBehindIn = (dataDir: string): readonly LeftBehind[] => {
  const files = filesOf({ dataDir });
  return IRREPLACEABLE.map(([name, what]) => ({ file: files[name], what })).filter(({ file }) => existsSync(file));
};
