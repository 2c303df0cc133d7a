import { extname } from 'node:path';
import { type ResultsFormat, RESULTS_FORMATS, isAccessDatabase } from '@app/formats';
import { Failure, UsageError } from '../failure';
import { commandText } from './import-texts';

const FILE_FORMATS = [...RESULTS_FORMATS, 'ndjson'] as const;
type FileFormat = (typeof FILE_FORMATS)[number];

/** The endings of the names of each kind of file. */
const ENDINGS: Readonly<Record<FileFormat, readonly string[]>> = {
  pbn: ['.pbn'],
  lin: ['.lin'],
  usebio: ['.xml', '.usebio'],
  bws: ['.bws'],
  ndjson: ['.ndjson', '.jsonl'],
};

/**
 * The format of a file: a database by its first bytes, whatever it is called; any other by its name, whatever the case
 * of its letters.
 * @param start its first bytes, as many as are known
 */
export const formatOf = (file: string, start: Uint8Array = new Uint8Array()): FileFormat => {
  if (isAccessDatabase(start)) return 'bws';
  const ending = extname(file).toLowerCase();
  const format = FILE_FORMATS.find((one) => ENDINGS[one].includes(ending));
  if (format) return format;
  throw new UsageError(commandText('unknown-kind', { file, endings: { list: Object.values(ENDINGS).flat() } }));
};

const START = 2048;

/** What a file is by the look of its beginning; null where that says nothing. */
const lookOf = (bytes: Uint8Array): string | null => {
  if (isAccessDatabase(bytes)) return 'Access';
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return 'UTF16';
  const start = new TextDecoder('latin1')
    .decode(bytes.subarray(0, START))
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  if (start.startsWith('<')) return 'XML';
  if (/^(?:lin=|https?:|[a-z]{2}\|)/i.test(start)) return 'LIN';
  if (/^(?:%[^\n]*\s*|;[^\n]*\s*|\{[^}]*\}\s*)*\[\s*[A-Za-z]+\s*"/.test(start)) return 'PBN';
  return null;
};

/** What each format may look like; USEBIO in UTF-16 is XML that says so itself. */
const LOOKS: Readonly<Record<ResultsFormat, readonly string[]>> = {
  pbn: ['PBN'],
  lin: ['LIN'],
  usebio: ['XML', 'UTF16'],
  bws: ['Access'],
};

/** Refuses a file that is plainly of another kind than its name says. */
export const refuseOtherKind = (file: string, format: ResultsFormat, bytes: Uint8Array): void => {
  const look = lookOf(bytes);
  if (look === null || LOOKS[format].includes(look)) return;
  throw new Failure(commandText('other-kind', { file, look, format: format.toUpperCase() }));
};
