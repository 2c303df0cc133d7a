import { parseLedgerUrl, verifyLedger } from '@app/ledger';
import type { Command } from 'commander';
import { settingsFrom } from '../../../common/src/settings';
import type { PlaceOptions } from '../embedded';
import { Failure } from '../failure';
import { print, printJson } from '../output/print';

interface Options extends PlaceOptions {
  readonly json?: boolean;
}

const ledgerFile = (options: Options): string => {
  const url = parseLedgerUrl(settingsFrom(process.env, options).ledgerUrl);
  if (url.engine === 'sqlite') return url.file;
  throw new Failure('only a ledger in a file can be verified here');
};

const run = async (given: string | undefined, options: Options): Promise<void> => {
  const file = given ?? ledgerFile(options);
  const result = await verifyLedger(file);
  if (options.json === true) printJson({ file, ...result });
  else if (result.ok) print(`${file}: ${result.events} events, all in order\nroot ${result.root}`);
  else {
    const where = result.position === undefined ? '' : ` at position ${result.position}`;
    print(`${file}: NOT in order${where}: ${result.reason}\n${result.events} events before it are in order`);
  }
  if (!result.ok) process.exitCode = 1;
};

export const addVerify = (program: Command): void => {
  program
    .command('verify')
    .argument('[file]', 'a ledger file; the ledger in use where left out')
    .description('re-compute every leaf hash and the tree head; names the first position that does not hold')
    .option('--json', 'print one JSON document')
    .action(async (file: string | undefined, _: unknown, command: Command) =>
      run(file, command.optsWithGlobals<Options>()),
    );
};
