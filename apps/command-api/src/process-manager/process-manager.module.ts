import { DynamicModule, Module } from '@nestjs/common';
import type { ProcessManager } from '@app/application';
import { PROCESS_MANAGER } from '../tokens';
import { ProcessManagerService } from './process-manager.service';

/** What decisions call for in other streams. */
@Module({})
export class ProcessManagerModule {
  static with(manager: ProcessManager): DynamicModule {
    return {
      module: ProcessManagerModule,
      providers: [{ provide: PROCESS_MANAGER, useValue: manager }, ProcessManagerService],
    };
  }
}
