import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { ReadModels } from './read-models/read-models';
import { READ_MODELS } from './tokens';

const RETRY_MS = 1_000;

/**
 * Keeps the read models up with the ledger as long as the application runs. The application does not listen
 * before they have caught up for the first time, so that no answer comes from models half built.
 */
@Injectable()
export class FollowingService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(FollowingService.name);
  private readonly stopped = new AbortController();
  private following: Promise<void> = Promise.resolve();

  constructor(@Inject(READ_MODELS) private readonly models: ReadModels) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.models.catchUp(this.stopped.signal);
    this.following = this.follow(this.stopped.signal);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.following;
  }

  private async follow(signal: AbortSignal): Promise<void> {
    let told = '';
    while (!signal.aborted) {
      try {
        await this.models.follow(signal);
        // The ledger has been closed: there is nothing to follow any more.
        return;
      } catch (error) {
        if (signal.aborted) return;
        const problem = error instanceof Error ? error.message : String(error);
        if (problem !== told) this.logger.error(`the read models fall behind: ${problem}`);
        told = problem;
        await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  }
}
