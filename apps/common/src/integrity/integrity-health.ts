import type { HealthIndicatorFunction } from '@nestjs/terminus';
import type { BackgroundCheck, Integrity } from '@app/application';

/** Down while the ledger cannot be trusted, with the mismatch; alterations that the operator accepted are named. */
export const integrityHealth =
  (integrity: Integrity, check: BackgroundCheck | null = null): HealthIndicatorFunction =>
  () => {
    const mismatch = integrity.mismatch();
    const accepted = integrity.accepted().map(({ altered, reason }) => ({ altered, reason }));
    const status = { ...check?.status(), ...(accepted.length === 0 ? {} : { accepted }) };
    return mismatch === null
      ? { integrity: { status: 'up', ...status } }
      : { integrity: { status: 'down', mismatch: { ...mismatch }, ...status } };
  };
