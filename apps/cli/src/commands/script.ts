import { foldBoard, scriptOf } from '@app/session';
import type { Command } from 'commander';
import { boardHistory, momentOf } from '@app/application';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { type LanguageOption, textsFor } from '../output/language';
import { print, printJson } from '../output/print';
import { scriptLines } from '../output/script-lines';

interface Options extends LanguageOption, PlaceOptions {
  readonly at?: string;
  readonly json?: boolean;
}

const run = (name: string, options: Options): Promise<void> =>
  withEmbedded(options, 'reads', async ({ log }) => {
    const { id, decoded } = await boardHistory(log, name);
    const at = momentOf(options.at, decoded.length);
    const board = foldBoard(decoded.slice(0, at));
    const script = board === null ? [] : scriptOf(board.table, at);
    if (options.json === true) printJson({ id, at, of: decoded.length, script });
    else print(scriptLines(script, textsFor(options)).join('\n'));
  });

export const addScript = (program: Command): void => {
  program
    .command('script')
    .argument('<board>', 'SESSION.TABLE.BOARD, e.g. demo.3.5')
    .description(
      'what a director says at the table: what has happened, who may choose what, and what follows from each',
    )
    .option('--at <n>', 'the board after its first N events; all of them where left out')
    .option('--json', 'print one JSON document: codes and parameters')
    .action(async (board: string, _: unknown, command: Command) => run(board, command.optsWithGlobals<Options>()));
};
