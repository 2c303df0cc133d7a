import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnreadableEvent } from '@app/contract';
import { LedgerError } from '@app/ledger';
import { type Texts, SaidError, isLanguage } from '@app/messages';
import { Command, CommanderError } from 'commander';
import {
  BoardProblem,
  CheckpointProblem,
  DatabaseError,
  EvidenceProblem,
  LineageProblem,
  ReadModelsError,
  ScoreFormProblem,
  RoundUnknown,
  SessionUnknown,
  SettingsError,
  ImportRefusal,
} from '@app/application';
import { addCommands } from './commands/loaders';
import { Failure, UsageError } from './failure';
import { type LanguageOption, textsFor } from './output/language';
import { note } from './output/print';

const REFUSED = 1;
const USAGE = 2;

/** Errors that say all a user needs; anything else is a bug and shows where it happened. */
const isExpected = (error: unknown): error is Error =>
  error instanceof Failure ||
  error instanceof LedgerError ||
  error instanceof ImportRefusal ||
  error instanceof DatabaseError ||
  error instanceof ReadModelsError ||
  error instanceof CheckpointProblem ||
  error instanceof EvidenceProblem ||
  error instanceof BoardProblem ||
  error instanceof LineageProblem ||
  error instanceof ScoreFormProblem ||
  error instanceof RoundUnknown ||
  error instanceof SessionUnknown ||
  error instanceof UnreadableEvent;

/** The command line is wrong in itself. */
const isUsage = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof SettingsError ||
  (error instanceof CheckpointProblem && error.code === 'BadName') ||
  (error instanceof EvidenceProblem && (error.code === 'BadAddress' || error.code === 'BadNumber')) ||
  (error instanceof LineageProblem && error.code === 'BadAddress') ||
  (error instanceof BoardProblem && (error.code === 'BadBoardId' || error.code === 'BadMoment'));

const { version } = JSON.parse(readFileSync(join(__dirname, '..', '..', '..', '..', 'package.json'), 'utf8')) as {
  readonly version: string;
};

const program = new Command('ledger')
  .description('an event-sourced ledger for duplicate bridge sessions')
  .version(version)
  .option('--data <folder>', 'folder of ledger, read models and directory (./data)')
  .option('--url <url>', 'the ledger itself: sqlite:./data/ledger.db')
  .option('--lang <language>', 'language of what is printed: en, da or sv (that of LANG)')
  .showHelpAfterError()
  .exitOverride();

/** A wrong `--lang` is itself told in the language of the environment. */
const textsOfProgram = (): Texts => {
  const { lang } = program.opts<LanguageOption>();
  return textsFor(lang !== undefined && isLanguage(lang) ? { lang } : {});
};

/** What an error says in the language of the command; its own text where it has no codes. */
const textOfError = (error: Error): string => {
  // It has no codes, and to look further would load every library that has an error.
  if (error instanceof LedgerError) return error.message;
  const { sayAny } = textsOfProgram();
  const isSaid = error instanceof SaidError || error instanceof Failure || error instanceof UsageError;
  return isSaid || error instanceof UnreadableEvent ? sayAny(error.said) : error.message;
};

const main = async (): Promise<void> => {
  try {
    const { operands } = program.parseOptions(process.argv.slice(2));
    await addCommands(program, operands[0]);
    await program.parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : USAGE;
    } else if (isUsage(error)) {
      note(`ledger: ${textOfError(error)}`);
      process.exitCode = USAGE;
    } else if (isExpected(error)) {
      note(`ledger: ${textOfError(error)}`);
      process.exitCode = REFUSED;
    } else throw error;
  }
};

// Whoever reads what is printed may stop reading (`| head`); what is being done is done all the same.
process.stdout.on('error', (error: Error & { readonly code?: string }) => {
  if (error.code !== 'EPIPE') throw error;
});

void main();
