import { Logger } from '@nestjs/common';
import type { Integrity } from '@app/application';

/** Logs the mismatch at level error, once. */
export const logMismatch = (integrity: Integrity): void => {
  const logger = new Logger('Integrity');
  integrity.subscribe(({ kind, reason }) => {
    logger.error(`the ledger cannot be trusted, appends are refused (${kind}): ${reason}`);
  });
};
