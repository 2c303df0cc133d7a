import { type Infer, anyText, listOf, named, nullable, object, oneOf, says } from '../schema/schema';
import { aMessage, aPosition } from './values';

/** As which files a session can be had. */

/** The forms of files that a session is exported in. */
const FILE_FORMS = ['pbn', 'usebio', 'csv', 'json', 'ndjson'] as const;

/** The tables of which a file of CSV has one. */
export const CSV_TABLES = ['travellers', 'ranking', 'personal'] as const;
export type CsvTable = (typeof CSV_TABLES)[number];

const aFileForm = named(
  'FileForm',
  object({
    format: oneOf(...FILE_FORMS),
    tables: says('of which one is chosen; none where a file has everything', listOf(oneOf(...CSV_TABLES))),
    why: says('why the caller cannot have the file; null where it can be had', nullable(aMessage)),
    losses: says('what the file leaves out, or has in words alone', listOf(aMessage)),
  }),
);
export type FileForm = Infer<typeof aFileForm>;

export const anExportsAnswer = named(
  'ExportsAnswer',
  object({ position: aPosition, id: anyText, forms: listOf(aFileForm) }),
);
export type ExportsAnswer = Infer<typeof anExportsAnswer>;
