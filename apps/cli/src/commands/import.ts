import { type Role, type ScoringForm, ROLES, SCORING_FORMS, aDate, anId, anInstant, conforms } from '@app/contract';
import { REGULATIONS, isEdition, isRegulations } from '@app/bridge';
import { UsageError } from '../failure';
import { type ResultsFormat, isResults, slug } from '@app/formats';
import type { Texts } from '@app/messages';
import type { Command } from 'commander';
import { conditionsIn } from '../conditions/conditions-file';
import { partOfContest } from '../conditions/part-of-contest';
import {
  type ContestOptions,
  importContest,
  importFiles,
  importLimitOf,
  type ImportOptions,
  type ImportReport,
  SettingsError,
} from '@app/application';
import { type PlaceOptions, withEmbedded } from '../embedded';
import { applyDecisions } from '../apply-decisions';
import { type NamedConditions, conditionsAmong } from '../import/conditions-among';
import { importProgress } from '../import/import-progress';
import { type NamedFile, namedFiles, unusedConditions } from '../import/named-files';
import { placeAnswers } from '../import/place-answers';
import { allNotes, hasUncounted, reportJson, summary } from '../import/report-lines';
import { reportWriter } from '../import/report-file';
import { noteRefused } from '../import/enter-into';
import { type NdjsonReport, enterNames, importNdjson } from '../import/import-ndjson';
import { commandText } from '../import/import-texts';
import { type LanguageOption, textsFor } from '../output/language';
import { note, print, printJson } from '../output/print';
import { MEGABYTE } from '../read-file';

interface Options extends PlaceOptions, LanguageOption {
  readonly session?: string;
  readonly laws?: string;
  readonly regulations?: string;
  readonly scoring?: string;
  readonly conditions?: string;
  readonly contest?: string;
  readonly stage?: string;
  readonly sessionOfStage?: string;
  readonly venue?: string;
  readonly names?: string;
  readonly role?: string;
  readonly limit?: string;
  readonly raisedAt?: string;
  readonly exception?: string;
  readonly date?: string;
  readonly place?: readonly string[];
  readonly strict?: boolean;
  readonly report?: string;
  readonly json?: boolean;
}

/** All was taken, but not all of it counts. */
const DOES_NOT_COUNT = 3;

const noneOf = (option: string, text: string, choices: readonly string[]): UsageError =>
  new UsageError(commandText('none-of', { option, text, choices: { list: choices } }));

/** In whose role a file of commands speaks; a scorer's, where nothing is said. */
const roleOf = ({ role = 'scorer' }: Options): Role => {
  const known = ROLES.find((one) => one === role);
  if (known === undefined) throw noneOf('--role', role, ROLES);
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

/** What is recorded with results that come in after official ones; nothing where neither is said. */
const lateOf = ({ raisedAt, exception }: Options): Pick<ImportOptions, 'late'> => {
  if (raisedAt !== undefined && !conforms(anInstant, raisedAt)) {
    throw new UsageError(commandText('bad-instant', { text: raisedAt }));
  }
  if (raisedAt === undefined && exception === undefined) return {};
  return {
    late: { ...(raisedAt === undefined ? {} : { raisedAt }), ...(exception === undefined ? {} : { exception }) },
  };
};

/** The day of a session whose file does not say it. */
const dateOf = ({ date }: Options): Pick<ImportOptions, 'date'> => {
  if (date === undefined) return {};
  if (!conforms(aDate, date)) throw new UsageError(commandText('bad-date', { text: date }));
  return { date };
};

/** What holds for whatever results are imported. */
const sharedOptions = (options: Options): Omit<ImportOptions, 'session'> => {
  const { laws, regulations, scoring, strict } = options;
  if (laws !== undefined && !isEdition(laws)) throw noneOf('--laws', laws, ['wbf-2017', 'wbf-2007']);
  if (regulations !== undefined && !isRegulations(regulations)) {
    throw noneOf('--regulations', regulations, REGULATIONS);
  }
  if (scoring !== undefined && !isScoring(scoring)) throw noneOf('--scoring', scoring, SCORING_FORMS);
  return {
    ...(laws === undefined ? {} : { laws }),
    ...(regulations === undefined ? {} : { regulations }),
    ...(scoring === undefined ? {} : { scoring }),
    ...lateOf(options),
    ...dateOf(options),
    strict: strict === true,
    wholeReport: options.report !== undefined,
  };
};

const sessionOptions = (options: Options): ImportOptions => {
  const { session } = options;
  if (session === undefined) throw new UsageError(commandText('which-session'));
  if (!conforms(anId, session)) throw new UsageError(commandText('bad-session-id', { text: session }));
  return { session, ...partOfContest(options), ...sharedOptions(options) };
};

/** How the files of a whole contest are imported; null where one session is meant. */
const contestOptions = (options: Options, among: readonly NamedConditions[], texts: Texts): ContestOptions | null => {
  const { session, stage, sessionOfStage, venue, contest, scoring } = options;
  if ((session ?? stage ?? sessionOfStage ?? venue ?? scoring) !== undefined) return null;
  const given = options.conditions === undefined ? null : conditionsIn(options.conditions, texts);
  const conditions = given ?? conditionsAmong(among, texts);
  if (!conditions) {
    if (contest === undefined) return null;
    throw new UsageError(commandText('contest-needs-conditions'));
  }
  if (contest === undefined && given !== null) return null;
  if (contest !== undefined && !conforms(anId, contest)) {
    throw new UsageError(commandText('bad-session-id', { text: contest }));
  }
  const { laws, regulations } = conditions;
  return {
    ...(laws === undefined ? {} : { laws }),
    ...(regulations === undefined ? {} : { regulations }),
    ...sharedOptions(options),
    conditions,
    contest: contest ?? slug(conditions.name, 'contest'),
  };
};

type ResultsFile = NamedFile & { readonly format: ResultsFormat };

/** Files in their order: each of commands by itself, those of results that follow each other as one import. */
const inTurn = (files: readonly NamedFile[]) => {
  const turns: ({ readonly commands: NamedFile } | { readonly results: ResultsFile[] })[] = [];
  for (const file of files) {
    const { format } = file;
    const last = turns.at(-1);
    if (!isResults(format)) turns.push({ commands: file });
    else if (last && 'results' in last) last.results.push({ ...file, format });
    else turns.push({ results: [{ ...file, format }] });
  }
  return turns;
};

const run = async (names: readonly string[], options: Options): Promise<void> => {
  const texts = textsFor(options);
  const limit = limitOf(options);
  const write = options.report === undefined ? null : reportWriter(options.report);
  const { files, conditions, notRead } = namedFiles(names, limit);
  const contest = contestOptions(options, conditions, texts);
  const answersFor = placeAnswers(options.place ?? [], files);
  const reports: (ImportReport | NdjsonReport)[] = [];
  const { progress, end } = importProgress(process.stderr, texts.say);
  const namesEntered = await withEmbedded(options, 'begins', async (embedded) => {
    let all = true;
    for (const batch of inTurn(files)) {
      if ('commands' in batch) reports.push(await importNdjson(embedded, batch.commands, roleOf(options)));
      else {
        const sources = batch.results.map((file) => ({ ...file, ...answersFor(file) }));
        const importing = contest
          ? importContest(embedded, sources, { ...contest, progress }, noteRefused(texts))
          : importFiles(embedded, sources, { ...sessionOptions(options), progress }, noteRefused(texts));
        reports.push(...(await importing.finally(end)));
      }
    }
    if (options.names !== undefined) {
      for (const session of new Set(
        reports.flatMap((one) => ('sessions' in one ? one.sessions : (one.session ?? []))),
      )) {
        all = enterNames(embedded, session, options.names, texts) && all;
      }
    }
    await applyDecisions(embedded);
    await embedded.models.catchUp();
    return all;
  });
  write?.(reports, texts);
  if (options.json === true) printJson(reports.map((report) => reportJson(report, texts)));
  else {
    const unused = contest === null || options.conditions !== undefined ? unusedConditions(conditions) : [];
    for (const message of [...notRead, ...unused]) note(texts.say(message));
    allNotes(reports, texts).forEach(note);
    summary(reports, texts).forEach(print);
  }
  const refused = reports.some((one) => ('commands' in one ? one.commands.refused > 0 : one.hasErrors));
  if (refused || !namesEntered) process.exitCode = 1;
  else if (reports.some(hasUncounted)) process.exitCode = DOES_NOT_COUNT;
};

export const addImport = (program: Command): void => {
  program
    .command('import')
    .argument(
      '<files...>',
      'PBN, LIN, USEBIO, BWS (Bridgemate), CSV, RBN, ACBLscore game files, DLM and DUP (hand records), or NDJSON of commands; folders and ZIP archives of them',
    )
    .description(
      'take files into a session; everything a file says, with a report of every assumption and contradiction',
    )
    .option(
      '--session <id>',
      'the session; without it, the sessions of a contest with its conditions (NDJSON names its own)',
    )
    .option('--laws <edition>', 'wbf-2017 (for a new session, where left out) or wbf-2007')
    .option('--regulations <id>', 'national regulations, e.g. dbf-2013')
    .option('--scoring <form>', SCORING_FORMS.join(', '))
    .option('--conditions <file>', 'conditions of contest that a new session is opened with')
    .option('--contest <id>', 'the contest that it is a part of')
    .option('--stage <name>', 'which stage of the conditions (the first)')
    .option('--session-of-stage <number>', 'which session of the stage (1)')
    .option('--venue <id>', 'where it is played, of a stage that is one field at several venues')
    .option('--names <file>', 'JSON of ids and names, for the directory')
    .option('--role <role>', 'in whose role NDJSON speaks: director, where it has judgements (scorer)')
    .option('--raised-at <t>', 'when results came up that are missing in official ones')
    .option('--exception <text>', 'why they are taken although no period lets it: it stays on record')
    .option('--date <date>', 'the day on which it was played, where a file does not say: 2026-03-01')
    .option(
      '--place <record=place>',
      'where a record belongs that the report asks about: 12=TABLE, 12=SECTION/TABLE, 12=again, 12=leave; FILE:12=... for one of several files',
      (one: string, all: readonly string[] = []) => [...all, one],
    )
    .option('--limit <MB>', 'the largest file that is taken, in megabytes (IMPORT_LIMIT_MB, 64)')
    .option('--strict', 'refuse PBN records that depart from the standard or contradict themselves')
    .option('--report <file>', 'write the whole report to a file, as .json or .html')
    .option('--json', 'print one JSON document')
    .action(async (files: string[], _: unknown, command: Command) => run(files, command.optsWithGlobals<Options>()));
};
