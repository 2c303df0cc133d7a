import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type {
  ComparableBoard,
  Comparison,
  ImportedRecords,
  PlannedBoard,
  ReportItem,
  Say,
  StreamedPlan,
} from '@app/formats';
import {
  comparableBoard,
  compareBoards,
  overviewOf,
  planRecords,
  decodeSource,
  readLinRecords,
  readPbnRecords,
  readUsebioRecords,
  reportCollector,
} from '@app/formats';
import type { Edition, Regulations } from '@app/laws';
import { canonicalJson, derivedId } from '@app/ledger';
import type { Conditions, ScoringForm, Session, SessionDoc, SessionOpened } from '@app/session';
import { sessionsProjection } from '@app/documents';
import { type Executor, filesOf, loadSession, localKey, streamStates } from '@app/application';
import type { Embedded } from '../embedded';
import { Failure } from '../failure';
import type { RereadFile } from '../read-file';
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

const READERS: Readonly<
  Record<Exclude<FileFormat, 'ndjson'>, (bytes: Iterable<Uint8Array>, strict: boolean, say: Say) => ImportedRecords>
> = {
  pbn: (bytes, strict, say) => readPbnRecords(decodeSource(bytes), { strict }, say),
  lin: (bytes, _, say) => readLinRecords(decodeSource(bytes), say),
  usebio: (bytes, _, say) => readUsebioRecords(bytes, say),
};

const sha256Of = (bytes: Iterable<Uint8Array>): string => {
  const hash = createHash('sha256');
  for (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
};

const knownDoc = async ({ models }: Embedded, session: string): Promise<SessionDoc | null> => {
  await models.catchUp();
  return models.documents<SessionDoc>(sessionsProjection.name, session)[0] ?? null;
};

interface Counts {
  auctions: number;
  plays: number;
  cards: number;
  unplayed: number;
  findings: number;
}

const countBoard = (counts: Counts, { record, events }: PlannedBoard): void => {
  if (record.calls !== null) counts.auctions += 1;
  if (record.cards !== null && record.cards.length > 0) counts.plays += 1;
  if (record.result?.kind === 'not-played') counts.unplayed += 1;
  for (const { type } of events) {
    if (type === 'CardPlayed' || type === 'LeadFaced') counts.cards += 1;
    if (type === 'InfractionNoted') counts.findings += 1;
  }
};

/** The most boards whose scores are compared with the file: all of them have to be in memory for it. */
const MOST_COMPARED = 10_000;

const NOTHING_COMPARED: Comparison = { compared: 0, equal: 0, report: [] };

const notCompared = (boards: number): ReportItem => ({
  kind: 'note',
  code: 'not-compared',
  line: 1,
  record: null,
  board: null,
  message: `${boards} boards: scores are compared with the file up to ${MOST_COMPARED} boards`,
});

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
const underConditions = (plan: StreamedPlan, { conditions, contest }: ImportOptions): StreamedPlan => ({
  ...plan,
  session: plan.session.map((command) =>
    command.type === 'OpenSession'
      ? { ...command, data: { ...command.data, ...(conditions && { conditions }), ...(contest && { contest }) } }
      : command,
  ),
});

/** What a reader reports, as far as planning and the counts need it. */
const readerReport = () => {
  const contradictions = new Set<string>();
  const refused = new Set<number>();
  const codes = new Set<string>();
  let wholeFile = false;
  return {
    note: ({ kind, code, line, record }: ReportItem): void => {
      codes.add(code);
      if (kind === 'contradiction') contradictions.add(`${record}:${line}`);
      if (kind !== 'error') return;
      if (record === null) wholeFile = true;
      else refused.add(record);
    },
    contradiction: (record: number, line: number): boolean => contradictions.has(`${record}:${line}`),
    code: (code: string): boolean => codes.has(code),
    /** How many records the reader refused. */
    refused: (): number => refused.size,
    /** Whether the file as a whole is wrong. */
    wholeFile: (): boolean => wholeFile,
  };
};

/**
 * Takes a file of results into a session: read, planned, compared with its own scores, then stored record by
 * record, each whole or not at all. The names go to the directory, the facts to the ledger.
 */
export const importFile = async (
  embedded: Embedded,
  path: string,
  { bytes, checkUnchanged }: Pick<RereadFile, 'bytes' | 'checkUnchanged'>,
  format: Exclude<FileFormat, 'ndjson'>,
  options: ImportOptions,
): Promise<ImportReport> => {
  const { log, directory, settings, vault } = embedded;
  const name = basename(path);
  const report = reportCollector();
  const reader = readerReport();
  const sha256 = sha256Of(bytes);
  const read = READERS[format](bytes, options.strict, (item) => {
    report.say(item);
    reader.note(item);
  });
  const existing = await loadSession(log, options.session);
  refuseOtherSession(existing, options);
  const key = localKey(filesOf(settings).directoryKey);
  const { naming, entries } = directoryNaming(directory, key, options.session);
  const laws = existing.opened?.laws ?? options.laws ?? 'wbf-2017';
  const counts: Counts = { auctions: 0, plays: 0, cards: 0, unplayed: 0, findings: 0 };
  const comparable: ComparableBoard[] = [];
  const overview = overviewOf(read, naming);
  const compares = overview.statesScores;
  const plan = underConditions(
    planRecords(read, overview, { ...options, laws, source: name, naming, existing }, reader, {
      say: report.say,
      planned: (board) => {
        countBoard(counts, board);
        if (compares && comparable.length < MOST_COMPARED) comparable.push(comparableBoard(board));
      },
    }),
    options,
  );
  const known = await knownDoc(embedded, options.session);
  const whole = comparable.length === plan.planned;
  if (compares && !whole) report.say(notCompared(plan.planned));
  const comparison =
    compares && whole ? compareBoards(read, plan, comparable, options.session, known, naming) : NOTHING_COMPARED;
  comparison.report.forEach(report.say);
  comparable.length = 0;
  const executor: Executor = { log, now: () => new Date(), vault, loadState: streamStates(log) };
  const when = read.date === null ? new Date(0) : new Date(`${read.date}T12:00:00Z`);
  const importId = derivedId(when, 'import', options.session, sha256);
  const from = { id: importId, session: options.session, file: name, when };
  const fileRefused = reader.wholeFile() && plan.planned + plan.refused === 0;
  const worthStoring = !fileRefused && plan.planned + plan.session.length > 0;
  checkUnchanged();
  if (worthStoring) enterInto(directory, entries());
  const stored = worthStoring ? await store(executor, plan, from, report.say) : NOTHING_STORED;
  const { taken, already, refused, events } = stored;
  const records = {
    read: read.recordsRead,
    taken,
    already,
    refused: refused + plan.refused + reader.refused(),
    nothingToRecord: Math.max(0, read.recordsRead - plan.planned - plan.refused - reader.refused()),
  };
  checkUnchanged();
  if (taken > 0)
    await recordImport(executor, { importId, session: options.session, file: name, sha256, format, records, when });
  const items = report.items();
  return {
    file: path,
    format,
    session: options.session,
    scoring: plan.scoring,
    records,
    ...counts,
    events,
    scores: { compared: comparison.compared, equal: comparison.equal },
    report: items,
    reportLeftOut: report.total() - items.length,
    hasErrors: report.hasErrors(),
  };
};
