import { Controller, Get, Param, Query, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../../common/src/api-problem';
import { Problem } from '../../../common/src/problem';
import type { SessionEvents } from '../queries/ask-session';
import { AskSession, GetSessionEvents, ListSessions } from '../queries/ask-session';
import type { SessionAnswers } from '../queries/session-queries';
import { SESSION_EVENTS_ANSWER } from './event-answers';
import { KnownParameters } from './known-parameters';
import { MATCHES_ANSWER } from './match-answers';
import { QueryFilter } from './query.filter';
import { BOARDS_ANSWER, SESSIONS_ANSWER, SESSION_ANSWER, STANDINGS_ANSWER, TRAVELLERS_ANSWER } from './session-answers';

const UNKNOWN = 'there is no such session';

/** Whether a ranking is asked for of the stage, or of the session alone. */
const standingsOf = (of: unknown): 'standings' | 'ownStandings' => {
  if (of === undefined || of === 'stage') return 'standings';
  if (of === 'session') return 'ownStandings';
  throw new Problem(400, 'BadExtent', 'of: stage or session');
};

/** Sessions, their boards, travellers, matches and rankings. */
@ApiTags('sessions')
@UseFilters(QueryFilter)
@KnownParameters()
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

  @Get(':session/events')
  @ApiOperation({ summary: 'Every event of the session itself, with what it says in words; not those of its boards.' })
  @ApiOkResponse({ schema: SESSION_EVENTS_ANSWER })
  @ApiProblem(404, UNKNOWN)
  events(@Param('session') id: string): Promise<SessionEvents> {
    return this.bus.execute(new GetSessionEvents(id));
  }

  @Get(':session/boards')
  @ApiOperation({ summary: 'Every board at every table with its result; no cards, no calls.' })
  @ApiOkResponse({ schema: BOARDS_ANSWER })
  @ApiProblem(404, UNKNOWN)
  boards(@Param('session') id: string): Promise<SessionAnswers['boards']> {
    return this.bus.execute(new AskSession('boards', id));
  }

  @Get(':session/standings')
  @ApiOperation({
    summary: 'The ranking of the stage that the session is part of, as it stands; or of the session alone.',
  })
  @ApiQuery({
    name: 'of',
    required: false,
    description: 'over all sessions of the stage where left out; a session of no contest is a stage of its own',
    schema: { type: 'string', enum: ['stage', 'session'] },
  })
  @ApiOkResponse({ schema: STANDINGS_ANSWER })
  @ApiProblem(400, 'neither stage nor session')
  @ApiProblem(404, UNKNOWN)
  standings(@Param('session') id: string, @Query('of') of?: unknown): Promise<SessionAnswers['standings']> {
    return this.bus.execute(new AskSession(standingsOf(of), id));
  }

  @Get(':session/travellers')
  @ApiOperation({ summary: 'All results of each board, compared with each other.' })
  @ApiOkResponse({ schema: TRAVELLERS_ANSWER })
  @ApiProblem(404, UNKNOWN)
  travellers(@Param('session') id: string): Promise<SessionAnswers['travellers']> {
    return this.bus.execute(new AskSession('travellers', id));
  }

  @Get(':session/matches')
  @ApiOperation({
    summary: 'Matches of teams, board by board, with both rooms; of a knock-out, who is ahead or has won.',
  })
  @ApiOkResponse({ schema: MATCHES_ANSWER })
  @ApiProblem(404, UNKNOWN)
  matches(@Param('session') id: string): Promise<SessionAnswers['matches']> {
    return this.bus.execute(new AskSession('matches', id));
  }
}
