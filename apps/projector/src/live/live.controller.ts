import { type LedgerMessage, aLedgerMessage } from '@app/contract';
import { Controller, Get, Headers, Inject, Logger, OnModuleDestroy, Query, Req, Res } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { EventLog } from '@app/ledger';
import type { Decrypt } from '@app/session';
import type { Request, Response } from 'express';
import { answerReference } from '../../../common/src/api-answer';
import { ApiProblem } from '../../../common/src/api-problem';
import { drained } from '../../../common/src/drained';
import { LiveMetrics } from '../../../common/src/metrics/live-metrics';
import { ListenerSlots } from '../../../common/src/overload/listener-slots';
import { type VisibleEvent, type ReadModels, withSaid } from '@app/application';
import { callerOf } from '../access/principal';
import { EVENT_LOG, READ_MODELS, UNSEALED } from '../tokens';
import { KnownParameters } from '../http/known-parameters';
import { startOf } from './start';
import { filtersIn } from './event-filter';
import { FanOut } from './fan-out';

/** What somebody hears of an event as a Server-Sent Event; its id is its position. */
const message = ({ position, streamId, revision, type, data }: VisibleEvent, unsealed: Decrypt): string => {
  const ledgerMessage: LedgerMessage = { position, streamId, revision, type, data, ...withSaid(data, unsealed) };
  return `id: ${position}\nevent: ledger\ndata: ${JSON.stringify(ledgerMessage)}\n\n`;
};

/**
 * Tells the listener that the connection stands, and how far it has listened: a browser takes the id for its
 * `Last-Event-ID` without raising an event, so that it resumes without a gap even before anything has happened.
 */
const alive = (position: number): string => (position < 0 ? ': alive\n\n' : `: alive\nid: ${position}\n\n`);

/** The longest that a timer can be set to, in milliseconds: longer than any token is good for. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** New events as they come, by Server-Sent Events. */
@ApiTags('live')
@KnownParameters()
@Controller('events')
export class LiveController implements OnModuleDestroy {
  /** How often a silent stream shows that it is alive, in milliseconds: proxies cut what they take for dead. */
  heartbeatMs = 15_000;
  /** How long a listener may take nothing of what waits for him, in milliseconds. */
  patienceMs = 30_000;
  private readonly listeners = new Set<AbortController>();
  private readonly logger = new Logger(LiveController.name);
  private readonly texts = new WeakMap<VisibleEvent, string>();
  private readonly fanOut: FanOut;
  private stopping = false;

  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(UNSEALED) private readonly unsealed: Decrypt,
    private readonly metrics: LiveMetrics,
    private readonly slots: ListenerSlots,
  ) {
    this.fanOut = new FanOut(log, models, (error) => {
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    });
  }

  /** An open stream would keep the application from ending. */
  onModuleDestroy(): void {
    this.stopping = true;
    this.fanOut.stop();
    for (const listener of this.listeners) listener.abort();
  }

  @Get()
  @ApiBearerAuth()
  @ApiOperation({
    summary: 'Server-Sent Events: from now on, or from after Last-Event-ID without gap or repeat.',
    description:
      'An event is told when the queries have it, and as far as the listener may see it then. `SessionMoved`, with the ' +
      'revision -1, stands for something that he may not see and that may have changed what he does. The stream ends ' +
      'with the token.',
  })
  @ApiOkResponse({
    description: 'events named `ledger`, with a message each as their data',
    content: { 'text/event-stream': { schema: answerReference(aLedgerMessage) } },
  })
  @ApiProblem(400, 'Last-Event-ID is no position that the listener can know, or a filter makes no sense')
  @ApiProblem(401, 'a token that is not good')
  @ApiQuery({
    name: 'session',
    required: false,
    description: 'only of this session, its boards and the appeals in it',
    schema: { type: 'string' },
  })
  @ApiQuery({
    name: 'stage',
    required: false,
    description: 'only of the sessions of the stage that this session is of: of all that its ranking is made from',
    schema: { type: 'string' },
  })
  @ApiQuery({ name: 'board', required: false, description: 'only of this board', schema: { type: 'string' } })
  @ApiQuery({
    name: 'category',
    required: false,
    description: 'only of boards, of sessions themselves, or of appeals',
    schema: { type: 'string', enum: ['board', 'session', 'appeal'] },
  })
  @ApiHeader({
    name: 'Last-Event-ID',
    required: false,
    description: 'the position received last',
    schema: { type: 'integer', minimum: 0 },
  })
  async follow(
    @Req() request: Request,
    @Res() response: Response,
    @Query('session') session?: unknown,
    @Query('stage') stage?: unknown,
    @Query('board') board?: unknown,
    @Query('category') category?: unknown,
    @Headers('last-event-id') lastEventId?: string,
  ): Promise<void> {
    const filters = filtersIn(session, stage, board, category);
    const { principal, until } = callerOf(request);
    const after = await startOf(this.log, this.models, principal, lastEventId);
    const leave = await this.slots.take(request);
    const connection = this.listening(response, until);
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    let lastPosition = after;
    response.write(alive(lastPosition));
    const heartbeat = setInterval(() => {
      if (!response.writableNeedDrain) response.write(alive(lastPosition));
    }, this.heartbeatMs);
    try {
      await this.fanOut.follow(
        {
          ...{ principal, filters, signal: connection.signal },
          tell: (event) => {
            lastPosition = event.position;
            return response.write(this.messageOf(event));
          },
          drained: () => this.drained(response),
          // Who may not know when others act learns it neither from how far he has listened.
          passed: (position) => (lastPosition = position),
          end: () => {
            connection.abort();
          },
        },
        after,
      );
    } finally {
      clearInterval(heartbeat);
      this.listeners.delete(connection);
      this.metrics.closed();
      leave();
      response.end();
    }
  }

  private listening(response: Response, until: number | null): AbortController {
    const listener = new AbortController();
    const end = (): void => {
      listener.abort();
    };
    const expiry =
      until === null ? null : setTimeout(end, Math.min(Math.max(until - Date.now(), 0), LONGEST_TIMER)).unref();
    response.once('close', () => {
      if (expiry) clearTimeout(expiry);
      end();
    });
    this.listeners.add(listener);
    this.metrics.opened();
    if (this.stopping || response.destroyed) end();
    return listener;
  }

  /** Who takes nothing for too long is cut off; he comes back with the last id that he has received. */
  private async drained(response: Response): Promise<void> {
    const cut = setTimeout(() => response.destroy(), this.patienceMs).unref();
    await drained(response);
    clearTimeout(cut);
  }

  /** What is told to many is written down once. */
  private messageOf(event: VisibleEvent): string {
    const text = this.texts.get(event) ?? message(event, this.opened);
    this.texts.set(event, text);
    return text;
  }

  /** One text that cannot be opened is no reason to tell nobody what comes after it. */
  private readonly opened: Decrypt = (encrypted) => {
    try {
      return this.unsealed(encrypted);
    } catch (error) {
      this.logger.error(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  };
}
