import { Controller, Get, Header, Inject, Param, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiOperation, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@app/ledger';
import { seesEverything } from '@app/documents';
import type { Request, Response } from 'express';
import {
  aPositionAnswer,
  type PositionAnswer,
  parseAppealStream,
  parseBoardStream,
  parseSessionStream,
} from '@app/contract';
import { ApiAnswer } from '../../../common/src/api-answer';
import { ApiProblem } from '../../../common/src/api-problem';
import { Problem } from '../../../common/src/problem';
import type { ReadModels, AccessPolicy, VisibleRecords } from '@app/application';
import { callerOf } from '../access/principal';
import { EVENT_LOG, READ_MODELS, VIEWS } from '../tokens';
import { KnownParameters } from '../http/known-parameters';
import { httpReason } from '../../../common/src/http-reasons';

/** How long a writer may wait, in milliseconds. */
const LONGEST = 30_000;

const positionIn = (text: string): number => {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  throw new Problem(400, 'BadPosition', httpReason('not-a-position', { text: String(text) }));
};

const waitIn = (text: unknown): number => {
  if (text === undefined) return 0;
  const ms = typeof text === 'string' && /^\d{1,5}$/.test(text) ? Number(text) : Infinity;
  if (ms <= LONGEST) return ms;
  throw new Problem(400, 'BadWait', httpReason('bad-wait', { most: LONGEST }));
};

/** Whether somebody who is restricted may have recorded, or may see, something in a stream. */
const mayWaitFor = (stream: string, { principal, ofBoard }: AccessPolicy): boolean => {
  const board = parseBoardStream(stream);
  if (board) return ofBoard(board) !== 'nothing';
  if (parseAppealStream(stream) !== null) return principal.role === 'committee';
  return parseSessionStream(stream) !== null;
};

/** How far the queries are: a writer waits until what it wrote is in them. */
@ApiTags('live')
@KnownParameters()
@Controller('position')
export class PositionController {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(VIEWS) private readonly views: VisibleRecords,
  ) {}

  @Get(':position')
  @Header('Cache-Control', 'no-store')
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Whether the queries have reached a position, such as a command was answered with.',
    description: 'A table waits for what its own device recorded; who sees everything for any position.',
  })
  @ApiParam({ name: 'position', schema: { type: 'integer', minimum: 0 } })
  @ApiQuery({
    name: 'wait',
    required: false,
    description: `how long to wait for it at most, in milliseconds up to ${LONGEST}`,
    schema: { type: 'integer', minimum: 0, maximum: LONGEST, default: 0 },
  })
  @ApiAnswer(aPositionAnswer)
  @ApiProblem(400, 'not a position, or no time to wait')
  @ApiProblem(403, 'not the position of something that the caller may see')
  async position(
    @Param('position') text: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Query('wait') wait?: unknown,
  ): Promise<PositionAnswer> {
    const position = positionIn(text);
    const ms = waitIn(wait);
    await this.mayKnow(position, request);
    const gone = new AbortController();
    response.once('close', () => {
      gone.abort();
    });
    if (ms > 0) await this.models.reached(position, AbortSignal.any([gone.signal, AbortSignal.timeout(ms)]));
    return { position, reached: this.models.position() >= position };
  }

  /** That nothing is there yet is not told to who may not know when something comes: he is told what he would be told later. */
  private async mayKnow(position: number, request: Request): Promise<void> {
    const { principal } = callerOf(request);
    if (seesEverything(principal)) return;
    const policy = this.views.policy(principal);
    for await (const { streamId, position: found } of this.log.readAll({ after: position - 1, limit: 1 })) {
      if (found === position && mayWaitFor(streamId, policy)) return;
    }
    throw new Problem(403, 'PositionKept', httpReason('position-withheld'));
  }
}
