import { boardStream, sessionStream } from '@app/contract';
import type { Places } from '@app/formats';
import { type EventLog, derivedId } from '@app/ledger';
import type { Session } from '@app/session';
import type { DirectoryEntry } from '../directory/directory';
import type { Executor } from '../execute/execute';
import { loadSession } from '../execute/history';
import type { ImportSource, ImportTarget, OpenSource } from './import-source';
import { knownPlaces } from './known-places';
import { type PlannedSource, type TakenFile, planSource, takenFile } from './plan-source';
import { type ReadSource, hasDealsOnly, readFor, readSource } from './read-source';
import { recordImport } from './record-import';
import { takenBeforeIn } from './recorded-boards';
import { type Rehearsals, rehearsalsOf } from './rehearsals';
import { type ImportOptions, refuseOtherSession } from './session-options';
import { IDS_FROM, NOTHING_STORED, store } from './store';

/** The places of a session for one import of one or several files. */
export interface KnownPlaces {
  readonly now: (session: Session) => Promise<Places>;
  /** They are asked of the ledger again: somebody else has written. */
  readonly forget: () => void;
}

export interface TakenNow extends TakenFile {
  /**
   * What taking the same file once more comes to, without reading it; null where that would write something, or is not
   * to be had without the file. For an import of one file, once it is stored.
   */
  readonly again: () => Promise<TakenFile | null>;
}

const lengthOf = async (log: EventLog, stream: string): Promise<number> => {
  let length = 0;
  for await (const { revision } of log.readStream(stream)) length = revision + 1;
  return length;
};

/** Takes a file that was just stored whole once more, by the records and events that are held of it. */
const takeAgain = async (
  target: ImportTarget,
  source: ImportSource,
  read: ReadSource,
  { progress: _, ...options }: ImportOptions,
  { boards }: PlannedSource,
  rehearsals: Rehearsals,
): Promise<TakenFile | null> => {
  if (!read.isHeld()) return null;
  const { log, models } = target;
  const existing = await loadSession(log, options.session);
  const now = readFor(read, target, options, existing);
  const planned = await planSource(source, now, options, {
    log,
    existing,
    places: await knownPlaces(models, options.session, existing),
    takenBefore: async (address, commands, record) =>
      (boards.get(boardStream(address))?.record === record ? rehearsals.of(record)?.flat() : null) ??
      takenBeforeIn(log)(address, commands, record),
    hold: () => undefined,
  });
  const { plan } = planned;
  return plan.planned + plan.session.length === 0 ? takenFile(source, options.session, now, planned) : null;
};

const takeOpen = async (
  target: ImportTarget,
  source: ImportSource,
  { bytes, checkUnchanged }: OpenSource,
  options: ImportOptions,
  places: KnownPlaces,
  waits: boolean,
  nameRefused: (entry: DirectoryEntry) => void,
): Promise<TakenNow | null> => {
  const { log, directory, vault } = target;
  const { name, format } = source;
  const { session, late = null } = options;
  const stream = sessionStream(session);
  const length = await lengthOf(log, stream);
  const existing = await loadSession(log, session);
  const read = readSource(source, bytes, target, options, existing);
  if (waits && hasDealsOnly(read)) return null;
  const asRead = { ...read, report: read.report.copy() };
  refuseOtherSession(existing, options);
  const rehearsals = rehearsalsOf();
  const planned = await planSource(source, read, options, {
    log,
    existing,
    places: await places.now(existing),
    takenBefore: takenBeforeIn(log),
    hold: rehearsals.hold,
  });
  const { plan, when } = planned;
  const { report, reader, sha256 } = read;
  const executor: Executor = { log, now: () => new Date(), vault };
  const importId = derivedId(IDS_FROM, 'import', session, sha256);
  const from = { id: importId, session, file: name, when: when.at, late };
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
  const file = takenFile(source, session, read, planned, stored);
  const { records } = file.account;
  checkUnchanged();
  if (records.taken > 0) {
    const undated = when.isUnknown;
    await recordImport(executor, { importId, session, file: name, sha256, format, records, when: when.at, undated });
  }
  // What was stored with a moment or an exception has other ids than the file alone gives.
  const isPlain = stored.refused === 0 && late === null;
  return {
    ...file,
    again: async () => (isPlain ? takeAgain(target, source, asRead, options, planned, rehearsals) : null),
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
): Promise<TakenNow | null> => {
  const opened = source.open();
  try {
    return await takeOpen(target, source, opened, options, places, waits, nameRefused);
  } finally {
    opened.close();
  }
};
