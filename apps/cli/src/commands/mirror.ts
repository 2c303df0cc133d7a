import type { Command } from 'commander';
import { UsageError } from '../failure';
import { mirrorFolder } from '../mirror/folder';
import { mirror } from '../mirror/mirror';
import { remoteLog } from '../mirror/remote-log';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { note, print, printJson } from '../output/print';
import { logKeys } from '../witness/log-keys';

interface Options extends LanguageOption {
  readonly key: readonly string[];
  readonly token?: string;
  readonly json?: boolean;
}

const run = async (url: string, folder: string, options: Options): Promise<void> => {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    throw new UsageError(commandText('mirror.bad-url', { url }));
  }
  const { say } = textsFor(options);
  const keys = await logKeys('--key', options.key);
  if (keys.length === 0) note(say(commandText('mirror.without-key')));
  const token = options.token ?? process.env.LEDGER_TOKEN;
  const mirrored = await mirror({
    remote: remoteLog(url, token),
    folder: mirrorFolder(folder),
    keys,
    entries: token !== undefined,
  });
  if (options.json === true) {
    printJson(mirrored);
    return;
  }
  const { origin, size, tiles, bundles, missing } = mirrored;
  print(say(commandText('mirror.mirrored', { origin, size, tiles, bundles })));
  if (missing.length > 0) {
    print(say(commandText('mirror.missing', { bundles: missing.join(', ') })));
  }
};

export const addMirror = (program: Command): void => {
  program
    .command('mirror')
    .argument('<url>', 'where the ledger is served')
    .argument('<folder>', 'where the files go; any web server can serve them')
    .description('keep a copy of the Merkle tree of a ledger elsewhere, checked against its checkpoint')
    .option(
      '--key <key>',
      'verifier key of the ledger, as often as it has keys; only what it has signed is believed',
      (key: string, all: readonly string[]) => [...all, key],
      [],
    )
    .option(
      '--token <token>',
      'bearer token (or LEDGER_TOKEN): the events themselves too, for whoever can read the folder',
    )
    .option('--json', 'print one JSON document')
    .action(async (url: string, folder: string, _: unknown, command: Command) =>
      run(url, folder, command.optsWithGlobals<Options>()),
    );
};
