import type { Disclosed } from '@app/formats';
import type { Texts } from '@app/messages';
import type { EventLog } from '@app/ledger';
import type { Decrypt } from '@app/session';
import {
  type Directory,
  forgetAll,
  forgottenIn,
  type Integrity,
  isReadOnly,
  type OfPeople,
  openDirectoryIn,
  openReadModels,
  openTrusted,
  openVaultIn,
  type ReadModels,
  type Settings,
  settingsFrom,
  type Use,
  type Vault,
} from '@app/application';
import { commandText } from './output/command-texts';
import { type LanguageOption, textsFor } from './output/language';
import { mismatchMessage } from './output/mismatch-text';
import { note } from './output/print';

/** The options every command has. */
export interface PlaceOptions extends LanguageOption {
  readonly data?: string;
  readonly url?: string;
}

/**
 * What a command works on when it runs without a server. Everything but the ledger is opened when first asked for; who
 * is on record as forgotten is by then destroyed in it.
 */
export interface Embedded {
  readonly settings: Settings;
  /** Refuses appends while `integrity` knows of a mismatch. */
  readonly log: EventLog;
  readonly integrity: Integrity;
  readonly models: ReadModels;
  readonly directory: Directory;
  /** What people said; null for a ledger in memory. */
  readonly vault: Vault | null;
  /** In the language of the command. */
  readonly texts: Texts;
  /** Opens what people said, where the vault can be read. */
  readonly unsealed: Decrypt;
  /** The same, with what shows that it was said. */
  readonly disclosed: Disclosed;
}

const lazily = <T extends { readonly close: () => void } | null>(open: () => T) => {
  let opened: T | undefined;
  return { get: (): T => (opened ??= open()), close: () => opened?.close() };
};

/** Opens what people said; keeps it apart, and says so once, where the vault is on a medium that cannot be written. */
const disclosedWith = (vault: () => Vault | null, { say }: Texts): Disclosed => {
  let told = false;
  return (encrypted) => {
    try {
      return vault()?.disclose(encrypted);
    } catch (error) {
      if (!isReadOnly(error)) throw error;
      if (!told)
        note(
          say(commandText('statements-left-out', { error: error instanceof Error ? error.message : String(error) })),
        );
      told = true;
      return undefined;
    }
  };
};

/**
 * Opens the ledger, does the work, and closes whatever it has opened whatever happens.
 * @param use a command that only reads is warned of a ledger that was set back; all others are refused
 */
export const withEmbedded = async <T>(
  options: PlaceOptions,
  use: Use,
  work: (embedded: Embedded) => Promise<T>,
): Promise<T> => {
  const settings = settingsFrom(process.env, options);
  const texts = textsFor(options);
  const { log, integrity, identity } = await openTrusted(settings, use);
  integrity.subscribe((mismatch) => {
    const warning = mismatchMessage(settings.ledgerUrl, mismatch);
    if (use === 'reads') note(texts.say(commandText('warning', { warning })));
  });
  const forgotten = await forgottenIn(log).catch(async (error: unknown) => {
    await log.close();
    throw error;
  });
  const models = lazily(() => openReadModels({ settings, log, integrity }, identity));
  const withoutForgotten = <T extends OfPeople | null>(file: T): T => {
    if (file) forgetAll([file], forgotten);
    return file;
  };
  const directory = lazily(() => withoutForgotten(openDirectoryIn(settings)));
  const vault = lazily(() => withoutForgotten(openVaultIn(settings)));
  const disclosed = disclosedWith(vault.get, texts);
  const embedded: Embedded = {
    settings,
    texts,
    log,
    integrity,
    get models() {
      return models.get();
    },
    get directory() {
      return directory.get();
    },
    get vault() {
      return vault.get();
    },
    unsealed: (encrypted) => {
      const said = disclosed(encrypted);
      return said === null ? null : said?.text;
    },
    disclosed,
  };
  try {
    return await work(embedded);
  } finally {
    vault.close();
    directory.close();
    models.close();
    await log.close();
  }
};
