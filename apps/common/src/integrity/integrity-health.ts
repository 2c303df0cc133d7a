import type { HealthIndicatorFunction } from '@nestjs/terminus';
import type { Integrity } from './integrity';

/** Down while the ledger cannot be trusted, with the mismatch. */
export const integrityHealth =
  (integrity: Integrity): HealthIndicatorFunction =>
  () => {
    const mismatch = integrity.mismatch();
    return mismatch === null
      ? { integrity: { status: 'up' } }
      : { integrity: { status: 'down', mismatch: { ...mismatch } } };
  };
