import { Controller, Get, Header, Param, Query, Req, Res, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { aConsistencyAnswer, anInclusionAnswer, type ConsistencyAnswer, type InclusionAnswer } from '@app/contract';
import { ApiAnswer } from '../../../common/src/api-answer';
import { ApiProblem } from '../../../common/src/api-problem';
import { GetConsistencyProof, GetInclusionProof } from './evidence-queries';
import { callerOf } from '../access/principal';
import { EvidenceFilter } from './evidence.filter';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';

/** The last tree changes, and so does that there is none. */
const NO_CACHE = 'no-cache';
/** A tree of a given size never does. */
const cacheFor = (size: string | undefined): string =>
  size === undefined ? NO_CACHE : 'public, max-age=31536000, immutable';

const ofTheLast = 'that of the last checkpoint where left out';

/** Proofs in the Merkle tree alone: nothing but hashes. */
@ApiTags('evidence')
@ApiProblem(400, 'a number that makes no sense')
@ApiProblem(
  404,
  'there is no such event or tree yet, to the public as far as checkpoints go; or no checkpoint has been signed',
)
@UseFilters(QueryFilter, EvidenceFilter)
@KnownParameters()
@Controller('proofs')
export class ProofsController {
  constructor(private readonly bus: QueryBus) {}

  @Get('inclusion/:position')
  @Header('Cache-Control', NO_CACHE)
  @ApiOperation({ summary: 'That the event at a position is in the tree of so many events (RFC 6962, 2.1.1).' })
  @ApiParam({ name: 'position', schema: { type: 'integer', minimum: 0 } })
  @ApiQuery({ name: 'size', required: false, description: ofTheLast, schema: { type: 'integer', minimum: 1 } })
  @ApiAnswer(anInclusionAnswer)
  async inclusion(
    @Param('position') position: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query('size') size?: string,
  ): Promise<InclusionAnswer> {
    const answer = await this.bus.execute(new GetInclusionProof(position, size, callerOf(request).principal));
    response.set('Cache-Control', cacheFor(size));
    return answer;
  }

  @Get('consistency')
  @Header('Cache-Control', NO_CACHE)
  @ApiOperation({ summary: 'That one tree is the beginning of a later one (RFC 6962, 2.1.2).' })
  @ApiQuery({ name: 'from', description: 'events of the earlier tree', schema: { type: 'integer', minimum: 0 } })
  @ApiQuery({
    name: 'to',
    required: false,
    description: `events of the later one; ${ofTheLast}`,
    schema: { type: 'integer', minimum: 0 },
  })
  @ApiAnswer(aConsistencyAnswer)
  async consistency(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query('from') from?: string,
    @Query('to') to?: string,
  ): Promise<ConsistencyAnswer> {
    const answer = await this.bus.execute(new GetConsistencyProof(from, to, callerOf(request).principal));
    response.set('Cache-Control', cacheFor(to));
    return answer;
  }
}
