import type { Message } from '@app/bridge';
import { type CsvTable, type ExportsAnswer, type FileForm, CSV_TABLES } from '@app/contract';
import { seesEverything } from '@app/documents';
import {
  type ExportFormat,
  type SessionExport,
  COMMANDS_LEAVE_OUT,
  COMMANDS_WITHHELD,
  EXPORT_FORMATS,
  WRITERS,
  lossMessage,
  lossesOf,
  notWritten,
  writeNdjson,
} from '@app/formats';
import type { RecordedEvent } from '@app/ledger';
import type { Texts } from '@app/messages';
import type { QueryContext } from '../access/query-context';
import { QueryRefusal } from '../access/query-refusal';
import { isIn } from '../access/visible-records';
import { recordedCommands } from './session-commands';
import { visibleExport } from './session-export';
import type { QuerySources } from './sources';

type Sources = Pick<QuerySources, 'log' | 'views' | 'unsealed'>;
type Context = Pick<QueryContext, 'principal' | 'asOf'>;

/** A file of a session, in pieces. */
export interface ExportedFile {
  readonly pieces: AsyncIterable<string>;
  readonly encoding: 'latin1' | 'utf8';
}

const whyNoCommands = ({ principal }: Context): Message | null =>
  seesEverything(principal) ? null : COMMANDS_WITHHELD;

const formOf = (format: ExportFormat, session: SessionExport): FileForm => ({
  format,
  tables: format === 'csv' ? [...CSV_TABLES] : [],
  why: notWritten(format, session.session.scoring),
  losses: lossesOf(session, WRITERS[format].inexpressible).map(lossMessage),
});

/** As which files a caller can have a session, and what each leaves out. Throws as `visibleExport`. */
export const exportsOf = async (sources: Sources, id: string, context: Context): Promise<ExportsAnswer> => {
  const { session, view } = await visibleExport(sources, id, context);
  const commands: FileForm = {
    format: 'ndjson',
    tables: [],
    why: whyNoCommands(context),
    losses: [COMMANDS_LEAVE_OUT],
  };
  return {
    position: view.documents.position(),
    id,
    forms: [...EXPORT_FORMATS.map((format) => formOf(format, session)), commands],
  };
};

/**
 * A session as a file of results, as a caller may see it. Throws as `visibleExport`, and a `QueryRefusal` where its form of
 * scoring has no such file.
 */
export const resultsFile = async (
  sources: Sources,
  id: string,
  { format, table, texts }: { readonly format: ExportFormat; readonly table: CsvTable; readonly texts: Texts },
  context: Context,
): Promise<ExportedFile> => {
  const { session } = await visibleExport(sources, id, context);
  const why = notWritten(format, session.session.scoring);
  if (why) throw new QueryRefusal('NoSuchFile', why);
  const { write, encoding } = WRITERS[format];
  return { pieces: write(session, { texts, table }), encoding };
};

/** The commands that rebuild a session, for those who see everything. Throws as `visibleExport`, and a `QueryRefusal`. */
export const commandsFile = async (sources: Sources, id: string, context: Context): Promise<ExportedFile> => {
  const why = whyNoCommands(context);
  if (why) throw new QueryRefusal('NotAuthorised', why);
  const view = await sources.views.open(context, id);
  view.queries.session(id);
  // Whoever asks is told beforehand, by the list of files: how many there are is known at the end alone.
  const untold = (): void => undefined;
  const reading = { unsealed: sources.unsealed, lost: untold, isRead: (event: RecordedEvent) => isIn(event, view) };
  return { pieces: writeNdjson(recordedCommands(sources.log, id, reading), untold), encoding: 'utf8' };
};
