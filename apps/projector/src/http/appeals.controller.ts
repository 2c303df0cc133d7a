import { ArgumentsHost, Catch, Controller, ExceptionFilter, Get, Param, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../../common/src/api-problem';
import { Problem } from '../../../common/src/problem';
import { ProblemFilter } from '../../../common/src/problem.filter';
import type { AppealAnswer, AppealEventsAnswer, AppealsAnswer } from '../queries/ask-appeals';
import { AppealUnknown, GetAppeal, GetAppealEvents, ListAppeals } from '../queries/ask-appeals';
import { APPEALS_ANSWER, APPEAL_ANSWER, APPEAL_EVENTS_ANSWER } from './appeal-answers';
import { KnownParameters } from './known-parameters';
import { QueryFilter } from './query.filter';

/** An appeal that is not there, as a problem. */
@Catch(AppealUnknown)
class AppealFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  catch({ message }: AppealUnknown, host: ArgumentsHost): void {
    this.problems.catch(new Problem(404, 'AppealUnknown', message), host);
  }
}

/** Appeals: how far they have come, and what is to be done next. */
@ApiTags('appeals')
@UseFilters(QueryFilter, AppealFilter)
@KnownParameters()
@Controller()
export class AppealQueriesController {
  constructor(private readonly bus: QueryBus) {}

  @Get('sessions/:session/appeals')
  @ApiOperation({ summary: 'Every appeal about a session as it stands.' })
  @ApiOkResponse({ schema: APPEALS_ANSWER })
  @ApiProblem(404, 'there is no such session')
  list(@Param('session') session: string): Promise<AppealsAnswer> {
    return this.bus.execute(new ListAppeals(session));
  }

  @Get('appeals/:appeal')
  @ApiOperation({ summary: 'An appeal as it stands: its state, committee, votes, decisions, and what is to be done.' })
  @ApiOkResponse({ schema: APPEAL_ANSWER })
  @ApiProblem(404, 'there is no such appeal')
  appeal(@Param('appeal') appeal: string): Promise<AppealAnswer> {
    return this.bus.execute(new GetAppeal(appeal));
  }

  @Get('appeals/:appeal/events')
  @ApiOperation({ summary: 'All events of the appeal, each with its words.' })
  @ApiOkResponse({ schema: APPEAL_EVENTS_ANSWER })
  @ApiProblem(404, 'there is no such appeal')
  events(@Param('appeal') appeal: string): Promise<AppealEventsAnswer> {
    return this.bus.execute(new GetAppealEvents(appeal));
  }
}
