import { join, resolve } from 'node:path';
import { type Limits, limitsFrom } from './limits';

/** Where everything is, and where the servers listen. */
export interface Settings {
  /** `sqlite:./data/ledger.db`, `memory:`, `esdb+discover://cluster.example?ledger=club` */
  readonly ledgerUrl: string;
  /** Folder of the read models, the directory and the key. */
  readonly dataDir: string;
  readonly host: string;
  readonly port: number;
  /** Seconds between signed checkpoints of a ledger that grows; 0 for never. */
  readonly checkpointSeconds: number;
  /** Seconds between complete checks of the ledger in the background; 0 for never. */
  readonly integritySeconds: number;
  /** Which of several read sides over one folder this is; '' where it is the only one. */
  readonly replica: string;
  /** Who co-signs the checkpoints: a verifier key and an address each, with commas or line ends between. */
  readonly witnesses: string;
  /** The key that the keys of statements are wrapped with, 32 bytes in base64 or hexadecimal, or several; '' for none. */
  readonly vaultKey: string;
  /** A file outside the data folder that has the same; '' for none. */
  readonly vaultKeyFile: string;
  /** What callers may take of a server. */
  readonly limits: Limits;
}

const DEFAULT_PORT = 3000;
const DEFAULT_CHECKPOINT_SECONDS = 60;
const DEFAULT_IMPORT_LIMIT = 64;
const DEFAULT_INTEGRITY_SECONDS = 3600;

/** A setting that makes no sense; the message names it. */
export class SettingsError extends Error {}

const portOf = (text: string | undefined, fallback: number): number => {
  if (text === undefined || text === '') return fallback;
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new SettingsError(`PORT: expected 0 to 65535, not '${text}'`);
};

const secondsOf = (name: string, text: string | undefined, fallback: number): number => {
  if (text === undefined || text === '') return fallback;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new SettingsError(`${name}: expected 0 (never) to 999999, not '${text}'`);
};

/** The largest file that is imported (`IMPORT_LIMIT_MB`), in megabytes: `'64'`. Throws a `SettingsError` that names the setting. */
export const importLimitOf = (text: string | undefined, name = 'IMPORT_LIMIT_MB'): number => {
  if (text === undefined || text === '') return DEFAULT_IMPORT_LIMIT;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new SettingsError(`${name}: expected 1 to 99999 megabytes, not '${text}'`);
};

const replicaOf = (text = ''): string => {
  if (/^[a-z0-9-]{0,32}$/.test(text)) return text;
  throw new SettingsError(`REPLICA: expected up to 32 small letters, digits and hyphens, not '${text}'`);
};

/**
 * The settings from the environment: `LEDGER_URL`, `DATA_DIR` (./data), `HOST` (127.0.0.1), `PORT`, `CHECKPOINT_SECONDS` (60),
 * `INTEGRITY_SECONDS` (3600), `LEDGER_WITNESSES`, `REPLICA`, `VAULT_KEY`, `VAULT_KEY_FILE`, and those of `limitsFrom`.
 * What is given explicitly goes before the environment.
 */
export const settingsFrom = (
  env: Readonly<Record<string, string | undefined>>,
  given: { readonly url?: string; readonly data?: string; readonly host?: string; readonly port?: string } = {},
  defaultPort = DEFAULT_PORT,
): Settings => {
  const dataDir = resolve(given.data ?? env.DATA_DIR ?? './data');
  return {
    ledgerUrl:
      given.url ?? (given.data === undefined ? env.LEDGER_URL : undefined) ?? `sqlite:${join(dataDir, 'ledger.db')}`,
    dataDir,
    host: given.host ?? env.HOST ?? '127.0.0.1',
    port: portOf(given.port ?? env.PORT, defaultPort),
    checkpointSeconds: secondsOf('CHECKPOINT_SECONDS', env.CHECKPOINT_SECONDS, DEFAULT_CHECKPOINT_SECONDS),
    integritySeconds: secondsOf('INTEGRITY_SECONDS', env.INTEGRITY_SECONDS, DEFAULT_INTEGRITY_SECONDS),
    replica: replicaOf(env.REPLICA),
    witnesses: env.LEDGER_WITNESSES ?? '',
    vaultKey: env.VAULT_KEY ?? '',
    vaultKeyFile: env.VAULT_KEY_FILE ?? '',
    limits: limitsFrom(env, (problem) => new SettingsError(problem)),
  };
};

/** What lies in the folder. A read side among several has its checkpoint, so also its read models, to itself. */
export const filesOf = ({ dataDir, replica = '' }: Pick<Settings, 'dataDir'> & Partial<Settings>) => {
  const own = replica === '' ? '' : `-${replica}`;
  return {
    ledgerCopy: join(dataDir, `ledger-copy${own}.db`),
    readModels: join(dataDir, `read-models${own}.db`),
    directory: join(dataDir, 'directory.db'),
    processManager: join(dataDir, 'process-manager.db'),
    key: join(dataDir, 'token.key'),
    checkpointKey: join(dataDir, 'checkpoint.key'),
    signedHeads: join(dataDir, 'checkpoint-signed.db'),
    directoryKey: join(dataDir, 'directory.key'),
    vault: join(dataDir, 'vault.db'),
    integrity: join(dataDir, 'integrity.json'),
    importReports: join(dataDir, 'import-reports.db'),
  };
};
