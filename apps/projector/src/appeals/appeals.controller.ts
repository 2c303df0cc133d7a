import {
  anAppealsAnswer,
  anAppealAnswer,
  anAppealEventsAnswer,
  type AppealsAnswer,
  type AppealAnswer,
  type AppealEventsAnswer,
} from '@app/contract';
import { ArgumentsHost, Catch, Controller, ExceptionFilter, Get, Param, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../../common/src/api-problem';
import { Problem } from '../../../common/src/problem';
import { ProblemFilter } from '../../../common/src/problem.filter';
import { AppealUnknown, type QueryContext, withPage } from '@app/application';
import { GetAppeal, GetAppealEvents, ListAppeals } from './appeal-queries';
import { ContextOf, Paged, TakesAsOf } from '../http/query-context';
import { ApiAnswer } from '../../../common/src/api-answer';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';

/** An appeal that is not there, as a problem. */
@Catch(AppealUnknown)
class AppealFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  catch({ said: message }: AppealUnknown, host: ArgumentsHost): void {
    this.problems.catch(new Problem(404, 'AppealUnknown', message), host);
  }
}

const KEPT = 'it is about a board that is kept from who asks until everybody has played it';

/** Appeals: how far they have come, and what is to be done next. */
@ApiTags('appeals')
@UseFilters(QueryFilter, AppealFilter)
@KnownParameters()
@Controller()
export class AppealQueriesController {
  constructor(private readonly bus: QueryBus) {}

  @Get('sessions/:session/appeals')
  @ApiOperation({ summary: 'Every appeal about a session as it stands.' })
  @ApiAnswer(anAppealsAnswer)
  @ApiProblem(404, 'there is no such session')
  @Paged()
  async list(
    @Param('session') session: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<AppealsAnswer> {
    const answer = await this.bus.execute(new ListAppeals(session, context));
    return withPage(answer, 'appeals', ({ id }) => id, context.page);
  }

  @Get('appeals/:appeal')
  @ApiOperation({ summary: 'An appeal as it stands: its state, committee, votes, decisions, and what is to be done.' })
  @ApiAnswer(anAppealAnswer)
  @ApiProblem(403, KEPT)
  @ApiProblem(404, 'there is no such appeal')
  @TakesAsOf()
  appeal(@Param('appeal') appeal: string, @ContextOf(['asOf']) context: QueryContext): Promise<AppealAnswer> {
    return this.bus.execute(new GetAppeal(appeal, context));
  }

  @Get('appeals/:appeal/events')
  @ApiOperation({ summary: 'All events of the appeal, each with its words.' })
  @ApiAnswer(anAppealEventsAnswer)
  @ApiProblem(403, KEPT)
  @ApiProblem(404, 'there is no such appeal')
  @Paged()
  async events(
    @Param('appeal') appeal: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<AppealEventsAnswer> {
    const answer = await this.bus.execute(new GetAppealEvents(appeal, context));
    return withPage(answer, 'events', ({ revision }) => String(revision), context.page);
  }
}
