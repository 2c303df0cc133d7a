import { Controller, Get, Headers, Inject, Logger, OnModuleDestroy, Query, Res } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@app/ledger';
import type { Unsealed } from '@app/session';
import type { Response } from 'express';
import { ApiProblem } from '../../../common/src/api-problem';
import { drained } from '../../../common/src/drained';
import { Problem } from '../../../common/src/problem';
import { EVENT_LOG, UNSEALED } from '../tokens';
import { KnownParameters } from './known-parameters';
import { alive, message } from './sse';
import { wantedBy } from './wanted';

/** New events as they come, by Server-Sent Events. */
@ApiTags('live')
@KnownParameters()
@Controller('events')
export class LiveController implements OnModuleDestroy {
  /** How often a silent stream shows that it is alive, in milliseconds: proxies cut what they take for dead. */
  heartbeatMs = 15_000;
  private readonly listeners = new Set<AbortController>();
  private readonly logger = new Logger(LiveController.name);
  private stopping = false;

  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(UNSEALED) private readonly unsealed: Unsealed,
  ) {}

  /** An open stream would keep the application from ending. */
  onModuleDestroy(): void {
    this.stopping = true;
    for (const listener of this.listeners) listener.abort();
  }

  @Get()
  @ApiOperation({ summary: 'Server-Sent Events: from now on, or from after Last-Event-ID without gap or repeat.' })
  @ApiOkResponse({
    description: 'events named `ledger`',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiProblem(400, 'Last-Event-ID is no position of the ledger, or a filter makes no sense')
  @ApiQuery({ name: 'session', required: false, description: 'only of this session', schema: { type: 'string' } })
  @ApiQuery({ name: 'board', required: false, description: 'only of this board', schema: { type: 'string' } })
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'the position received last',
    schema: { type: 'integer', minimum: 0 },
  })
  async follow(
    @Res() response: Response,
    @Query('session') session?: unknown,
    @Query('board') board?: unknown,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    const wants = wantedBy(session, board);
    let after = await this.startAt(lastEventId);
    const listener = new AbortController();
    response.once('close', () => {
      listener.abort();
    });
    this.listeners.add(listener);
    if (this.stopping || response.destroyed) listener.abort();
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    response.write(alive(after));
    const heartbeat = setInterval(() => {
      if (!response.writableNeedDrain) response.write(alive(after));
    }, this.heartbeatMs);
    try {
      for await (const followed of this.log.subscribeAll({ after, signal: listener.signal })) {
        after = followed.kind === 'event' ? followed.event.position : followed.position;
        if (followed.kind !== 'event' || !wants(followed.event)) continue;
        if (!response.write(message(followed.event, this.opened))) await drained(response);
      }
    } finally {
      clearInterval(heartbeat);
      this.listeners.delete(listener);
      response.end();
    }
  }

  /** One text that cannot be opened is no reason to tell nobody what comes after it. */
  private readonly opened: Unsealed = (sealed) => {
    try {
      return this.unsealed(sealed);
    } catch (error) {
      this.logger.error(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };

  private async startAt(lastEventId: string | undefined): Promise<number> {
    const head = await this.log.head();
    if (lastEventId === undefined) return head;
    const position = /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : NaN;
    // A position the ledger does not have yet is one of another ledger: to wait for it would be a gap.
    if (position <= head) return position;
    throw new Problem(400, 'BadLastEventId', `'${lastEventId}' is no position of this ledger`);
  }
}
