import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { openToOthers, parseLedgerUrl } from '@app/ledger';
import type { Settings } from '../runtime/settings';
import type { Vault } from './vault';

/** What the program puts into a data folder: databases with their logs, and keys. Whatever else is there is not its own. */
const OWN_FILE = /\.(?:db(?:-wal|-shm|-journal)?|key(?:\.next.*)?)$/;

/** As an argument of a POSIX shell. */
const quoted = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);

const octal = (mode: number): string => mode.toString(8).padStart(4, '0');

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

const accessWarnings = ({ ledgerUrl, dataDir, vaultKeyFile }: Settings): readonly string[] => {
  const ledger = parseLedgerUrl(ledgerUrl);
  const files = ledger.engine === 'sqlite' ? [ledger.file, `${ledger.file}-wal`, `${ledger.file}-shm`] : [];
  const own = namesIn(dataDir)
    .filter((name) => OWN_FILE.test(name))
    .map((name) => join(dataDir, name));
  const paths = new Set([dataDir, ...files, ...own, ...(vaultKeyFile === '' ? [] : [vaultKeyFile])]);
  return openToOthers([...paths]).map(
    ({ path, mode, expected }) =>
      `other users of this machine can open ${path} (mode ${octal(mode)}); to keep them out: chmod ${octal(expected)} ${quoted(path)}`,
  );
};

const vaultWarnings = ({ dataDir }: Settings, vault: Vault | null): readonly string[] => {
  const protection = vault?.protection();
  if (!protection) return [];
  if (protection.vaultKey === null)
    return [
      `whoever copies ${dataDir} can read the statements in it, because the keys of the vault are there too; to keep a key outside: VAULT_KEY_FILE (docs/operations.md, "The key of the vault")`,
    ];
  if (protection.overwritten) return [];
  return [
    'vault.db may still have keys as they were before, because another process was reading it: restart, or ledger vault',
  ];
};

/**
 * What an operator should mend so that nobody else reads the data at rest, one line each; empty where nothing is. Nothing is
 * changed here: a mode may be meant, and a folder may belong to somebody else.
 */
export const dataFolderWarnings = (settings: Settings, vault: Vault | null): readonly string[] => [
  ...accessWarnings(settings),
  ...vaultWarnings(settings, vault),
];
