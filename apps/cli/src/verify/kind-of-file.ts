import { closeSync, openSync, readSync } from 'node:fs';
import { parseNote } from '@app/ledger';
import { CASE_FORMAT } from '@app/contract';

/** What a file is, by what it begins with: of a ledger only that is read. */
export type FileKind = 'ledger' | 'case' | 'evidence' | 'proof' | 'checkpoint' | 'unknown';

const SQLITE = 'SQLite format 3\u0000';
const PROOF = 'c2sp.org/tlog-proof@';
/** A JSON document; which one is told by its members. */
const DOCUMENT = '{';
/** A checkpoint is a few lines and signatures. */
const BEGINNING = 65_536;

/** Also 'ledger' for an empty file and for what cannot be opened: the ledger says best what is the matter with it. */
export const kindOfFile = (file: string): FileKind => {
  const text = beginningOf(file);
  if (text === '' || text.startsWith(SQLITE)) return 'ledger';
  if (text.startsWith(PROOF)) return 'proof';
  if (text.trimStart().startsWith(DOCUMENT)) return text.includes(`"${CASE_FORMAT}"`) ? 'case' : 'evidence';
  return parseNote(text) === undefined ? 'unknown' : 'checkpoint';
};

const beginningOf = (file: string): string => {
  try {
    const opened = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(BEGINNING);
      return bytes.toString('utf8', 0, readSync(opened, bytes));
    } finally {
      closeSync(opened);
    }
  } catch {
    return '';
  }
};
