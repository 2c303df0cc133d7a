import type { Command } from 'commander';
import { signCheckpoint } from '@app/application';
import type { PlaceOptions } from '../embedded';
import { commandText } from '../output/command-texts';
import { textsFor } from '../output/language';
import { note, printJson } from '../output/print';
import { writeOut } from '../output/write-out';
import { withSigner } from '../with-signer';

interface Options extends PlaceOptions {
  readonly out?: string;
  readonly json?: boolean;
}

const run = (options: Options): Promise<void> =>
  withSigner(options, 'writes', async (signer) => {
    const checkpoint = await signCheckpoint(signer);
    if (options.json === true) printJson(checkpoint);
    else writeOut(checkpoint.note, options.out, textsFor(options));
    if (!checkpoint.isNew) note(textsFor(options).say(commandText('checkpoint.nothing-new')));
  });

export const addCheckpoint = (program: Command): void => {
  program
    .command('checkpoint')
    .description('sign the head of the ledger now, and print it: a checkpoint to keep, or to give to others')
    .option('--out <file>', 'where to write it')
    .option('--json', 'print one JSON document')
    .addHelpText(
      'after',
      '\nWhoever keeps a checkpoint can show ever after that nothing before it was altered or taken out:\n' +
        'ledger verify --checkpoint FILE. Signs nothing where nothing was recorded since the last one.',
    )
    .action(async (_: unknown, command: Command) => run(command.optsWithGlobals<Options>()));
};
