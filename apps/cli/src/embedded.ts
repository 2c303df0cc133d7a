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

/** What a command works on when it runs without a server. */
export interface Embedded {
  readonly settings: Settings;
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly directory: Directory;
}

/**
 * Opens ledger, read models and directory, does the work, and closes them whatever happens.
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
  const models = readModels(files.readModels, log);
  const directory = openDirectory(files.directory);
  try {
    return await work({ settings, log, models, directory });
  } finally {
    directory.close();
    models.close();
    await log.close();
  }
};
