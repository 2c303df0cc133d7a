import type { EventLog } from '@app/ledger';
import { openLedger } from '@app/ledger';
import type { Settings } from '../../common/src/settings';
import { filesOf, settingsFrom } from '../../common/src/settings';
import type { Directory } from '../../projector/src/directory/directory';
import { openDirectory } from '../../projector/src/directory/directory';
import type { ReadModels } from '../../projector/src/read-models/read-models';
import { readModels } from '../../projector/src/read-models/read-models';

/** The options every command has. */
export interface PlaceOptions {
  readonly data?: string;
  readonly url?: string;
}

/** What a command works on when it runs without a server. Read models and directory are opened when first asked for. */
export interface Embedded {
  readonly settings: Settings;
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly directory: Directory;
}

const lazily = <T extends { readonly close: () => void }>(open: () => T) => {
  let opened: T | undefined;
  return { get: (): T => (opened ??= open()), close: () => opened?.close() };
};

/**
 * Opens the ledger, does the work, and closes whatever it has opened whatever happens.
 * @param create whether a ledger that is not there yet may be made
 */
export const withEmbedded = async <T>(
  options: PlaceOptions,
  create: boolean,
  work: (embedded: Embedded) => Promise<T>,
): Promise<T> => {
  const settings = settingsFrom(process.env, options);
  const log = await openLedger(settings.ledgerUrl, { create });
  const files = filesOf(settings);
  const models = lazily(() => readModels(files.readModels, log));
  const directory = lazily(() => openDirectory(files.directory));
  const embedded: Embedded = {
    settings,
    log,
    get models() {
      return models.get();
    },
    get directory() {
      return directory.get();
    },
  };
  try {
    return await work(embedded);
  } finally {
    directory.close();
    models.close();
    await log.close();
  }
};
