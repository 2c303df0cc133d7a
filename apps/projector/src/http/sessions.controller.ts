import { Controller, Get, Param, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../../common/src/api-problem';
import { AskSession, ListSessions } from '../queries/ask-session';
import type { SessionAnswers } from '../queries/session-queries';
import { BOARDS_ANSWER, SESSIONS_ANSWER, SESSION_ANSWER, STANDINGS_ANSWER, TRAVELLERS_ANSWER } from './session-answers';
import { QueryFilter } from './query.filter';

const UNKNOWN = 'there is no such session';

/** Sessions, their boards, travellers and rankings. */
@ApiTags('sessions')
@UseFilters(QueryFilter)
@Controller('sessions')
export class SessionQueriesController {
  constructor(private readonly bus: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'All sessions.' })
  @ApiOkResponse({ schema: SESSIONS_ANSWER })
  list(): Promise<SessionAnswers['list']> {
    return this.bus.execute(new ListSessions());
  }

  @Get(':session')
  @ApiOperation({ summary: 'A session as it is set up, and the names of those who take part.' })
  @ApiOkResponse({ schema: SESSION_ANSWER })
  @ApiProblem(404, UNKNOWN)
  session(@Param('session') id: string): Promise<SessionAnswers['session']> {
    return this.bus.execute(new AskSession('session', id));
  }

  @Get(':session/boards')
  @ApiOperation({ summary: 'Every board at every table with its result; no cards, no calls.' })
  @ApiOkResponse({ schema: BOARDS_ANSWER })
  @ApiProblem(404, UNKNOWN)
  boards(@Param('session') id: string): Promise<SessionAnswers['boards']> {
    return this.bus.execute(new AskSession('boards', id));
  }

  @Get(':session/standings')
  @ApiOperation({ summary: 'The ranking as it stands.' })
  @ApiOkResponse({ schema: STANDINGS_ANSWER })
  @ApiProblem(404, UNKNOWN)
  standings(@Param('session') id: string): Promise<SessionAnswers['standings']> {
    return this.bus.execute(new AskSession('standings', id));
  }

  @Get(':session/travellers')
  @ApiOperation({ summary: 'All results of each board, compared with each other.' })
  @ApiOkResponse({ schema: TRAVELLERS_ANSWER })
  @ApiProblem(404, UNKNOWN)
  travellers(@Param('session') id: string): Promise<SessionAnswers['travellers']> {
    return this.bus.execute(new AskSession('travellers', id));
  }
}
