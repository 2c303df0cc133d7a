import { Controller, HttpCode, Logger, Post, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiBody, ApiConsumes, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LedgerError } from '@app/ledger';
import type { Request, Response } from 'express';
import { ApiProblem } from '../../../common/src/api-problem';
import { drained } from '../../../common/src/drained';
import { MediaTypeGuard } from '../../../common/src/media-type.guard';
import { ActorGuard } from '../auth/actor.guard';
import { executeLines, readNdjson } from '@app/application';
import { ExecuteCommands } from '../execute/execute.command';
import { Exchange, InExchange } from '../http/exchange';

const NDJSON = 'application/x-ndjson';

/**
 * Outcomes that wait for a sender who does not read them while it still sends, in bytes. Only beyond this is no
 * more of the request read, so that a sender who reads at the end only is served up to some ten thousand lines.
 */
const MOST_WAITING = 16_000_000;

/** Many commands in one request. */
@ApiTags('bulk')
@ApiBearerAuth()
@UseGuards(ActorGuard, new MediaTypeGuard(NDJSON))
@Controller('commands')
export class BulkController {
  private readonly logger = new Logger(BulkController.name);

  constructor(private readonly bus: CommandBus) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({
    summary: 'Many commands: NDJSON in, one command a line; NDJSON out, one outcome a line, in the same order.',
    description:
      'A command is one flat object, like {"id": UUID, "type": "MakeCall", "session": "demo", "table": "1", ' +
      '"board": 3, "data": {"seat": "N", "call": "1S"}}, with occurredAt and expectedRevision where they matter. ' +
      'A line that is refused stops no other. What has no outcome can be sent again. Read while you send. ' +
      'What is open on a board is told by the routes for one command, and by GET /boards/{board}; not here. ' +
      'Taken lines have `warnings` where there is something to know of a score that they give.',
  })
  @ApiConsumes(NDJSON)
  @ApiBody({ required: true, schema: { type: 'string', description: 'one command a line' } })
  @ApiOkResponse({
    description: '{"line": 1, "ok": true, ...} or {"line": 1, "ok": false, "code": ...}',
    content: { [NDJSON]: { schema: { type: 'string' } } },
  })
  @ApiProblem(401, 'no token, or not a good one')
  @ApiProblem(415, 'not NDJSON')
  async take(@InExchange() { actor, request, response }: Exchange): Promise<void> {
    response.type(NDJSON);
    const lines = readNdjson(request.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>);
    const execute = (envelopes: ExecuteCommands['envelopes']) =>
      this.bus.execute(new ExecuteCommands(envelopes, { actor }, true));
    try {
      for await (const outcome of executeLines(lines, execute)) {
        if (response.destroyed) return;
        response.write(`${JSON.stringify(outcome)}\n`);
        if (response.writableLength > MOST_WAITING) await drained(response);
      }
    } catch (error) {
      if (hasGone(request, response)) return;
      if (!response.headersSent) throw error;
      this.logger.error(error instanceof Error ? error.stack : String(error));
      response.write(`${JSON.stringify(brokenOff(error))}\n`);
    }
    response.end();
  }
}

/** The sender has gone: what it was told is kept, what it was not can be sent again. */
const hasGone = (request: Request, response: Response): boolean =>
  response.destroyed || (request.destroyed && !request.complete);

/** The last line, where the work breaks off in the middle. */
const brokenOff = (error: unknown) => ({
  ok: false,
  code: error instanceof LedgerError ? error.code : 'InternalError',
  message: 'the work was broken off here; the lines without an outcome can be sent again',
});
