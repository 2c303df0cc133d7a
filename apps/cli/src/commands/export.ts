import { type CaseFile, CaseIncomplete, caseFilePage, caseFileText, makeCaseFile } from '@app/formats';
import { LedgerError } from '@app/ledger';
import type { Command } from 'commander';
import {
  type CaseKey,
  CaseProblem,
  caseSource,
  type CaseSubject,
  caseSubject,
  filesOf,
  keyFile,
  provedCase,
  type Settings,
} from '@app/application';
import { type Embedded, type PlaceOptions, withEmbedded } from '../embedded';
import { Failure, UsageError } from '../failure';
import { note } from '../output/print';
import { writeOutPrivately } from '../output/write-out';
import { stageAt } from '../stage-at';

interface Options extends PlaceOptions {
  readonly format: string;
  readonly out?: string;
  readonly names: boolean;
}

/** What a case is written as. */
const FORMATS: ReadonlyMap<string, (file: CaseFile) => string> = new Map([
  ['case', caseFileText],
  ['html', caseFilePage],
]);

const writerOf = ({ format }: Options): ((file: CaseFile) => string) => {
  const writer = FORMATS.get(format);
  if (writer) return writer;
  throw new UsageError(`--format: '${format}' is neither ${[...FORMATS.keys()].join(' nor ')}`);
};

/** What cannot be exported, as an error of this command: exit status 2 where the name itself is wrong, else 1. */
const refusing = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CaseProblem && error.code === 'BadCase') throw new UsageError(error.said);
    if (error instanceof CaseProblem) throw new Failure(error.said);
    if (error instanceof CaseIncomplete) throw new Failure(error.message);
    throw error;
  }
};

/** The ledger's key where it is in the data folder. One that cannot be read there is told of, and does without. */
const keyIn =
  (settings: Settings): CaseKey =>
  () => {
    try {
      return keyFile(filesOf(settings).checkpointKey).current();
    } catch (error) {
      if (!(error instanceof LedgerError)) throw error;
      note(`ledger: ${error.message}`);
      return null;
    }
  };

const caseIn = async (embedded: Embedded, subject: CaseSubject, { names }: Options): Promise<CaseFile> => {
  const { log, disclosed, settings } = embedded;
  const source = await caseSource(log, subject, (session) => stageAt(embedded, session), disclosed);
  return provedCase(log, makeCaseFile(names ? source : { ...source, names: {} }), keyIn(settings));
};

/** What can be mended: a case that was made before its events were signed for, or away from the key, can be made again. */
const noteUnproved = ({ proofs, signature }: CaseFile): void => {
  if (!proofs)
    note(
      'the case has no proofs: no checkpoint covers all of its events yet; sign one with `ledger checkpoint` (`ledger keys make` first, where there is no key)',
    );
  else if (signature === null)
    note(
      "the case is not signed as a whole, so names and the results of other tables are not proved: export it where the ledger's key is, after `ledger checkpoint`",
    );
};

const run = (what: string, options: Options): Promise<void> =>
  refusing(async () => {
    const [writer, subject] = [writerOf(options), caseSubject(what)];
    await withEmbedded(options, 'reads', async (embedded) => {
      const file = await caseIn(embedded, subject, options);
      writeOutPrivately(writer(file), options.out);
      noteUnproved(file);
    });
  });

export const addExport = (program: Command): void => {
  program
    .command('export')
    .argument('<case>', 'an appeal like a1, a ruling like demo.3.5@37, or a board like demo.3.5')
    .description('everything that a committee needs to know of a case, in one file')
    .requiredOption('--format <format>', 'case: one JSON document; html: one page to read and print')
    .option('--out <file>', 'where to write it; to standard output where left out')
    .option('--no-names', 'ids alone, also of the parties')
    .action(async (what: string, _: unknown, command: Command) => run(what, command.optsWithGlobals<Options>()));
};
