import type { Command } from 'commander';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { commandText } from '../output/command-texts';
import { textsFor } from '../output/language';
import { print, printJson } from '../output/print';

interface Options extends PlaceOptions {
  readonly model?: string;
  readonly json?: boolean;
}

const run = (options: Options): Promise<void> =>
  withEmbedded(options, 'writes', async ({ models }) => {
    const { say } = textsFor(options);
    const rebuilt = await models.rebuild(options.model);
    if (options.json === true) printJson(rebuilt);
    else for (const { name, position } of rebuilt) print(say(commandText('rebuild.rebuilt', { name, position })));
  });

export const addRebuild = (program: Command): void => {
  program
    .command('rebuild')
    .description('build read models anew beside the live ones, then swap them in')
    .option('--model <name>', 'only this one')
    .option('--json', 'print one JSON document')
    .action(async (_: unknown, command: Command) => run(command.optsWithGlobals<Options>()));
};
