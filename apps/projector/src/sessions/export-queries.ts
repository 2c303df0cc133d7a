import type { CsvTable, ExportsAnswer } from '@app/contract';
import type { ExportFormat } from '@app/formats';
import { type Language, textsOf } from '@app/messages';
import { Inject } from '@nestjs/common';
import { IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type ExportedFile,
  type QueryContext,
  type QuerySources,
  commandsFile,
  exportsOf,
  resultsFile,
} from '@app/application';
import { QUERY_SOURCES } from '../tokens';

type Asked = Pick<QueryContext, 'principal' | 'asOf'>;

/** As which files a session can be had. */
export class ListExports extends Query<ExportsAnswer> {
  constructor(
    readonly session: string,
    readonly context: Asked,
  ) {
    super();
  }
}

@QueryHandler(ListExports)
export class ListExportsHandler implements IQueryHandler<ListExports> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ session, context }: ListExports): Promise<ExportsAnswer> {
    return exportsOf(this.sources, session, context);
  }
}

/** What of a session is written, and in which language its words are. */
export interface FileChoice {
  readonly format: ExportFormat | 'ndjson';
  readonly table: CsvTable;
  readonly language: Language;
}

/** A session as a file. */
export class GetExport extends Query<ExportedFile> {
  constructor(
    readonly session: string,
    readonly choice: FileChoice,
    readonly context: Asked,
  ) {
    super();
  }
}

@QueryHandler(GetExport)
export class GetExportHandler implements IQueryHandler<GetExport> {
  constructor(@Inject(QUERY_SOURCES) private readonly sources: QuerySources) {}

  execute({ session, choice: { format, table, language }, context }: GetExport): Promise<ExportedFile> {
    if (format === 'ndjson') return commandsFile(this.sources, session, context);
    return resultsFile(this.sources, session, { format, table, texts: textsOf(language) }, context);
  }
}
