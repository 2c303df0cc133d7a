import { Inject, Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { keepRunning, type ProcessManager, refusedInWords } from '@app/application';
import { PROCESS_MANAGER } from '../tokens';

/** Lets decisions take effect in other streams as long as the application runs. */
@Injectable()
export class ProcessManagerService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ProcessManagerService.name);
  private readonly stopped = new AbortController();
  private following: Promise<void> = Promise.resolve();

  constructor(@Inject(PROCESS_MANAGER) private readonly manager: ProcessManager) {}

  onApplicationBootstrap(): void {
    this.following = keepRunning(
      (signal) => this.manager.react((refused) => this.logger.warn(refusedInWords(refused)), signal),
      this.stopped.signal,
      (problem) => this.logger.error(`decisions do not take effect elsewhere: ${problem}`),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.following;
    this.manager.close();
  }
}
