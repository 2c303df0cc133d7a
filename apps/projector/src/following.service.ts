import { Inject, Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { keepFollowing } from '../../common/src/keep-following';
import type { ReadModels } from './read-models/read-models';
import { READ_MODELS } from './tokens';

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
    this.following = keepFollowing(
      (signal) => this.models.follow(signal),
      this.stopped.signal,
      (problem) => this.logger.error(`the read models fall behind: ${problem}`),
    );
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.following;
  }
}
