import type { components } from '../ledger/api.generated';
import { timeText } from '../shared/numbers';
import { auditMessages } from '../strings/audit';

type Recorded = Pick<components['schemas']['Correction'], 'by' | 'recordedAt'>;

/** Who recorded an event, in which role, and when. */
export const RecordedBy = ({ by, recordedAt }: Recorded) => (
  <span class="quiet below-it">
    {auditMessages.corrections.recordedBy(auditMessages.roleOf(by?.role ?? ''), by?.id ?? '', timeText(recordedAt))}
  </span>
);
