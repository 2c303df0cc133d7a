import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import {
  filesOf,
  makeVaultKey,
  type Protection,
  readVaultKeys,
  refuseInDataFolder,
  settingsFrom,
  type Vault,
} from '@app/application';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { Failure } from '../failure';
import { note, print, printJson } from '../output/print';

interface Options extends PlaceOptions {
  readonly json?: boolean;
}

interface RotateOptions extends Options {
  readonly newKeyFile: string;
}

const withVault = (options: PlaceOptions, work: (vault: Vault, dataDir: string) => void): Promise<void> =>
  withEmbedded(options, 'writes', (embedded) => {
    const { settings } = embedded;
    const vault = existsSync(filesOf(settings).vault) ? embedded.vault : null;
    if (!vault) throw new Failure(`there is no vault in ${settings.dataDir}: it is made with the first statement`);
    work(vault, settings.dataDir);
    return Promise.resolve();
  });

const protectionText = ({ vaultKey, people, overwritten }: Protection): string => {
  const keys = `${people} ${people === 1 ? 'person has' : 'people have'} a key in the vault`;
  if (vaultKey === null)
    return `${keys}; the keys are not wrapped: whoever copies the data folder can read the statements`;
  const remains = overwritten
    ? ''
    : '\nold forms of these keys may still be in vault.db, because another process reads it; give this command again to destroy them';
  return `${keys}; the keys are wrapped with the vault key ${vaultKey}${remains}`;
};

const printProtection = (protection: Protection, { json }: Options): void => {
  if (json === true) printJson(protection);
  else print(protectionText(protection));
};

const show = (options: Options): Promise<void> =>
  withVault(options, (vault) => {
    printProtection(vault.protection(), options);
  });

const makeKey = (file: string, options: Options): void => {
  refuseInDataFolder(file, settingsFrom(process.env, options).dataDir);
  const { id } = makeVaultKey(file);
  print(id);
  note(
    `the key is in ${file}. Keep a copy of it apart from every copy of the data folder: without it nobody can read the statements`,
  );
};

const rotate = (options: RotateOptions): Promise<void> =>
  withVault(options, (vault, dataDir) => {
    refuseInDataFolder(options.newKeyFile, dataDir);
    vault.changeVaultKey(readVaultKeys(options.newKeyFile)[0]);
    printProtection(vault.protection(), options);
    note(`from now on VAULT_KEY_FILE is ${options.newKeyFile}. Keep the old key as long as backups that need it`);
  });

export const addVault = (program: Command): void => {
  const vault = program
    .command('vault')
    .description('how the statements in the vault are protected, and the key outside the data folder that does it')
    .option('--json', 'print one JSON document')
    .action(async (_: unknown, command: Command) => show(command.optsWithGlobals<Options>()));
  vault
    .command('make-key')
    .argument('<file>', 'outside the data folder')
    .description('make a key for VAULT_KEY_FILE; changes nothing in the vault')
    .action((file: string, _: unknown, command: Command) => {
      makeKey(file, command.optsWithGlobals<Options>());
    });
  vault
    .command('rotate')
    .description(
      'wrap the keys in the vault with another key; VAULT_KEY_FILE or VAULT_KEY is the one until now, if any',
    )
    .requiredOption('--new-key-file <file>', 'the first key in this file')
    .action(async (_: unknown, command: Command) => rotate(command.optsWithGlobals<RotateOptions>()));
};
