import type { PlaceAnswer, ResultsFormat } from '@app/formats';
import type { EventLog } from '@app/ledger';
import type { Directory } from '../directory/directory';
import type { ReadModels } from '../read-models/read-models';
import type { Settings } from '../runtime/settings';
import type { Vault } from '../vault/vault';
import type { Share } from './share';

export interface OpenSource {
  /** From the beginning each time they are iterated over. */
  readonly bytes: Iterable<Uint8Array>;
  /** Throws where the file has changed since it was opened. */
  readonly checkUnchanged: () => void;
  readonly close: () => void;
}

/** A file of an import. */
export interface ImportSource {
  /** As it was named, for the report. */
  readonly path: string;
  /** As the ledger names it. */
  readonly name: string;
  readonly format: ResultsFormat;
  readonly open: () => OpenSource;
  /** What was said of the place of a record, by its number; left out where nothing was said of the file. */
  readonly answerFor?: (record: number) => PlaceAnswer | undefined;
  /** The folders that it is in, outermost first, and its own name without its ending. */
  readonly within?: readonly string[];
  /** Which of its records are of the session, where not all are. */
  readonly share?: Share;
}

/** Where the facts and the names of a file go. */
export interface ImportTarget {
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly directory: Directory;
  readonly settings: Settings;
  readonly vault: Vault | null;
}
