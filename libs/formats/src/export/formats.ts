import { type Message, message } from '@app/bridge';
import type { CsvTable, ScoringForm } from '@app/contract';
import type { Texts } from '@app/messages';
import { NOT_IN_CSV, writeCsv } from '../csv/write-csv';
import { writeJson } from '../json/write-json';
import { NOT_IN_PBN, writePbn } from '../pbn/write-pbn';
import { isForUsebio } from '../usebio/write-event';
import { NOT_IN_USEBIO, writeUsebio } from '../usebio/write-usebio';
import type { Inexpressible } from './losses';
import type { SessionExport } from './session-export';

/** The kinds of files of results that a session is exported as. */
export const EXPORT_FORMATS = ['pbn', 'usebio', 'csv', 'json'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export interface ExportSettings {
  readonly texts: Texts;
  /** Which table a file of CSV has. */
  readonly table: CsvTable;
}

export interface Writer {
  /** Yields the file in pieces; a board is held at a time. */
  readonly write: (session: SessionExport, settings: ExportSettings) => AsyncIterable<string>;
  readonly encoding: 'latin1' | 'utf8';
  /** Whether sessions of a form of scoring can be written. */
  readonly isFor: (form: ScoringForm) => boolean;
  /** What the format has no place for. */
  readonly inexpressible: Inexpressible;
}

const every = (): boolean => true;

export const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  pbn: {
    write: (session, { texts }) => writePbn(session, texts),
    encoding: 'latin1',
    isFor: every,
    inexpressible: NOT_IN_PBN,
  },
  usebio: {
    write: (session, { texts }) => writeUsebio(session, texts),
    encoding: 'utf8',
    isFor: isForUsebio,
    inexpressible: NOT_IN_USEBIO,
  },
  csv: {
    write: (session, { texts, table }) => writeCsv(session, texts, table),
    encoding: 'utf8',
    isFor: every,
    inexpressible: NOT_IN_CSV,
  },
  json: {
    write: writeJson,
    encoding: 'utf8',
    isFor: every,
    inexpressible: {},
  },
};

/** Why sessions of a form of scoring cannot be written in a format; null where they can. */
export const notWritten = (format: ExportFormat, scoring: ScoringForm): Message | null =>
  WRITERS[format].isFor(scoring) ? null : message('export.not-for', { format, scoring });

/** `'pbn'`, in small letters; null for any other text. */
export const exportFormatOf = (text: string): ExportFormat | null =>
  EXPORT_FORMATS.find((format) => format === text) ?? null;
