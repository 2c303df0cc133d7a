import { Controller, Get, Header, Param, Req, Res, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiParam, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { anEvidenceAnswer, type EvidenceAnswer, decisionAddress } from '@app/contract';
import { ApiAnswer } from '../../../common/src/api-answer';
import { ApiProblem } from '../../../common/src/api-problem';
import { GetEvidence, GetProofOfOne } from './evidence-queries';
import { callerOf } from '../access/principal';
import { PROOF_TEXT } from './evidence-texts';
import { EvidenceFilter } from './evidence.filter';
import { KnownParameters } from '../http/known-parameters';
import { QueryFilter } from '../http/query.filter';

/** What was recorded, with the proof that it was. */
@ApiTags('evidence')
@ApiBearerAuth()
@ApiProblem(403, 'there is nothing at it that the caller may see now')
@ApiProblem(400, 'names nothing that a ledger can have')
@ApiProblem(404, 'the ledger has no such event, or has signed no checkpoint yet')
@ApiProblem(409, 'newer than the last checkpoint: the next one has it')
@UseFilters(QueryFilter, EvidenceFilter)
@KnownParameters()
@Controller('evidence')
export class EvidenceController {
  constructor(private readonly bus: QueryBus) {}

  @Get(':address.tlog-proof')
  @Header('Cache-Control', 'private, no-cache')
  @Header('Vary', 'Authorization, View-As')
  @ApiOperation({
    summary: 'One event proved, as a file to keep (C2SP tlog-proof).',
    description:
      'The entry of the log is the canonical JSON (RFC 8785) of the `data`, `id`, `metadata`, `revision`, `streamId` and ' +
      '`type` of the event, as `/evidence/{address}` has it; its leaf is SHA-256 over a zero byte and that.',
  })
  @ApiParam({
    name: 'address',
    description: '1234, demo.3.5@37; of a board, demo.3.5, the last event that gives it a result, a score or a ruling',
    schema: { type: 'string' },
  })
  @ApiProduces('text/plain')
  @ApiOkResponse({ content: { 'text/plain': { schema: PROOF_TEXT } } })
  async proof(
    @Param('address') address: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { event, text } = await this.bus.execute(new GetProofOfOne(address, callerOf(request).principal));
    const name = decisionAddress(event.streamId, event.revision);
    response.attachment(`${name}.tlog-proof`).type('text/plain; charset=utf-8');
    return text;
  }

  @Get(':address')
  @Header('Cache-Control', 'private, no-cache')
  @Header('Vary', 'Authorization, View-As')
  @ApiOperation({
    summary:
      'Events with the proof that each is in the tree of the last checkpoint, to be checked without this server.',
  })
  @ApiParam({
    name: 'address',
    description: 'a position, 1234; an event, demo.3.5@37; a board, demo.3.5; a stream, session-demo or appeal-a1',
    schema: { type: 'string' },
  })
  @ApiAnswer(anEvidenceAnswer)
  evidence(@Param('address') address: string, @Req() request: Request): Promise<EvidenceAnswer> {
    return this.bus.execute(new GetEvidence(address, callerOf(request).principal));
  }
}
