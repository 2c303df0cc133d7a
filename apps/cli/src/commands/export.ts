import { CSV_TABLES } from '@app/contract';
import {
  type CaseFile,
  CaseIncomplete,
  EXPORT_FORMATS,
  caseFilePage,
  caseFileText,
  exportFormatOf,
  makeCaseFile,
} from '@app/formats';
import { LedgerError } from '@app/ledger';
import type { Texts } from '@app/messages';
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
import { exportCommands } from '../export/export-commands';
import { exportSession } from '../export/export-session';
import { Failure, UsageError } from '../failure';
import { commandText } from '../output/command-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { note } from '../output/print';
import { writeOutPrivately } from '../output/write-out';
import { stageAt } from '../stage-at';

interface Options extends PlaceOptions, LanguageOption {
  readonly format: string;
  readonly out?: string;
  readonly namesOut?: string;
  readonly table?: string;
  readonly names: boolean;
}

/** What a case is written as. */
const FORMATS: ReadonlyMap<string, (file: CaseFile, texts: Texts) => string> = new Map([
  ['case', caseFileText],
  ['html', caseFilePage],
]);

/** What `--format` takes. */
const OF_SESSION: readonly string[] = [...EXPORT_FORMATS, 'ndjson'];
const KNOWN: readonly string[] = [...FORMATS.keys(), ...OF_SESSION];

const writerOf = (options: Options): ((file: CaseFile) => string) => {
  const { format } = options;
  const writer = FORMATS.get(format);
  const texts = textsFor(options);
  if (writer) return (file) => writer(file, texts);
  throw new UsageError(commandText('export.format-unknown', { format, formats: { list: KNOWN } }));
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
const noteUnproved = ({ proofs, signature }: CaseFile, { say }: Texts): void => {
  if (!proofs) note(say(commandText('export.no-proofs')));
  else if (signature === null) note(say(commandText('export.unsigned')));
};

const exportCase = (what: string, options: Options): Promise<void> =>
  refusing(async () => {
    const [writer, subject] = [writerOf(options), caseSubject(what)];
    await withEmbedded(options, 'reads', async (embedded) => {
      const file = await caseIn(embedded, subject, options);
      writeOutPrivately(writer(file), options.out, textsFor(options));
      noteUnproved(file, textsFor(options));
    });
  });

const run = (what: string, options: Options): Promise<void> => {
  if (options.format === 'ndjson') return exportCommands(what, options);
  const format = exportFormatOf(options.format);
  return format === null ? exportCase(what, options) : exportSession(what, format, options);
};

export const addExport = (program: Command): void => {
  program
    .command('export')
    .argument('<what>', 'a session like demo; of a case an appeal like a1, a ruling like demo.3.5@37, or a board')
    .description('a session as a file of results, or everything that a committee needs to know of a case')
    .requiredOption(
      '--format <format>',
      `of a session ${OF_SESSION.join(', ')}; of a case case: one JSON document; html: one page to read and print`,
    )
    .option('--out <file>', 'where to write it; to standard output where left out')
    .option('--table <table>', `of csv: ${CSV_TABLES.join(', ')} (${CSV_TABLES[0]})`)
    .option('--names-out <file>', 'of ndjson: where to write the names of its people, for `ledger import --names`')
    .option('--no-names', 'ids alone, also of the parties')
    .action(async (what: string, _: unknown, command: Command) => run(what, command.optsWithGlobals<Options>()));
};
