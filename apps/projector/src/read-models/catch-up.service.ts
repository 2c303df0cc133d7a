import { Inject, Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { LedgerError } from '@app/ledger';
import { type Integrity, keepRunning, type ReadModels } from '@app/application';
import { INTEGRITY, READ_MODELS } from '../tokens';

/**
 * Keeps the read models up with the ledger as long as the application runs. The application does not listen
 * before they have caught up for the first time, so that no answer comes from models half built; only where an event was
 * altered they stay as they were, and the application says so.
 */
@Injectable()
export class CatchUpService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CatchUpService.name);
  private readonly stopped = new AbortController();
  private following: Promise<void> = Promise.resolve();

  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(INTEGRITY) private readonly integrity: Integrity,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.reporting(() => this.models.catchUp(this.stopped.signal));
    } catch (error) {
      if (!(error instanceof LedgerError && error.code === 'LedgerAltered')) throw error;
      this.logger.error(`the read models stay as they were: ${error.message}`);
    }
    this.following = keepRunning(
      (signal) => this.reporting(() => this.models.keepCaughtUp(signal)),
      this.stopped.signal,
      (problem) => this.logger.error(`the read models fall behind: ${problem}`),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.following;
  }

  /** What the read models find altered, everybody has to know. */
  private async reporting<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof LedgerError && error.code === 'LedgerAltered')
        this.integrity.report({ kind: 'altered', position: error.position ?? 0, reason: error.message });
      throw error;
    }
  }
}
