import { Controller, Get, Param, Query, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { isInstant } from '@app/session';
import { ApiProblem } from '../../../common/src/api-problem';
import { Problem } from '../../../common/src/problem';
import { AskDeadlines, AskSession } from '../queries/ask-session';
import type { SessionAnswers } from '../queries/session-queries';
import { CARRY_OVER_ANSWER, DEADLINES_ANSWER, LINE_UPS_ANSWER, PENALTIES_ANSWER } from './after-play-answers';
import { KnownParameters } from './known-parameters';
import { QueryFilter } from './query.filter';
import { RULINGS_ANSWER } from './ruling-answers';

const momentOf = (at: unknown): string | null => {
  if (at === undefined) return null;
  if (isInstant(at)) return at;
  throw new Problem(400, 'BadInstant', 'at: an instant like 2026-02-01T19:30:00Z; the + of an offset is written %2B');
};

/** What a person has to decide on, or has decided: rulings, penalties, deadlines, line-ups, carry-over. */
@ApiTags('sessions')
@ApiProblem(404, 'there is no such session')
@UseFilters(QueryFilter)
@KnownParameters()
@Controller('sessions/:session')
export class AfterPlayController {
  constructor(private readonly bus: QueryBus) {}

  @Get('penalties')
  @ApiOperation({
    summary: 'Penalties and warnings that stand, and what the regulations foresee for the facts on record.',
  })
  @ApiOkResponse({ schema: PENALTIES_ANSWER })
  penalties(@Param('session') id: string): Promise<SessionAnswers['penalties']> {
    return this.bus.execute(new AskSession('penalties', id));
  }

  @Get('rulings')
  @ApiOperation({ summary: 'All rulings about boards, what has become of them, and which are to be looked at again.' })
  @ApiOkResponse({ schema: RULINGS_ANSWER })
  rulings(@Param('session') id: string): Promise<SessionAnswers['rulings']> {
    return this.bus.execute(new AskSession('rulings', id));
  }

  @Get('deadlines')
  @ApiOperation({
    summary: 'Until when scores are put right, and calls and appeals made; what of it is open at a moment.',
  })
  @ApiQuery({
    name: 'at',
    required: false,
    description: 'the moment, 2026-02-01T19:30:00Z; the + of an offset is written %2B',
    schema: { type: 'string', format: 'date-time' },
  })
  @ApiOkResponse({ schema: DEADLINES_ANSWER })
  @ApiProblem(400, 'not an instant')
  deadlines(@Param('session') id: string, @Query('at') at?: unknown): Promise<SessionAnswers['deadlines']> {
    return this.bus.execute(new AskDeadlines(id, momentOf(at)));
  }

  @Get('carry-over')
  @ApiOperation({
    summary: 'What would be carried over from the stage that the conditions name; a person records it.',
  })
  @ApiOkResponse({ schema: CARRY_OVER_ANSWER })
  carryOver(@Param('session') id: string): Promise<SessionAnswers['carryOver']> {
    return this.bus.execute(new AskSession('carryOver', id));
  }

  @Get('line-up-findings')
  @ApiOperation({ summary: 'Line-ups and seatings that the conditions of contest or the regulations do not let.' })
  @ApiOkResponse({ schema: LINE_UPS_ANSWER })
  lineUpFindings(@Param('session') id: string): Promise<SessionAnswers['lineUpFindings']> {
    return this.bus.execute(new AskSession('lineUpFindings', id));
  }
}
