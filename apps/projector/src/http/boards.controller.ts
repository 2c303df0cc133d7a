import { Controller, Get, Param, Query, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../../common/src/api-problem';
import { type QueryContext, type BoardAt, type BoardEvents, withPage } from '@app/application';
import { GetBoardAt, GetBoardEvents } from '../queries/board-queries';
import { ApiAnswer } from './api-answer';
import * as examples from './examples/boards';
import { BOARD_ANSWER } from './board-answers';
import { BOARD_EVENTS_ANSWER } from './event-answers';
import { ContextOf, Paged, TakesAsOf } from './query-context';
import { KnownParameters } from './known-parameters';
import { QueryFilter } from './query.filter';

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
  @ApiAnswer(BOARD_ANSWER, examples.BOARD)
  @TakesAsOf()
  board(
    @Param('board') board: string,
    @ContextOf(['asOf']) context: QueryContext,
    @Query('at') at?: string,
  ): Promise<BoardAt> {
    return this.bus.execute(new GetBoardAt(board, at, context));
  }

  @Get(':board/events')
  @ApiOperation({ summary: 'All events of the board, each with its words.' })
  @ApiAnswer(BOARD_EVENTS_ANSWER, examples.BOARD_EVENTS)
  @Paged()
  async events(
    @Param('board') board: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<BoardEvents & { readonly next: string | null }> {
    const answer = await this.bus.execute(new GetBoardEvents(board, context));
    return withPage(answer, 'events', ({ revision }) => String(revision), context.page);
  }
}
