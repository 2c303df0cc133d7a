import { LedgerError, openLedger, parseLedgerUrl, type EventLog } from '@app/ledger';
import type { Command } from 'commander';
import { settingsFrom } from '@app/application';
import { type Copied, type NotCopied, copyLedger } from '../copy/copy-ledger';
import { type LeftBehind, leftBehindIn } from '../copy/left-behind';
import { progressTo } from '../copy/progress';
import type { PlaceOptions } from '../embedded';
import { Failure } from '../failure';
import { note, print, printJson } from '../output/print';

interface Options extends PlaceOptions {
  readonly json?: boolean;
}

/** A ledger file writes what it is given at once in that order, in one commit; an engine elsewhere promises no order. */
const TOGETHER_IN_A_FILE = 64;

const inWords = (result: Copied | NotCopied): string => {
  if (!result.ok) {
    const { before, copied, reason } = result;
    return `NOT copied: ${reason}\n${copied === 0 ? 'nothing was written' : `${copied} events were copied after the ${before} that were there`}`;
  }
  const { before, events, root, newer, others } = result;
  if (events === 0) return 'nothing to copy: the first ledger is empty; is its name the right one?';
  return [
    `${events} events, the same in both: ${before} were there, ${events - before} copied`,
    `root ${root}`,
    ...(newer > 0 ? [`the first ledger has got ${newer} more meanwhile: the same command copies them`] : []),
    ...(others > 0 ? [`somebody else has written ${others} more to the second: it goes on by itself from now on`] : []),
  ].join('\n');
};

const leftBehindText = (files: readonly LeftBehind[]): string =>
  ['to be moved by hand, with every process stopped:', ...files.map(({ file, what }) => `  ${file}  ${what}`)].join(
    '\n',
  );

const run = async (source: string, target: string, options: Options): Promise<void> => {
  const opened: EventLog[] = [];
  if ([source, target].some((url) => parseLedgerUrl(url).engine === 'memory')) {
    throw new Failure('a ledger in memory is gone with its process: it is copied neither from nor to');
  }
  const { progress, end } = progressTo(process.stderr);
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
      if (error instanceof LedgerError) note('what was copied so far stays: the same command goes on from there');
      throw error;
    });
    end();
    const leftBehind = leftBehindIn(settingsFrom(process.env, options).dataDir);
    if (options.json === true) printJson({ ...result, leftBehind });
    else {
      print(inWords(result));
      if (result.ok && leftBehind.length > 0) print(leftBehindText(leftBehind));
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
