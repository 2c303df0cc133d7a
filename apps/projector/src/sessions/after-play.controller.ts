import {
  aPenaltiesAnswer,
  aRulingsAnswer,
  aDeadlinesAnswer,
  aCarryOverAnswer,
  aLineUpsAnswer,
  type PenaltiesAnswer,
  type RulingsAnswer,
  type DeadlinesAnswer,
  type CarryOverAnswer,
  type LineUpsAnswer,
  type DeadlineView,
  type LineUpFinding,
  isInstant,
} from '@app/contract';
import { Controller, Get, Param, Query, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../../common/src/api-problem';
import { Problem } from '../../../common/src/problem';
import { AskDeadlines, AskSession } from './session-queries';
import { type QueryContext, withPage } from '@app/application';
import { ApiAnswer } from '../../../common/src/api-answer';
import { ContextOf, Paged, TakesAsOf } from '../http/query-context';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';
import { httpReason } from '../../../common/src/http-reasons';

const momentOf = (at: unknown): string | null => {
  if (at === undefined) return null;
  if (isInstant(at)) return at;
  throw new Problem(400, 'BadInstant', httpReason('bad-instant'));
};

const keyOfDeadline = ({ right, round, publication, only, needs }: DeadlineView): string =>
  JSON.stringify([right, round, publication, only, needs]);

const keyOfFinding = ({ fault, contestant, player, rounds, table, seat, what }: LineUpFinding): string =>
  JSON.stringify([fault, contestant, player, rounds, table, seat, what]);

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
  @ApiAnswer(aPenaltiesAnswer)
  @Paged()
  async penalties(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<PenaltiesAnswer> {
    const answer = await this.bus.execute(new AskSession('penalties', id, context));
    return withPage(answer, 'penalties', ({ revision }) => String(revision), context.page);
  }

  @Get('rulings')
  @ApiOperation({ summary: 'All rulings about boards, what has become of them, and which are to be looked at again.' })
  @ApiAnswer(aRulingsAnswer)
  @Paged()
  async rulings(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<RulingsAnswer> {
    const answer = await this.bus.execute(new AskSession('rulings', id, context));
    return withPage(answer, 'rulings', ({ stream, at }) => `${stream}@${at}`, context.page);
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
  @ApiAnswer(aDeadlinesAnswer)
  @ApiProblem(400, 'not an instant')
  @Paged()
  async deadlines(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
    @Query('at') at?: unknown,
  ): Promise<DeadlinesAnswer> {
    const answer = await this.bus.execute(new AskDeadlines(id, momentOf(at), context));
    return withPage(answer, 'deadlines', keyOfDeadline, context.page);
  }

  @Get('carry-over')
  @ApiOperation({
    summary: 'What would be carried over from the stage that the conditions name; a person records it.',
  })
  @ApiAnswer(aCarryOverAnswer)
  @TakesAsOf()
  carryOver(@Param('session') id: string, @ContextOf(['asOf']) context: QueryContext): Promise<CarryOverAnswer> {
    return this.bus.execute(new AskSession('carryOver', id, context));
  }

  @Get('line-up-findings')
  @ApiOperation({ summary: 'Line-ups and seatings that the conditions of contest or the regulations do not let.' })
  @ApiAnswer(aLineUpsAnswer)
  @Paged()
  async lineUpFindings(
    @Param('session') id: string,
    @ContextOf(['asOf', 'limit', 'cursor']) context: QueryContext,
  ): Promise<LineUpsAnswer> {
    const answer = await this.bus.execute(new AskSession('lineUpFindings', id, context));
    return withPage(answer, 'findings', keyOfFinding, context.page);
  }
}
