import { createHash } from 'node:crypto';
import {
  type ImportedRecords,
  type Naming,
  type Overview,
  type ReportCollector,
  type ReportItem,
  overviewOf,
  reportCollector,
} from '@app/formats';
import type { Session } from '@app/session';
import type { DirectoryEntry } from '../directory/directory';
import { filesOf } from '../runtime/settings';
import { localKey } from '../tokens/local-key';
import { readerReport } from './counts';
import { heldRecords } from './held-records';
import type { ImportSource, ImportTarget } from './import-source';
import { directoryNaming } from './naming';
import { READERS } from './readers';
import type { ImportOptions } from './session-options';
import { isOfShare, shareOf } from './share';

/** What a file says. */
interface Content {
  readonly records: ImportedRecords;
  readonly report: ReportCollector;
  readonly reader: ReturnType<typeof readerReport>;
  readonly sha256: string;
  /** Whether its records can be gone through without the file. */
  readonly isHeld: () => boolean;
}

/** A file that has been read, and not yet taken. */
export interface ReadSource extends Content {
  readonly overview: Overview;
  readonly naming: Naming;
  readonly entries: () => readonly DirectoryEntry[];
}

const sha256Of = (bytes: Iterable<Uint8Array>): string => {
  const hash = createHash('sha256');
  for (const piece of bytes) hash.update(piece);
  return hash.digest('hex');
};

const contentOf = (
  { format, share }: Pick<ImportSource, 'format' | 'share'>,
  bytes: Iterable<Uint8Array>,
  { strict, wholeReport }: ImportOptions,
): Content => {
  const report = reportCollector(wholeReport === true ? Infinity : undefined);
  const reader = readerReport();
  const sha256 = sha256Of(bytes);
  const say = (item: ReportItem): void => {
    if (share && !isOfShare(share, item)) return;
    report.say(item);
    reader.add(item);
  };
  const held = heldRecords();
  const inFile = READERS[format](bytes, strict, say, held.hold);
  const read = { ...inFile, boards: held.of(inFile.boards) };
  return { records: share ? shareOf(read, share) : read, report, reader, sha256, isHeld: held.isWhole };
};

/** The same file for a session as it is now: with the names that are known there. */
export const readFor = (
  content: Content,
  { directory, settings }: ImportTarget,
  options: ImportOptions,
  existing: Session,
): ReadSource => {
  const key = localKey(filesOf(settings).directoryKey);
  const venue = (existing.opened ?? options).contest?.venue ?? null;
  const { naming, entries } = directoryNaming(directory, key, options.session, venue, (id) =>
    existing.contestants.has(id),
  );
  return { ...content, overview: overviewOf(content.records, naming), naming, entries };
};

/** Reads a file from its beginning to its end once. */
export const readSource = (
  source: Pick<ImportSource, 'format' | 'share'>,
  bytes: Iterable<Uint8Array>,
  target: ImportTarget,
  options: ImportOptions,
  existing: Session,
): ReadSource => readFor(contentOf(source, bytes, options), target, options, existing);

/** Whether a file has hand records and nothing else. */
export const hasDealsOnly = ({ records, overview }: ReadSource): boolean =>
  overview.contestants.size + records.contestants.length === 0 &&
  (records.deals.length > 0 || overview.handRecords > 0);
