import type { HealthIndicatorFunction } from '@nestjs/terminus';
import type { Integrity } from './integrity';

/** Down while the ledger cannot be trusted, with the mismatch; alterations that the operator accepted are named. */
export const integrityHealth =
  (integrity: Integrity): HealthIndicatorFunction =>
  () => {
    const mismatch = integrity.mismatch();
    const accepted = integrity.accepted().map(({ altered, reason }) => ({ altered, reason }));
    return mismatch === null
      ? { integrity: { status: 'up', ...(accepted.length === 0 ? {} : { accepted }) } }
      : { integrity: { status: 'down', mismatch: { ...mismatch } } };
  };
