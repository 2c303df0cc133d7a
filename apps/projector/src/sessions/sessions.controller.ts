import {
  aSessionsAnswer,
  aSessionAnswer,
  aSessionEventsAnswer,
  aBoardsAnswer,
  aSectionsAnswer,
  aStandingsAnswer,
  aTravellersAnswer,
  aMatchesAnswer,
  type SessionsAnswer,
  type SessionAnswer,
  type SessionEventsAnswer,
  type BoardsAnswer,
  type SectionsAnswer,
  type StandingsAnswer,
  type TravellersAnswer,
  type MatchesAnswer,
} from '@app/contract';
import { Controller, Get, Param, Query, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../../common/src/api-problem';
import { Problem } from '../../../common/src/problem';
import { type QueryContext, withPage } from '@app/application';
import { AskSession, GetSessionEvents, ListSessions } from './session-queries';
import { ApiAnswer } from '../../../common/src/api-answer';
import { AfterRound, ContextOf, Paged, TakesAfterRound, TakesAsOf } from '../http/query-context';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';
import { httpReason } from '../../../common/src/http-reasons';

const UNKNOWN = 'there is no such session';

/** Whether a ranking is asked for of the stage, or of the session alone. */
const standingsOf = (of: unknown): 'standings' | 'ownStandings' => {
  if (of === undefined || of === 'stage') return 'standings';
  if (of === 'session') return 'ownStandings';
  throw new Problem(400, 'BadExtent', httpReason('bad-extent'));
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
  @ApiAnswer(aSessionsAnswer)
  @Paged()
  async list(@ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext): Promise<SessionsAnswer> {
    const answer = await this.bus.execute(new ListSessions(context));
    return withPage(answer, 'sessions', ({ id }) => id, context.page);
  }

  @Get(':session')
  @ApiOperation({ summary: 'A session as it is set up, and the names of those who take part.' })
  @ApiAnswer(aSessionAnswer)
  @ApiProblem(404, UNKNOWN)
  @TakesAsOf()
  session(@Param('session') id: string, @ContextOf(['asOf']) context: QueryContext): Promise<SessionAnswer> {
    return this.bus.execute(new AskSession('session', id, context));
  }

  @Get(':session/events')
  @ApiOperation({ summary: 'Every event of the session itself, with what it says in words; not those of its boards.' })
  @ApiAnswer(aSessionEventsAnswer)
  @ApiProblem(404, UNKNOWN)
  @Paged()
  async events(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<SessionEventsAnswer> {
    const answer = await this.bus.execute(new GetSessionEvents(id, context));
    return withPage(answer, 'events', ({ revision }) => String(revision), context.page);
  }

  @Get(':session/boards')
  @ApiOperation({ summary: 'Every board at every table with its result; no cards, no calls.' })
  @ApiAnswer(aBoardsAnswer)
  @ApiProblem(404, UNKNOWN)
  @Paged()
  async boards(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<BoardsAnswer> {
    const answer = await this.bus.execute(new AskSession('boards', id, context));
    return withPage(answer, 'boards', (doc) => doc.id, context.page);
  }

  @Get(':session/sections')
  @ApiOperation({ summary: 'The sections: who plays in them, at which tables, which boards, and in which rounds.' })
  @ApiAnswer(aSectionsAnswer)
  @ApiProblem(404, UNKNOWN)
  @Paged()
  async sections(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<SectionsAnswer> {
    const answer = await this.bus.execute(new AskSession('sections', id, context));
    return withPage(answer, 'sections', ({ section }) => section, context.page);
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
  @TakesAfterRound()
  @ApiAnswer(aStandingsAnswer)
  @ApiProblem(400, 'neither stage nor session')
  @TakesAsOf()
  standings(
    @Param('session') id: string,
    @ContextOf(['asOf']) context: QueryContext,
    @AfterRound(['afterRound']) afterRound: string | null,
    @Query('of') of?: unknown,
  ): Promise<StandingsAnswer> {
    return this.bus.execute(new AskSession(standingsOf(of), id, context, afterRound));
  }

  @Get(':session/travellers')
  @ApiOperation({ summary: 'All results of each board, compared with each other.' })
  @ApiAnswer(aTravellersAnswer)
  @ApiProblem(404, UNKNOWN)
  @Paged()
  async travellers(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<TravellersAnswer> {
    const answer = await this.bus.execute(new AskSession('travellers', id, context));
    return withPage(answer, 'travellers', ({ board, section }) => `${section}/${board}`, context.page);
  }

  @Get(':session/matches')
  @ApiOperation({
    summary: 'Matches of teams, board by board, with both rooms; of a knock-out, who is ahead or has won.',
  })
  @ApiAnswer(aMatchesAnswer)
  @ApiProblem(404, UNKNOWN)
  @Paged()
  async matches(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<MatchesAnswer> {
    const answer = await this.bus.execute(new AskSession('matches', id, context));
    return withPage(answer, 'matches', ({ section, match }) => `${section}/${match}`, context.page);
  }
}
