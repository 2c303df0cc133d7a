import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { ImportPlan, ImportedFile, ReportItem } from '@app/formats';
import { compareWithFile, planImport, readLin, readPbn, readUsebio } from '@app/formats';
import type { Edition, Regulations } from '@app/laws';
import { canonicalJson, derivedId } from '@app/ledger';
import type { Conditions, ScoringForm, Session, SessionDoc, SessionOpened } from '@app/session';
import { sessionsProjection } from '@app/session';
import { localKey } from '../../../command-api/src/auth/local-key';
import type { Executor } from '../../../command-api/src/execute/execute';
import { loadSession } from '../../../command-api/src/execute/history';
import { streamStates } from '../../../command-api/src/execute/stream-states';
import { filesOf } from '../../../common/src/settings';
import type { Embedded } from '../embedded';
import { Failure } from '../failure';
import type { FileFormat } from './detect';
import { enterInto } from './enter-into';
import { directoryNaming } from './naming';
import { recordImport } from './record-import';
import { NOTHING_STORED, store } from './store';

export interface ImportOptions {
  readonly session: string;
  /** The session's own, or wbf-2017 for a new one, where left out. */
  readonly laws?: Edition;
  readonly regulations?: Regulations;
  readonly scoring?: ScoringForm;
  /** The conditions of contest that a new session is opened with, and of which contest it is a part. */
  readonly conditions?: Conditions;
  readonly contest?: NonNullable<SessionOpened['contest']>;
  readonly strict: boolean;
}

/** What became of one file, for the report. */
export interface ImportReport {
  readonly file: string;
  readonly format: string;
  readonly session: string;
  readonly scoring: ScoringForm;
  readonly records: {
    readonly read: number;
    readonly taken: number;
    readonly already: number;
    readonly refused: number;
    readonly nothingToRecord: number;
  };
  readonly auctions: number;
  readonly plays: number;
  readonly cards: number;
  readonly unplayed: number;
  readonly findings: number;
  readonly events: number;
  readonly scores: { readonly compared: number; readonly equal: number };
  /** In the order of the file, errors first where not all of it is given. */
  readonly report: readonly ReportItem[];
  /** How many more lines the report would have. */
  readonly reportLeftOut: number;
  readonly hasErrors: boolean;
}

/** How many lines a report has at most: a file that is wrong throughout must not fill memory and terminal. */
const LONGEST_REPORT = 10_000;

/** The lines that matter most, errors before all others, in the order of the file. */
const boundedReport = (all: readonly ReportItem[]): readonly ReportItem[] => {
  if (all.length <= LONGEST_REPORT) return all;
  const errors = all.filter(({ kind }) => kind === 'error').slice(0, LONGEST_REPORT);
  const others = all.filter(({ kind }) => kind !== 'error').slice(0, LONGEST_REPORT - errors.length);
  return [...errors, ...others].sort((one, other) => one.line - other.line);
};

const READERS = {
  pbn: (bytes: Uint8Array, strict: boolean) => readPbn(bytes, { strict }),
  lin: (bytes: Uint8Array) => readLin(bytes),
  usebio: (bytes: Uint8Array) => readUsebio(bytes),
};

const knownDoc = async ({ models }: Embedded, session: string): Promise<SessionDoc | null> => {
  await models.catchUp();
  return models.documents<SessionDoc>(sessionsProjection.name, session)[0] ?? null;
};

const counts = (plan: ImportPlan) => {
  const records = plan.boards.map(({ record }) => record);
  const events = plan.boards.flatMap((board) => board.events);
  return {
    auctions: records.filter(({ calls }) => calls !== null).length,
    plays: records.filter(({ cards }) => cards !== null && cards.length > 0).length,
    cards: events.filter(({ type }) => type === 'CardPlayed' || type === 'LeadFaced').length,
    unplayed: records.filter(({ result }) => result?.kind === 'not-played').length,
    findings: events.filter(({ type }) => type === 'InfractionNoted').length,
  };
};

/**
 * A session never changes its edition, regulations or scoring: whoever asks for others means another session. Other
 * conditions are a decision of their own, and no matter of an import.
 */
const refuseOtherSession = (
  { opened }: Session,
  { session, laws, regulations, scoring, conditions, contest }: ImportOptions,
): void => {
  if (!opened) return;
  for (const [what, asked, had] of [
    ['conditions', conditions, opened.conditions],
    ['contest', contest, opened.contest],
  ] as const) {
    if (asked === undefined || (had && canonicalJson(asked) === canonicalJson(had))) continue;
    throw new Failure(`session ${session} was opened ${had ? 'with another' : 'without a'} document of ${what}`);
  }
  const other =
    (laws !== undefined && laws !== opened.laws) ||
    (regulations !== undefined && regulations !== opened.regulations) ||
    (scoring !== undefined && scoring !== opened.scoring);
  if (!other) return;
  const own = [opened.laws, opened.regulations, opened.scoring].filter((part) => part !== undefined).join(', ');
  throw new Failure(`session ${session} is ${own}, for good; import into another session`);
};

/** The plan, with its session opened under the conditions of contest. */
const underConditions = (plan: ImportPlan, { conditions, contest }: ImportOptions): ImportPlan => ({
  ...plan,
  session: plan.session.map((command) =>
    command.type === 'OpenSession'
      ? { ...command, data: { ...command.data, ...(conditions && { conditions }), ...(contest && { contest }) } }
      : command,
  ),
});

const fileRefused = (file: ImportedFile): boolean =>
  file.boards.length === 0 && file.report.some(({ kind, record }) => kind === 'error' && record === null);

/**
 * Takes a file of results into a session: read, planned, compared with its own scores, then stored record by
 * record, each whole or not at all. The names go to the directory, the facts to the ledger.
 */
export const importFile = async (
  embedded: Embedded,
  path: string,
  bytes: Uint8Array,
  format: Exclude<FileFormat, 'ndjson'>,
  options: ImportOptions,
): Promise<ImportReport> => {
  const { log, directory, settings, vault } = embedded;
  const name = basename(path);
  const read = READERS[format](bytes, options.strict);
  const existing = await loadSession(log, options.session);
  refuseOtherSession(existing, options);
  const key = localKey(filesOf(settings).directoryKey);
  const { naming, entries } = directoryNaming(directory, key, options.session);
  const laws = existing.opened?.laws ?? options.laws ?? 'wbf-2017';
  const plan = underConditions(planImport(read, { ...options, laws, source: name, naming, existing }), options);
  const known = await knownDoc(embedded, options.session);
  const comparison = compareWithFile(read, plan, options.session, known, naming);
  const executor: Executor = { log, now: () => new Date(), vault, loadState: streamStates(log) };
  const when = read.date === null ? new Date(0) : new Date(`${read.date}T12:00:00Z`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const importId = derivedId(when, 'import', options.session, sha256);
  const from = { id: importId, session: options.session, file: name, when };
  const worthStoring = !fileRefused(read) && plan.boards.length + plan.session.length > 0;
  if (worthStoring) enterInto(directory, entries());
  const stored = worthStoring ? await store(executor, plan, from) : NOTHING_STORED;
  const { taken, already, refused, events } = stored;
  const all = [...plan.report, ...comparison.report, ...stored.report].sort((one, other) => one.line - other.line);
  const report = boundedReport(all);
  const readerRefused = new Set(
    read.report.flatMap(({ kind, record }) => (kind === 'error' && record !== null ? [record] : [])),
  ).size;
  const records = {
    read: read.recordsRead,
    taken,
    already,
    refused: refused + plan.refused + readerRefused,
    nothingToRecord: Math.max(0, read.recordsRead - plan.boards.length - plan.refused - readerRefused),
  };
  if (taken > 0)
    await recordImport(executor, { importId, session: options.session, file: name, sha256, format, records, when });
  return {
    file: path,
    format,
    session: options.session,
    scoring: plan.scoring,
    records,
    ...counts(plan),
    events,
    scores: { compared: comparison.compared, equal: comparison.equal },
    report,
    reportLeftOut: all.length - report.length,
    hasErrors: all.some(({ kind }) => kind === 'error'),
  };
};
