import { ofWholeFile } from '../finding';
import type { ImportedRecords, Say } from '../imported';
import { type DatabaseRead, bwsTables } from './database';
import { type BwsFile, readRows } from './read-rows';

/**
 * Reads the database of a scoring device (BWS: Bridgemate and its kin). Never throws: what is no Access database, or
 * none of such a device, is refused as a whole, with the reason. Lines of the report are rows of the table they name.
 * All rows are in memory at once.
 */
export const readBws = (database: DatabaseRead): BwsFile => {
  const read = bwsTables(database);
  if ('tables' in read) return readRows(read.tables, read.findings);
  return { ...readRows(new Map()), report: [ofWholeFile(read)] };
};

/** The same, with the report line by line. */
export const readBwsRecords = (database: DatabaseRead, say: Say): ImportedRecords => {
  const { report, ...records } = readBws(database);
  report.forEach(say);
  return records;
};
