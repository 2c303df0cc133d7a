import { createHash } from 'node:crypto';
import { boardStream, sessionStream } from '@app/contract';
import {
  type DealAccount,
  type ImportedRecords,
  type Naming,
  type Overview,
  type Places,
  type ReportItem,
  type ResultsFormat,
  type StatedBoard,
  type PlaceAnswer,
  overviewOf,
  planRecords,
  reportCollector,
  statedBoard,
} from '@app/formats';
import { type EventLog, derivedId } from '@app/ledger';
import type { Session } from '@app/session';
import type { Directory, DirectoryEntry } from '../directory/directory';
import type { Executor } from '../execute/execute';
import { loadSession } from '../execute/history';
import type { ReadModels } from '../read-models/read-models';
import { type Settings, filesOf } from '../runtime/settings';
import { localKey } from '../tokens/local-key';
import type { Vault } from '../vault/vault';
import { type Counts, NOTHING_COUNTED, countBoard, readerReport } from './counts';
import { momentOf } from './date-of-file';
import { heldRecords } from './held-records';
import type { ImportReport } from './import-report';
import { directoryNaming } from './naming';
import { watched } from './progress';
import { READERS } from './readers';
import { recordImport } from './record-import';
import { recordedIn, takenBeforeIn } from './recorded-boards';
import { rehearsalsOf } from './rehearsals';
import { type ImportOptions, refuseOtherSession } from './session-options';
import { type Share, isOfShare, shareOf } from './share';
import { IDS_FROM, NOTHING_STORED, store } from './store';

interface OpenSource {
  /** From the beginning each time they are iterated over. */
  readonly bytes: Iterable<Uint8Array>;
  /** Throws where the file has changed since it was opened. */
  readonly checkUnchanged: () => void;
  readonly close: () => void;
}

/** A file of an import. */
export interface ImportSource {
  /** As it was named, for the report. */
  readonly path: string;
  /** As the ledger names it. */
  readonly name: string;
  readonly format: ResultsFormat;
  readonly open: () => OpenSource;
  /** What was said of the place of a record, by its number; left out where nothing was said of the file. */
  readonly answerFor?: (record: number) => PlaceAnswer | undefined;
  /** The folders that it is in, outermost first, and its own name without its ending. */
  readonly within?: readonly string[];
  /** Which of its records are of the session, where not all are. */
  readonly share?: Share;
}

/** Where the facts and the names of a file go. */
export interface ImportTarget {
  readonly log: EventLog;
  readonly models: ReadModels;
  readonly directory: Directory;
  readonly settings: Settings;
  readonly vault: Vault | null;
}

/** A file that has been read, and not yet taken. */
interface ReadSource {
  readonly records: ImportedRecords;
  readonly overview: Overview;
  readonly report: ReturnType<typeof reportCollector>;
  readonly reader: ReturnType<typeof readerReport>;
  readonly sha256: string;
  readonly naming: Naming;
  readonly entries: () => readonly DirectoryEntry[];
}

/** What was taken of a file, before its numbers are compared with those of the session. */
export interface TakenFile {
  readonly account: Omit<ImportReport, 'scores' | 'counted' | 'report' | 'reportLeftOut' | 'hasErrors'>;
  readonly report: ReadSource['report'];
  readonly contestants: ImportedRecords['contestants'];
  readonly naming: Naming;
  /** By their streams, its boards in the ledger with what the file states of each. */
  readonly boards: ReadonlyMap<string, StatedBoard>;
  readonly statesScores: boolean;
}

/** The places of a session for one import of one or several files. */
export interface KnownPlaces {
  readonly now: (session: Session) => Promise<Places>;
  /** They are asked of the ledger again: somebody else has written. */
  readonly forget: () => void;
}

const addedUp = (one: DealAccount, other: DealAccount): DealAccount => ({
  taken: one.taken + other.taken,
  already: one.already + other.already,
  refused: one.refused + other.refused,
});

const sha256Of = (bytes: Iterable<Uint8Array>): string => {
  const hash = createHash('sha256');
  for (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
};

const lengthOf = async (log: EventLog, stream: string): Promise<number> => {
  let length = 0;
  for await (const { revision } of log.readStream(stream)) length = revision + 1;
  return length;
};

/** Reads a file from its beginning to its end once. */
const readSource = (
  { format, share }: Pick<ImportSource, 'format' | 'share'>,
  bytes: Iterable<Uint8Array>,
  { directory, settings }: ImportTarget,
  options: ImportOptions,
  existing: Session,
): ReadSource => {
  const report = reportCollector(options.wholeReport === true ? Infinity : undefined);
  const reader = readerReport();
  const sha256 = sha256Of(bytes);
  const say = (item: ReportItem): void => {
    if (share && !isOfShare(share, item)) return;
    report.say(item);
    reader.add(item);
  };
  const held = heldRecords();
  const inFile = READERS[format](bytes, options.strict, say, held.hold);
  const read = { ...inFile, boards: held.of(inFile.boards) };
  const records = share ? shareOf(read, share) : read;
  const key = localKey(filesOf(settings).directoryKey);
  const venue = (existing.opened ?? options).contest?.venue ?? null;
  const { naming, entries } = directoryNaming(directory, key, options.session, venue, (id) =>
    existing.contestants.has(id),
  );
  return { records, overview: overviewOf(records, naming), report, reader, sha256, naming, entries };
};

/** Whether a file has hand records and nothing else. */
const hasDealsOnly = ({ records, overview }: ReadSource): boolean =>
  overview.contestants.size + records.contestants.length === 0 &&
  (records.deals.length > 0 || overview.handRecords > 0);

const takeOpen = async (
  target: ImportTarget,
  source: ImportSource,
  { bytes, checkUnchanged }: OpenSource,
  options: ImportOptions,
  places: KnownPlaces,
  waits: boolean,
  nameRefused: (entry: DirectoryEntry) => void,
): Promise<TakenFile | null> => {
  const { log, directory, vault } = target;
  const { path, name, format } = source;
  const stream = sessionStream(options.session);
  const length = await lengthOf(log, stream);
  const existing = await loadSession(log, options.session);
  const read = readSource(source, bytes, target, options, existing);
  if (waits && hasDealsOnly(read)) return null;
  const { overview, report, reader, sha256, naming } = read;
  const { boards: all, recordsRead } = read.records;
  const records = {
    ...read.records,
    boards: options.progress ? watched(all, path, recordsRead, options.progress) : all,
    date: read.records.date ?? options.date ?? null,
  };
  refuseOtherSession(existing, options);
  const laws = existing.opened?.laws ?? options.laws ?? 'wbf-2017';
  const counts: Counts = { ...NOTHING_COUNTED };
  const boards = new Map<string, StatedBoard>();
  const rehearsals = rehearsalsOf();
  const plan = await planRecords(
    records,
    overview,
    {
      ...options,
      laws,
      source: name,
      naming,
      existing,
      places: await places.now(existing),
      recorded: recordedIn(log),
      takenBefore: takenBeforeIn(log),
      ...(source.answerFor && { answerFor: source.answerFor }),
    },
    reader,
    {
      say: report.say,
      planned: (board, isNew) => {
        countBoard(counts, board);
        if (isNew) rehearsals.hold(board);
        boards.set(boardStream(board.address), statedBoard(board));
      },
    },
  );
  const executor: Executor = { log, now: () => new Date(), vault };
  const when = momentOf(records, executor.now());
  if (when.assumption) report.say(when.assumption);
  const importId = derivedId(IDS_FROM, 'import', options.session, sha256);
  const from = { id: importId, session: options.session, file: name, when: when.at, late: options.late ?? null };
  const fileRefused = reader.wholeFile() && plan.planned + plan.refused === 0;
  const worthStoring = !fileRefused && plan.planned + plan.session.length > 0;
  checkUnchanged();
  if (worthStoring) directory.enter(read.entries()).forEach(nameRefused);
  const stored = worthStoring ? await store(executor, plan, rehearsals, from, report.say) : NOTHING_STORED;
  if (stored.sessionRefused && (await lengthOf(log, stream)) !== length) {
    // Another import has opened the session, or entered the same contestants, since this one was planned.
    places.forget();
    return takeFile(target, source, options, places, waits, nameRefused);
  }
  const taken = stored.taken + (stored.sessionRefused ? 0 : plan.deals.records.taken);
  const already = stored.already + plan.already;
  const refused =
    stored.refused + plan.refused + reader.refused() + (stored.sessionRefused ? plan.deals.records.taken : 0);
  const account = {
    read: records.recordsRead,
    taken,
    already,
    refused,
    nothingToRecord: Math.max(0, records.recordsRead - taken - already - refused),
  };
  checkUnchanged();
  if (taken > 0) {
    await recordImport(executor, {
      importId,
      session: options.session,
      file: name,
      sha256,
      format,
      records: account,
      when: when.at,
      undated: when.isUnknown,
    });
  }
  return {
    account: {
      file: path,
      format,
      session: options.session,
      scoring: plan.scoring,
      records: account,
      deals: addedUp(plan.deals.records, plan.deals.lists),
      ...counts,
      events: stored.events,
      placed: plan.placed,
    },
    report,
    contestants: records.contestants,
    naming,
    boards,
    statesScores: overview.statesScores,
  };
};

/**
 * Takes a file of results into a session: read, planned, then stored record by record, each whole or not at all. The
 * names go to the directory, the facts to the ledger.
 * @param waits says that a file of hand records alone is to come later: what it is scored by the others say
 * @param nameRefused is given each name that the directory does not take, since its person was forgotten
 * @returns null where it waits
 */
export const takeFile = async (
  target: ImportTarget,
  source: ImportSource,
  options: ImportOptions,
  places: KnownPlaces,
  waits: boolean,
  nameRefused: (entry: DirectoryEntry) => void,
): Promise<TakenFile | null> => {
  const opened = source.open();
  try {
    return await takeOpen(target, source, opened, options, places, waits, nameRefused);
  } finally {
    opened.close();
  }
};
