import { DynamicModule, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import type { Vault } from '@app/application';
import type { EventLog } from '@app/ledger';
import { CommandQueue, type QueueLimits } from '../queue/command-queue';
import { QueueMetrics } from '../queue/queue-metrics';
import { CLOCK, EVENT_LOG, QUEUE_LIMITS, TOKEN_KEY, VAULT } from '../tokens';
import { ExecuteCommandsHandler } from './execute.command';

/** What commands are executed with. */
interface ExecuteParts {
  readonly log: EventLog;
  readonly tokenKey: Uint8Array;
  readonly now: () => Date;
  /** Keeps what people say; without a vault it stays in the events. */
  readonly vault: Vault | null;
  readonly queue: QueueLimits;
}

/** The command bus with its one handler. Global: the guards and controllers of every feature use its parts. */
@Module({})
export class ExecuteModule {
  static with({ log, tokenKey, now, vault, queue }: ExecuteParts): DynamicModule {
    const parts = [
      { provide: EVENT_LOG, useValue: log },
      { provide: TOKEN_KEY, useValue: tokenKey },
      { provide: CLOCK, useValue: now },
      { provide: VAULT, useValue: vault },
    ];
    return {
      module: ExecuteModule,
      global: true,
      imports: [CqrsModule.forRoot()],
      providers: [
        ...parts,
        { provide: QUEUE_LIMITS, useValue: queue },
        QueueMetrics,
        CommandQueue,
        ExecuteCommandsHandler,
      ],
      exports: parts.map(({ provide }) => provide),
    };
  }
}
