import type { Texts } from '@app/messages';
import { NOT_IN_PBN, writePbn } from '../pbn/write-pbn';
import type { Inexpressible } from './losses';
import type { SessionExport } from './session-export';

/** The kinds of files of results that a session is exported as. */
export const EXPORT_FORMATS = ['pbn'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface Writer {
  /** Yields the file in pieces; a board is held at a time. */
  readonly write: (session: SessionExport, texts: Texts) => AsyncIterable<string>;
  readonly encoding: 'latin1' | 'utf8';
  readonly mediaType: string;
  readonly ending: string;
  /** What the format has no place for. */
  readonly inexpressible: Inexpressible;
}

export const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  pbn: {
    write: writePbn,
    encoding: 'latin1',
    mediaType: 'application/x-pbn',
    ending: '.pbn',
    inexpressible: NOT_IN_PBN,
  },
};

/** `'pbn'`, in small letters; null for any other text. */
export const exportFormatOf = (text: string): ExportFormat | null =>
  EXPORT_FORMATS.find((format) => format === text) ?? null;
