import { DynamicModule, Module } from '@nestjs/common';
import type { ProcessManager, Settings, Vault } from '@app/application';
import type { EventLog } from '@app/ledger';
import { CheckpointsModule } from './checkpoints/checkpoints.module';
import type { Checkpoints } from './checkpoints/checkpoints.service';
import { ExecuteModule } from './execute/execute.module';
import { AppealsModule } from './appeals/appeals.module';
import { BoardsModule } from './boards/boards.module';
import { BulkModule } from './bulk/bulk.module';
import { SessionsModule } from './sessions/sessions.module';
import { ProcessManagerModule } from './process-manager/process-manager.module';

interface CommandApiParts {
  readonly settings: Pick<Settings, 'limits'>;
  readonly log: EventLog;
  readonly tokenKey: Uint8Array;
  readonly now: () => Date;
  readonly manager: ProcessManager;
  /** Left out where this process signs no checkpoints. */
  readonly checkpoints?: Checkpoints;
  /** Keeps what people say; without a vault it stays in the events. */
  readonly vault?: Vault | null;
}

/**
 * The write side: HTTP commands to the command bus, to the decider, to the ledger; and what a decision calls for in
 * other streams.
 */
@Module({})
export class CommandApiModule {
  static with({ settings, log, tokenKey, now, manager, checkpoints, vault = null }: CommandApiParts): DynamicModule {
    return {
      module: CommandApiModule,
      imports: [
        ExecuteModule.with({ log, tokenKey, now, vault, queue: settings.limits }),
        SessionsModule,
        BoardsModule,
        AppealsModule,
        BulkModule,
        ProcessManagerModule.with(manager),
        ...(checkpoints ? [CheckpointsModule.with(checkpoints)] : []),
      ],
    };
  }
}
