import { Inject, Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { EventLog } from '@app/ledger';
import { forgetRecorded, keepForgetting, type OfPeople, type Vault } from '@app/application';

/** The ledger, and the files of this process that have something of people. */
export interface Forgets {
  readonly log: EventLog;
  /** Closed with the application. */
  readonly vault: Vault | null;
  readonly others?: readonly OfPeople[];
}

export const FORGETS = Symbol('FORGETS');

/**
 * Destroys, as long as the application runs, what its files have of those whom the ledger has on record as forgotten.
 * The application does not listen before that is done of all that is on record, so that it shows nobody who was
 * forgotten while it stood still.
 */
@Injectable()
export class ForgettingService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(ForgettingService.name);
  private readonly stopped = new AbortController();
  private following: Promise<void> = Promise.resolve();

  constructor(@Inject(FORGETS) private readonly forgets: Forgets) {}

  async onApplicationBootstrap(): Promise<void> {
    const { log, vault, others = [] } = this.forgets;
    const files = [...others, ...(vault ? [vault] : [])];
    await forgetRecorded(log, files);
    this.following = keepForgetting(log, files, this.stopped.signal, (problem) => {
      this.logger.error(`somebody is not forgotten yet: ${problem}`);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.following;
    this.forgets.vault?.close();
  }
}
