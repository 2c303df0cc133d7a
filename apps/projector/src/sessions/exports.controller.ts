import { Readable } from 'node:stream';
import { type CsvTable, type ExportsAnswer, CSV_TABLES, anExportsAnswer } from '@app/contract';
import { EXPORT_FORMATS } from '@app/formats';
import { acceptedLanguage } from '@app/messages';
import { Controller, Get, Headers, Logger, Param, Query, Res, StreamableFile, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import type { ExportedFile, QueryContext } from '@app/application';
import { ApiAnswer } from '../../../common/src/api-answer';
import { ApiProblem } from '../../../common/src/api-problem';
import { httpReason } from '../../../common/src/http-reasons';
import { Problem } from '../../../common/src/problem';
import { KnownParameters } from '../http/known-parameters';
import { ContextOf, TakesAsOf } from '../http/query-context';
import { QueryFilter } from '../http/query.filter';
import { GetExport, ListExports, type FileChoice } from './export-queries';

type Format = FileChoice['format'];

const FORMATS: readonly Format[] = [...EXPORT_FORMATS, 'ndjson'];

const TYPE: Readonly<Record<Format, string>> = {
  pbn: 'text/x-pbn; charset=iso-8859-1',
  usebio: 'application/xml; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
};

const ENDING: Readonly<Record<Format, string>> = {
  pbn: 'pbn',
  usebio: 'xml',
  csv: 'csv',
  json: 'json',
  ndjson: 'ndjson',
};

/** One of the values that there are. Throws a `Problem`. */
const chosen = <T extends string>(name: string, text: unknown, choices: readonly T[]): T => {
  const known = choices.find((one) => one === text);
  if (known !== undefined) return known;
  const shown = typeof text === 'string' ? text : '';
  throw new Problem(
    400,
    'BadParameter',
    httpReason('bad-choice', { name, choices: { list: choices, joined: 'or' }, text: shown }),
  );
};

async function* bytesOf({ pieces, encoding }: ExportedFile): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece, encoding);
}

/** Sessions as files for other programs. */
@ApiTags('sessions')
@UseFilters(QueryFilter)
@KnownParameters()
@ApiProblem(404, 'there is no such session')
@Controller('sessions/:session/exports')
export class ExportsController {
  private readonly logger = new Logger(ExportsController.name);

  constructor(private readonly bus: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'As which files the session can be had, and what each leaves out.' })
  @ApiAnswer(anExportsAnswer)
  @TakesAsOf()
  exports(@Param('session') id: string, @ContextOf(['asOf']) context: QueryContext): Promise<ExportsAnswer> {
    return this.bus.execute(new ListExports(id, context));
  }

  @Get(':format')
  @ApiOperation({
    summary: 'The session as a file, as far as the caller may see it; the same as `ledger export` writes.',
    description:
      'It is written board by board as it is sent: a connection that ends before its last chunk has not brought all of it. ' +
      'Words in it are in the language that Accept-Language prefers.',
  })
  @ApiParam({ name: 'format', schema: { type: 'string', enum: [...FORMATS] } })
  @ApiQuery({
    name: 'table',
    required: false,
    description: `of csv; ${CSV_TABLES[0]} where left out`,
    schema: { type: 'string', enum: [...CSV_TABLES] },
  })
  @ApiProduces(...Object.values(TYPE).map((type) => type.split(';', 1).join('')))
  @ApiOkResponse({
    content: Object.fromEntries(
      Object.values(TYPE).map((type) => [
        type.split(';', 1).join(''),
        { schema: { type: 'string', format: 'binary' } },
      ]),
    ),
  })
  @ApiProblem(400, 'no such format, or no such table')
  @ApiProblem(403, 'commands are for those who see everything')
  @ApiProblem(409, 'there is no such file of sessions with this form of scoring')
  @TakesAsOf()
  async file(
    @Param('session') id: string,
    @Param('format') format: string,
    @ContextOf(['asOf']) context: QueryContext,
    @Headers('accept-language') preferred: string | undefined,
    @Res({ passthrough: true }) response: Response,
    @Query('table') table: unknown = CSV_TABLES[0],
  ): Promise<StreamableFile> {
    const choice = {
      format: chosen('format', format, FORMATS),
      table: chosen<CsvTable>('table', table, CSV_TABLES),
      language: acceptedLanguage(preferred),
    };
    const file = await this.bus.execute(new GetExport(id, choice, context));
    const name = choice.format === 'csv' ? `${id}-${choice.table}` : id;
    response.attachment(`${name}.${ENDING[choice.format]}`).type(TYPE[choice.format]);
    response.vary('Accept-Language');
    return new StreamableFile(Readable.from(bytesOf(file)))
      .setErrorLogger((error) => this.logger.error(error.stack))
      .setErrorHandler(() => response.destroy());
  }
}
