import { existsSync } from 'node:fs';
import type { Message } from '@app/bridge';
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
import { commandText } from '../output/command-texts';
import { textsFor } from '../output/language';
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
    if (!vault) throw new Failure(commandText('vault.none', { folder: settings.dataDir }));
    work(vault, settings.dataDir);
    return Promise.resolve();
  });

const protectionLines = ({ vaultKey, people: count, overwritten }: Protection): readonly Message[] => {
  const people = commandText('vault.people', { people: count });
  if (vaultKey === null) return [commandText('vault.unwrapped', { people })];
  return [
    commandText('vault.wrapped', { people, key: vaultKey }),
    ...(overwritten ? [] : [commandText('vault.remains')]),
  ];
};

const printProtection = (protection: Protection, options: Options): void => {
  if (options.json === true) printJson(protection);
  else print(protectionLines(protection).map(textsFor(options).say).join('\n'));
};

const show = (options: Options): Promise<void> =>
  withVault(options, (vault) => {
    printProtection(vault.protection(), options);
  });

const makeKey = (file: string, options: Options): void => {
  refuseInDataFolder(file, settingsFrom(process.env, options).dataDir);
  const { id } = makeVaultKey(file);
  print(id);
  note(textsFor(options).say(commandText('vault.made', { file })));
};

const rotate = (options: RotateOptions): Promise<void> =>
  withVault(options, (vault, dataDir) => {
    refuseInDataFolder(options.newKeyFile, dataDir);
    vault.changeVaultKey(readVaultKeys(options.newKeyFile)[0]);
    printProtection(vault.protection(), options);
    note(textsFor(options).say(commandText('vault.rotated', { file: options.newKeyFile })));
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
