import { Controller, Get, Header, Query, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import { aCheckpointsAnswer, aKeysAnswer, type CheckpointsAnswer, type KeysAnswer } from '@app/contract';
import { ApiAnswer } from '../../../common/src/api-answer';
import { ApiProblem } from '../../../common/src/api-problem';
import { GetCheckpoint, ListCheckpoints, ListKeys } from './evidence-queries';
import { CHECKPOINT_TEXT } from './evidence-texts';
import { EvidenceFilter } from './evidence.filter';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';

/** The signed heads of the ledger's tree, and the keys they are signed with. */
@ApiTags('evidence')
@UseFilters(QueryFilter, EvidenceFilter)
@KnownParameters()
@Controller()
export class CheckpointsController {
  constructor(private readonly bus: QueryBus) {}

  @Get('checkpoint')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({
    summary: 'The last checkpoint, a signed note (C2SP tlog-checkpoint).',
    description: 'Whoever keeps one can prove ever after that nothing of what it covers was altered or taken out.',
  })
  @ApiProduces('text/plain')
  @ApiOkResponse({ content: { 'text/plain': { schema: CHECKPOINT_TEXT } } })
  @ApiProblem(404, 'none has been signed yet')
  checkpoint(): Promise<string> {
    return this.bus.execute(new GetCheckpoint());
  }

  @Get('checkpoints')
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({ summary: 'The checkpoints that the ledger has signed, the last one first.' })
  @ApiQuery({
    name: 'before',
    required: false,
    description: '`next` of the page before',
    schema: { type: 'integer', minimum: 0 },
  })
  @ApiQuery({ name: 'limit', required: false, schema: { type: 'integer', minimum: 1, maximum: 1000, default: 100 } })
  @ApiAnswer(aCheckpointsAnswer)
  @ApiProblem(400, 'a parameter is no number')
  checkpoints(@Query('before') before?: string, @Query('limit') limit?: string): Promise<CheckpointsAnswer> {
    return this.bus.execute(new ListCheckpoints(before, limit));
  }

  @Get('keys')
  @Header('Cache-Control', 'no-cache')
  @ApiOperation({ summary: 'The verifier keys of the checkpoints, each with the checkpoints it is for.' })
  @ApiAnswer(aKeysAnswer)
  keys(): Promise<KeysAnswer> {
    return this.bus.execute(new ListKeys());
  }
}
