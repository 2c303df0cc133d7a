import { aCaseFile } from '@app/contract';
import { acceptedLanguage, textsOf } from '@app/messages';
import {
  ArgumentsHost,
  Catch,
  Controller,
  ExceptionFilter,
  Get,
  Headers,
  Param,
  Query,
  Res,
  UseFilters,
} from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { type CaseFile, caseFilePage } from '@app/formats';
import type { Response } from 'express';
import { contentOf } from '../../../common/src/api-answer';
import { ApiProblem } from '../../../common/src/api-problem';
import { Problem } from '../../../common/src/problem';
import { ProblemFilter } from '../../../common/src/problem.filter';
import { AppealUnknown, type QueryContext, CaseProblem } from '@app/application';
import { GetAppealCase } from './case-query';
import { ContextOf, TakesAsOf } from '../http/query-context';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';
import { httpReason } from '../../../common/src/http-reasons';

/** A case that is not there, as a problem. */
@Catch(CaseProblem, AppealUnknown)
class CaseFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  catch(error: CaseProblem | AppealUnknown, host: ArgumentsHost): void {
    const code = error instanceof CaseProblem ? error.code : 'AppealUnknown';
    this.problems.catch(new Problem(code === 'BadCase' ? 400 : 404, code, error.said), host);
  }
}

/** The page has its styles written into it, and nothing else. */
const PAGE_ONLY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Everything that a committee needs to decide an appeal, in one document. */
@ApiTags('appeals')
@ApiProblem(404, 'there is no such appeal')
@UseFilters(QueryFilter, CaseFilter)
@KnownParameters()
@Controller('appeals/:appeal/case')
export class AppealCaseController {
  constructor(private readonly bus: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'The case file of an appeal: a document for machines, or a page to read and print.' })
  @ApiParam({ name: 'appeal', description: 'a1', schema: { type: 'string' } })
  @ApiQuery({
    name: 'format',
    required: false,
    description: 'case, a JSON document, where left out; html, one page in the language that Accept-Language prefers',
    schema: { type: 'string', enum: ['case', 'html'] },
  })
  @ApiProduces('application/json', 'text/html')
  @ApiOkResponse({
    description: 'the case file as `ledger export --format case` writes it, or its page',
    content: {
      ...contentOf(aCaseFile),
      'text/html': { schema: { type: 'string' } },
    },
  })
  @ApiProblem(400, 'a format that there is not')
  @ApiProblem(403, 'boards are kept from who asks: while the session is played, only a committee has the case')
  @TakesAsOf()
  async case(
    @Param('appeal') appeal: string,
    @ContextOf(['asOf']) context: QueryContext,
    @Res({ passthrough: true }) response: Response,
    @Headers('accept-language') preferred: string | undefined,
    @Query('format') format: unknown = 'case',
  ): Promise<CaseFile | string> {
    if (format !== 'case' && format !== 'html') throw new Problem(400, 'BadFormat', httpReason('bad-format'));
    const file = await this.bus.execute(new GetAppealCase(appeal, context));
    if (format === 'case') return file;
    const language = acceptedLanguage(preferred);
    response.type('html').set({ 'Content-Security-Policy': PAGE_ONLY, 'Content-Language': language });
    response.vary('Accept-Language');
    return caseFilePage(file, textsOf(language));
  }
}
