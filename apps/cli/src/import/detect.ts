import { extname } from 'node:path';
import { Failure } from '../failure';

export type FileFormat = 'pbn' | 'lin' | 'usebio' | 'ndjson';

const BY_EXTENSION: Readonly<Record<string, FileFormat>> = {
  '.pbn': 'pbn',
  '.lin': 'lin',
  '.xml': 'usebio',
  '.usebio': 'usebio',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
};

/** The format of a file by its name, whatever the case of its letters. */
export const formatOf = (file: string): FileFormat => {
  const format = BY_EXTENSION[extname(file).toLowerCase()];
  if (format) return format;
  throw new Failure(`${file}: unknown kind of file; known are ${Object.keys(BY_EXTENSION).join(', ')}`);
};
