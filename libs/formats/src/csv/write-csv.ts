import type { CsvTable } from '@app/contract';
import type { Texts } from '@app/messages';
import type { Inexpressible } from '../export/losses';
import type { SessionExport } from '../export/session-export';
import { rankingTable } from './ranking';
import { personalTable, travellersTable } from './results';

/** The tables of a session; a file of CSV has one of them. */
const TABLES: Readonly<Record<CsvTable, (session: SessionExport, texts: Texts) => Iterable<string>>> = {
  travellers: travellersTable,
  ranking: rankingTable,
  personal: personalTable,
};

/** What these tables have no column for; CSV has no comments that could tell it. */
export const NOT_IN_CSV: Inexpressible = {
  'artificial-scores': 'words',
  'assigned-scores': 'words',
  auctions: 'left-out',
  conditions: 'left-out',
  'graded-scores': 'words',
  irregularities: 'left-out',
  layers: 'left-out',
  penalties: 'left-out',
  'replaced-attempts': 'left-out',
  rulings: 'left-out',
  'split-scores': 'words',
  'weighted-scores': 'words',
  'withdrawn-boards': 'left-out',
};

/** A table of a session as CSV (RFC 4180) in UTF-8, line by line; the columns are those of `docs/export.md`. */
export async function* writeCsv(session: SessionExport, texts: Texts, table: CsvTable): AsyncGenerator<string> {
  for (const line of TABLES[table](session, texts)) yield await Promise.resolve(line);
}
