import { extname } from 'node:path';
import { type ResultsFormat, RESULTS_FORMATS, isAccessDatabase } from '@app/formats';
import { Failure, UsageError } from '../failure';
import { commandText } from './import-texts';

const FILE_FORMATS = [...RESULTS_FORMATS, 'ndjson'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** The endings of the names of each kind of file. */
const ENDINGS: Readonly<Record<FileFormat, readonly string[]>> = {
  pbn: ['.pbn'],
  lin: ['.lin'],
  usebio: ['.xml', '.usebio'],
  bws: ['.bws'],
  ndjson: ['.ndjson', '.jsonl'],
};

/** How many bytes of a file's beginning are looked at. */
export const START_LENGTH = 2048;
const ZIP: readonly number[] = [0x50, 0x4b, 0x03, 0x04];

/** Whether a file is a ZIP archive by its first bytes. */
export const isArchive = (start: Uint8Array): boolean => ZIP.every((byte, nth) => start[nth] === byte);

const isUtf16 = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

const decodedStart = (bytes: Uint8Array): string => {
  const encoding = isUtf16(bytes) ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'latin1';
  return new TextDecoder(encoding)
    .decode(bytes.subarray(0, START_LENGTH))
    .replace(/^(?:\u00ef\u00bb\u00bf|\ufeff)/, '')
    .trimStart();
};

/** What a file is by its first bytes; null where these say nothing. */
const lookOf = (bytes: Uint8Array): FileFormat | null => {
  if (isAccessDatabase(bytes)) return 'bws';
  const start = decodedStart(bytes);
  if (start.startsWith('<')) return 'usebio';
  if (/^(?:lin=|https?:|[a-z]{2}\|)/i.test(start)) return 'lin';
  if (/^(?:%[^\n]*\s*|;[^\n]*\s*|\{[^}]*\}\s*)*\[\s*[A-Za-z]+\s*"/.test(start)) return 'pbn';
  if (/^\{\s*"/.test(start)) return 'ndjson';
  return null;
};

/** What a file is by the ending of its name, whatever the case of its letters; null where that says nothing. */
const namedAs = (file: string): FileFormat | null => {
  const ending = extname(file).toLowerCase();
  return FILE_FORMATS.find((one) => ENDINGS[one].includes(ending)) ?? null;
};

/** Only XML says itself that it is UTF-16. */
const refuseUtf16 = (file: string, start: Uint8Array, format: FileFormat): void => {
  if (!isUtf16(start) || format === 'usebio') return;
  throw new Failure(commandText('other-kind', { file, format: format.toUpperCase() }));
};

/**
 * The format of a file: by its first bytes, whatever it is called; by its name where these say nothing.
 * @param start its first bytes, as many as are known
 * @returns null where neither says what it is
 * Throws a `Failure` for text in UTF-16.
 */
export const formatFound = (file: string, start: Uint8Array): FileFormat | null => {
  const format = lookOf(start) ?? namedAs(file);
  if (format) refuseUtf16(file, start, format);
  return format;
};

/** The same of a file that somebody named; throws a `UsageError` for what is no kind of file that is known. */
export const formatOf = (file: string, start: Uint8Array = new Uint8Array()): FileFormat => {
  const format = formatFound(file, start);
  if (format) return format;
  throw new UsageError(commandText('unknown-kind', { file, endings: { list: Object.values(ENDINGS).flat() } }));
};

/** Whether a file of this kind holds results, and no commands. */
export const isResults = (format: FileFormat): format is ResultsFormat => format !== 'ndjson';
