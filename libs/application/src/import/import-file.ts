import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { type ScoringForm, sessionStream } from '@app/contract';
import {
  type ComparableBoard,
  type Comparison,
  type ImportedRecords,
  type ReportItem,
  type ResultsFormat,
  type Say,
  comparableBoard,
  compareBoards,
  overviewOf,
  planRecords,
  decodeSource,
  importMessage,
  meetingOf,
  readBwsRecords,
  readLinRecords,
  readPbnRecords,
  readUsebioRecords,
  reportCollector,
} from '@app/formats';
import { type EventLog, derivedId } from '@app/ledger';
import type { SessionDoc } from '@app/session';
import { type BoardDoc, boardsProjection, sessionsProjection } from '@app/documents';
import type { Directory, DirectoryEntry } from '../directory/directory';
import type { Executor } from '../execute/execute';
import { loadSession } from '../execute/history';
import { streamStates } from '../execute/stream-states';
import type { ReadModels } from '../read-models/read-models';
import { type Settings, filesOf } from '../runtime/settings';
import { localKey } from '../tokens/local-key';
import type { Vault } from '../vault/vault';
import { readAccessDatabase } from './access-database';
import { type Counts, NOTHING_COUNTED, countBoard, readerReport } from './counts';
import { directoryNaming } from './naming';
import { recordImport } from './record-import';
import { type ImportOptions, refuseOtherSession } from './session-options';
import { NOTHING_STORED, store } from './store';

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

/** A file that is read from the beginning each time its bytes are iterated over. */
interface ResultsFile {
  readonly bytes: Iterable<Uint8Array>;
  /** Throws where the file has changed since it was opened. */
  readonly checkUnchanged: () => void;
}

/** Where the facts and the names of a file go. */
export interface ImportTarget {
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly directory: Directory;
  readonly settings: Settings;
  readonly vault: Vault | null;
}

const READERS: Readonly<
  Record<ResultsFormat, (bytes: Iterable<Uint8Array>, strict: boolean, say: Say) => ImportedRecords>
> = {
  pbn: (bytes, strict, say) => readPbnRecords(decodeSource(bytes), { strict }, say),
  lin: (bytes, _, say) => readLinRecords(decodeSource(bytes), say),
  usebio: (bytes, _, say) => readUsebioRecords(bytes, say),
  bws: (bytes, _, say) => readBwsRecords(readAccessDatabase(bytes), say),
};

const sha256Of = (bytes: Iterable<Uint8Array>): string => {
  const hash = createHash('sha256');
  for (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
};

const knownDoc = async ({ models }: ImportTarget, session: string): Promise<SessionDoc | null> => {
  await models.catchUp();
  return models.documents<SessionDoc>(sessionsProjection.name, session)[0] ?? null;
};

/** By table, who has met there. */
const recordedMeetings = async (
  { models }: ImportTarget,
  session: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  await models.catchUp();
  const recorded = new Map<string, Set<string>>();
  for (const { table, seated } of models.documents<BoardDoc>(boardsProjection.name, session)) {
    const known = recorded.get(table) ?? new Set<string>();
    recorded.set(table, known.add(meetingOf({ contestants: seated })));
  }
  return recorded;
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
  room: null,
  message: importMessage('not-compared', { boards, most: MOST_COMPARED }),
});

const lengthOf = async (log: EventLog, stream: string): Promise<number> => {
  let length = 0;
  for await (const { revision } of log.readStream(stream)) length = revision + 1;
  return length;
};

/**
 * Takes a file of results into a session: read, planned, compared with its own scores, then stored record by
 * record, each whole or not at all. The names go to the directory, the facts to the ledger.
 * @param nameRefused is given each name that the directory does not take, since its person was forgotten
 */
export const importFile = async (
  target: ImportTarget,
  path: string,
  { bytes, checkUnchanged }: ResultsFile,
  format: ResultsFormat,
  options: ImportOptions,
  nameRefused: (entry: DirectoryEntry) => void,
): Promise<ImportReport> => {
  const { log, directory, settings, vault } = target;
  const name = basename(path);
  const report = reportCollector();
  const reader = readerReport();
  const sha256 = sha256Of(bytes);
  const read = READERS[format](bytes, options.strict, (item) => {
    report.say(item);
    reader.add(item);
  });
  const stream = sessionStream(options.session);
  const length = await lengthOf(log, stream);
  const existing = await loadSession(log, options.session);
  refuseOtherSession(existing, options);
  const key = localKey(filesOf(settings).directoryKey);
  const { naming, entries } = directoryNaming(directory, key, options.session);
  const laws = existing.opened?.laws ?? options.laws ?? 'wbf-2017';
  const counts: Counts = { ...NOTHING_COUNTED };
  const comparable: ComparableBoard[] = [];
  const overview = overviewOf(read, naming);
  const compares = overview.statesScores;
  const recorded = overview.hasRooms ? await recordedMeetings(target, options.session) : new Map<string, never>();
  const plan = planRecords(read, overview, { ...options, laws, source: name, naming, existing, recorded }, reader, {
    say: report.say,
    planned: (board) => {
      countBoard(counts, board);
      if (compares && comparable.length < MOST_COMPARED) comparable.push(comparableBoard(board));
    },
  });
  const known = await knownDoc(target, options.session);
  const whole = comparable.length === plan.planned;
  if (compares && !whole) report.say(notCompared(plan.planned));
  const comparison =
    compares && whole ? compareBoards(read, plan, comparable, options.session, known, naming) : NOTHING_COMPARED;
  comparison.report.forEach(report.say);
  comparable.length = 0;
  const executor: Executor = { log, now: () => new Date(), vault, loadState: streamStates(log) };
  const when = read.date === null ? new Date(0) : new Date(`${read.date}T12:00:00Z`);
  const importId = derivedId(when, 'import', options.session, sha256);
  const from = { id: importId, session: options.session, file: name, when, late: options.late ?? null };
  const fileRefused = reader.wholeFile() && plan.planned + plan.refused === 0;
  const worthStoring = !fileRefused && plan.planned + plan.session.length > 0;
  checkUnchanged();
  if (worthStoring) directory.enter(entries()).forEach(nameRefused);
  const stored = worthStoring ? await store(executor, plan, from, report.say) : NOTHING_STORED;
  if (stored.sessionRefused && (await lengthOf(log, stream)) !== length) {
    // Another import has opened the session, or entered the same contestants, since this one was planned.
    return importFile(target, path, { bytes, checkUnchanged }, format, options, nameRefused);
  }
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
