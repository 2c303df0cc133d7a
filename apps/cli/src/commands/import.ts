import { type Role, type ScoringForm, ROLES, SCORING_FORMS, anId, problemInWords, problemsOf } from '@app/contract';
import { REGULATIONS, isEdition, isRegulations } from '@app/bridge';
import type { ReportItem } from '@app/formats';
import { UsageError } from '../failure';
import type { Command } from 'commander';
import { partOfContest } from '../conditions/part-of-contest';
import { importFile, importLimitOf, type ImportOptions, type ImportReport, SettingsError } from '@app/application';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { applyDecisions } from '../apply-decisions';
import { formatOf, refuseOtherKind } from '../import/detect';
import { foldReport } from '../import/fold-report';
import { noteRefused } from '../import/enter-into';
import { type NdjsonReport, enterNames, importNdjson } from '../import/import-ndjson';
import { note, print, printJson } from '../output/print';
import { MEGABYTE, checkSize, openReread } from '../read-file';

interface Options extends PlaceOptions {
  readonly session?: string;
  readonly laws?: string;
  readonly regulations?: string;
  readonly scoring?: string;
  readonly conditions?: string;
  readonly contest?: string;
  readonly stage?: string;
  readonly sessionOfStage?: string;
  readonly names?: string;
  readonly role?: string;
  readonly limit?: string;
  readonly strict?: boolean;
  readonly json?: boolean;
}

/** In whose role a file of commands speaks; a scorer's, where nothing is said. */
const roleOf = ({ role = 'scorer' }: Options): Role => {
  const known = ROLES.find((one) => one === role);
  if (known === undefined) throw new UsageError(`--role: '${role}' is none of ${ROLES.join(', ')}`);
  return known;
};

/** The largest file that is taken, in bytes. */
const limitOf = ({ limit }: Options): number => {
  try {
    return (
      importLimitOf(limit ?? process.env.IMPORT_LIMIT_MB, limit === undefined ? 'IMPORT_LIMIT_MB' : '--limit') *
      MEGABYTE
    );
  } catch (error) {
    if (error instanceof SettingsError) throw new UsageError(error.message);
    throw error;
  }
};

const isScoring = (text: string): text is ScoringForm => SCORING_FORMS.some((form) => form === text);

const importOptions = (options: Options): ImportOptions => {
  const { session, laws, regulations, scoring, strict } = options;
  if (session === undefined) throw new UsageError('which session? --session ID');
  const [wrong] = problemsOf(anId, session, '--session');
  if (wrong) throw new UsageError(problemInWords(wrong));
  if (laws !== undefined && !isEdition(laws)) throw new UsageError(`--laws: '${laws}' is none of wbf-2017, wbf-2007`);
  if (regulations !== undefined && !isRegulations(regulations)) {
    throw new UsageError(`--regulations: '${regulations}' is none of ${REGULATIONS.join(', ')}`);
  }
  if (scoring !== undefined && !isScoring(scoring)) {
    throw new UsageError(`--scoring: '${scoring}' is none of ${SCORING_FORMS.join(', ')}`);
  }
  return {
    session,
    ...partOfContest(options),
    ...(laws === undefined ? {} : { laws }),
    ...(regulations === undefined ? {} : { regulations }),
    ...(scoring === undefined ? {} : { scoring }),
    strict: strict === true,
  };
};

const MARK: Readonly<Record<ReportItem['kind'], string>> = {
  error: 'REFUSED',
  contradiction: 'contradiction',
  assumption: 'assumed',
  note: 'note',
};

const itemLine = (file: string, { kind, line, record, board, message }: ReportItem): string => {
  const where = [record === null ? null : `record ${record}`, board === null ? null : `board ${board}`].filter(Boolean);
  return `${file}:${line}: ${MARK[kind]}${where.length > 0 ? ` (${where.join(', ')})` : ''}: ${message}`;
};

const summary = (report: ImportReport): string => {
  const { records, auctions, plays, cards, unplayed, findings, events, scores } = report;
  return [
    `${report.file} -> session ${report.session} (${report.scoring})`,
    `  records: ${records.read} read, ${records.taken} taken, ${records.already} there already, ${records.refused} refused, ${records.nothingToRecord} with nothing to record`,
    `  ${auctions} auctions, ${plays} plays with ${cards} cards, ${unplayed} not played, ${findings} findings; ${events} events stored`,
    ...(scores.compared > 0 ? [`  scores: ${scores.equal} of ${scores.compared} numbers in the file equal ours`] : []),
  ].join('\n');
};

const ndjsonSummary = ({ file, commands, sessions }: NdjsonReport): string =>
  `${file} -> ${sessions.length > 0 ? `session ${sessions.join(', ')}` : 'no session'}\n` +
  `  commands: ${commands.read} read, ${commands.taken} taken, ${commands.already} there already, ${commands.refused} refused`;

const run = async (files: readonly string[], options: Options): Promise<void> => {
  const formats = files.map((file) => ({ file, format: formatOf(file) }));
  const reports: (ImportReport | NdjsonReport)[] = [];
  const limit = limitOf(options);
  for (const file of files) checkSize(file, limit);
  const namesEntered = await withEmbedded(options, 'begins', async (embedded) => {
    let all = true;
    for (const { file, format } of formats) {
      if (format === 'ndjson') {
        reports.push(await importNdjson(embedded, file, roleOf(options), limit));
      } else {
        const opened = openReread(file, limit);
        try {
          const [start = new Uint8Array()] = opened.bytes;
          refuseOtherKind(file, format, start);
          reports.push(await importFile(embedded, file, opened, format, importOptions(options), noteRefused));
        } finally {
          opened.close();
        }
      }
    }
    if (options.names !== undefined) {
      for (const session of new Set(reports.flatMap((one) => ('sessions' in one ? one.sessions : [one.session])))) {
        all = enterNames(embedded, session, options.names) && all;
      }
    }
    await applyDecisions(embedded);
    await embedded.models.catchUp();
    return all;
  });
  if (options.json === true) printJson(reports);
  else {
    for (const report of reports) {
      if ('commands' in report) {
        for (const { line, code, message } of report.refused)
          note(`${report.file}:${line}: REFUSED (${code}): ${message}`);
        print(ndjsonSummary(report));
      } else {
        for (const item of foldReport(report.report)) note(itemLine(report.file, item));
        if (report.reportLeftOut > 0) note(`${report.file}: and ${report.reportLeftOut} more lines of the report`);
        print(summary(report));
      }
    }
  }
  const refused = reports.some((one) => ('commands' in one ? one.commands.refused > 0 : one.hasErrors));
  if (refused || !namesEntered) process.exitCode = 1;
};

export const addImport = (program: Command): void => {
  program
    .command('import')
    .argument('<files...>', 'PBN, LIN, USEBIO, or NDJSON of commands')
    .description(
      'take files into a session; everything a file says, with a report of every assumption and contradiction',
    )
    .option('--session <id>', 'the session (not needed for NDJSON, which names its own)')
    .option('--laws <edition>', 'wbf-2017 (for a new session, where left out) or wbf-2007')
    .option('--regulations <id>', 'national regulations, e.g. dbf-2013')
    .option('--scoring <form>', SCORING_FORMS.join(', '))
    .option('--conditions <file>', 'conditions of contest that a new session is opened with')
    .option('--contest <id>', 'the contest that it is a part of')
    .option('--stage <name>', 'which stage of the conditions (the first)')
    .option('--session-of-stage <number>', 'which session of the stage (1)')
    .option('--names <file>', 'JSON of ids and names, for the directory')
    .option('--role <role>', 'in whose role NDJSON speaks: director, where it has judgements (scorer)')
    .option('--limit <MB>', 'the largest file that is taken, in megabytes (IMPORT_LIMIT_MB, 64)')
    .option('--strict', 'refuse PBN records that depart from the standard or contradict themselves')
    .option('--json', 'print one JSON document')
    .action(async (files: string[], _: unknown, command: Command) => run(files, command.optsWithGlobals<Options>()));
};
