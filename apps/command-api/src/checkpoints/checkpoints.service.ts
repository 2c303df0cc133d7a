import { Inject, Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { CHECKPOINTS } from '../tokens';
import { keylessWarning, NEVER_SIGNED, type Signer, signIfThereIsAKey, signRegularly } from '@app/application';

/** Who signs checkpoints, and how often. */
export interface Checkpoints {
  readonly signer: Signer;
  /** Seconds between them; 0 for never. */
  readonly seconds: number;
}

/** Signs checkpoints as long as the application runs, and a last one when it ends. */
@Injectable()
export class CheckpointsService implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger(CheckpointsService.name);
  private readonly stopped = new AbortController();
  private signing: Promise<void> = Promise.resolve();

  constructor(@Inject(CHECKPOINTS) private readonly checkpoints: Checkpoints) {}

  async onApplicationBootstrap(): Promise<void> {
    const { signer, seconds } = this.checkpoints;
    if (seconds === 0) {
      this.logger.warn(NEVER_SIGNED);
      return;
    }
    // A ledger that cannot be read is complained of where it is signed.
    const warning = await keylessWarning(signer.log).catch(() => null);
    if (warning !== null) this.logger.warn(warning);
    this.signing = signRegularly(signer, seconds * 1000, this.stopped.signal, (problem) => {
      this.complain(problem);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const { signer, seconds } = this.checkpoints;
    this.stopped.abort();
    await this.signing;
    try {
      if (seconds > 0) await signIfThereIsAKey(signer);
    } catch (error) {
      this.complain(error instanceof Error ? error.message : String(error));
    } finally {
      signer.signed.close();
    }
  }

  private complain(problem: string): void {
    this.logger.error(`no checkpoint is signed: ${problem}`);
  }
}
