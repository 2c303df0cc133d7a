import { aBoardEventsAnswer, type BoardEventsAnswer, aBoardAnswer, type BoardAnswer } from '@app/contract';
import { Controller, Get, Param, Query, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../../common/src/api-problem';
import { type QueryContext, withPage } from '@app/application';
import { GetBoardAt, GetBoardEvents } from './board-queries';
import { ApiAnswer } from '../../../common/src/api-answer';
import { ContextOf, Paged, TakesAsOf } from '../http/query-context';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';

/** Boards, event by event. */
@ApiTags('boards')
@ApiParam({
  name: 'board',
  description: 'SESSION.TABLE.BOARD, with .ATTEMPT for a replay: demo.1.3',
  schema: { type: 'string' },
})
@ApiProblem(400, 'not the name of a board, or no moment of it')
@ApiProblem(403, 'the board is kept from who asks until everybody has played it')
@ApiProblem(404, 'there is no such board')
@UseFilters(QueryFilter)
@KnownParameters()
@Controller('boards')
export class BoardQueriesController {
  constructor(private readonly bus: QueryBus) {}

  @Get(':board')
  @ApiOperation({ summary: 'The board after its first N events.' })
  @ApiQuery({
    name: 'at',
    required: false,
    description: 'N, from 0; all events where left out',
    schema: { type: 'integer', minimum: 0 },
  })
  @ApiAnswer(aBoardAnswer)
  @TakesAsOf()
  board(
    @Param('board') board: string,
    @ContextOf(['asOf']) context: QueryContext,
    @Query('at') at?: string,
  ): Promise<BoardAnswer> {
    return this.bus.execute(new GetBoardAt(board, at, context));
  }

  @Get(':board/events')
  @ApiOperation({ summary: 'All events of the board, each with its words.' })
  @ApiAnswer(aBoardEventsAnswer)
  @Paged()
  async events(
    @Param('board') board: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<BoardEventsAnswer> {
    const answer = await this.bus.execute(new GetBoardEvents(board, context));
    return withPage(answer, 'events', ({ revision }) => String(revision), context.page);
  }
}
