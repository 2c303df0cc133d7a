import type { Message } from '@app/bridge';
import { LedgerError, openLedger, parseLedgerUrl, type EventLog } from '@app/ledger';
import type { Command } from 'commander';
import { settingsFrom } from '@app/application';
import { type Copied, type NotCopied, copyLedger, reasonOf } from '../copy/copy-ledger';
import { type LeftBehind, leftBehindIn } from '../copy/left-behind';
import { progressTo } from '../copy/progress';
import type { PlaceOptions } from '../embedded';
import { Failure } from '../failure';
import { commandText } from '../output/command-texts';
import { textsFor } from '../output/language';
import { note, print, printJson } from '../output/print';

interface Options extends PlaceOptions {
  readonly json?: boolean;
}

/** A ledger file writes what it is given at once in that order, in one commit; an engine elsewhere promises no order. */
const TOGETHER_IN_A_FILE = 64;

const resultLines = (result: Copied | NotCopied): readonly Message[] => {
  if (!result.ok) {
    const { before, copied } = result;
    return [commandText('copy.not-copied', { why: reasonOf(result) }), commandText('copy.how-far', { copied, before })];
  }
  const { before, events, root, newer, others } = result;
  if (events === 0) return [commandText('copy.nothing')];
  return [
    commandText('copy.copied', { events, before, copied: events - before }),
    commandText('copy.root', { root }),
    ...(newer > 0 ? [commandText('copy.newer', { newer })] : []),
    ...(others > 0 ? [commandText('copy.others', { others })] : []),
  ];
};

const leftBehindLines = (files: readonly LeftBehind[]): readonly Message[] => [
  commandText('copy.left-behind'),
  ...files.map(({ file, name }) => commandText('copy.left-file', { file, what: commandText(`copy.left.${name}`) })),
];

const run = async (source: string, target: string, options: Options): Promise<void> => {
  const { say } = textsFor(options);
  const opened: EventLog[] = [];
  if ([source, target].some((url) => parseLedgerUrl(url).engine === 'memory')) {
    throw new Failure(commandText('copy.in-memory'));
  }
  const { progress, end } = progressTo(process.stderr, say);
  try {
    const open = async (url: string, create: boolean): Promise<EventLog> => {
      const log = await openLedger(url, { create });
      opened.push(log);
      return log;
    };
    const { engine } = parseLedgerUrl(target);
    const from = await open(source, false);
    const to = await open(target, true);
    const together = engine === 'eventstore' ? 1 : TOGETHER_IN_A_FILE;
    const result = await copyLedger({ from, to, together, progress }).catch((error: unknown) => {
      end();
      if (error instanceof LedgerError) note(say(commandText('copy.stays')));
      throw error;
    });
    end();
    const leftBehind = leftBehindIn(settingsFrom(process.env, options).dataDir);
    if (options.json === true)
      printJson({ ...result, leftBehind: leftBehind.map(({ file, what }) => ({ file, what })) });
    else {
      print(resultLines(result).map(say).join('\n'));
      if (result.ok && leftBehind.length > 0) print(leftBehindLines(leftBehind).map(say).join('\n'));
    }
    if (!result.ok) process.exitCode = 1;
  } finally {
    end();
    for (const log of opened) await log.close();
  }
};

export const addCopy = (program: Command): void => {
  program
    .command('copy')
    .argument('<from>', 'URL of the ledger that is copied')
    .argument('<to>', 'URL of the ledger that it is copied to: empty, or the beginning of the same')
    .description(
      'copy a ledger to another engine, event by event, with the same Merkle tree; goes on where it was broken off',
    )
    .option('--json', 'print one JSON document')
    .action(async (source: string, target: string, _: unknown, command: Command) =>
      run(source, target, command.optsWithGlobals<Options>()),
    );
};
