import { aLineageAnswer, type LineageAnswer } from '@app/contract';
import { Controller, Get, Param, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { ApiProblem } from '../../../common/src/api-problem';
import { ExplainNumber } from './session-queries';
import type { QueryContext } from '@app/application';
import { AfterRound, ContextOf, TakesAfterRound, TakesAsOf } from '../http/query-context';
import { ApiAnswer } from '../../../common/src/api-answer';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';

/** Where the numbers come from. */
@ApiTags('sessions')
@UseFilters(QueryFilter)
@KnownParameters()
@Controller('sessions/:session/scores')
export class LineageController {
  constructor(private readonly bus: QueryBus) {}

  @Get(':address/lineage')
  @ApiOperation({ summary: 'The derivation of a number, down to events of the ledger and paragraphs.' })
  @ApiParam({
    name: 'address',
    description:
      'which number, its slashes as %2F: place/3 and total/3 of contestant 3 over the stage, session/3 from this ' +
      'session, board/1.7/NS at table 1, match/2/a, vp/2/a, round/2/3',
    schema: { type: 'string' },
  })
  @ApiAnswer(aLineageAnswer)
  @ApiProblem(400, 'not an address of a number')
  @TakesAfterRound()
  @ApiProblem(404, 'there is no such session, round or number, and why')
  @TakesAsOf()
  @ApiProblem(403, 'boards that the number may come from are still to be played')
  lineage(
    @Param('session') session: string,
    @Param('address') address: string,
    @ContextOf(['asOf']) context: QueryContext,
    @AfterRound(['afterRound']) afterRound: string | null,
  ): Promise<LineageAnswer> {
    return this.bus.execute(new ExplainNumber(session, address, context, afterRound));
  }
}
