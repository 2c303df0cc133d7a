import type { Command } from '@app/contract';
import type { RecordedEvent } from '@app/ledger';
import { PROCESS_MANAGER } from '@app/documents';
import type { Origin } from '../execute/execute';

/** A command that an event called for, under the id that follows from that. */
export interface FollowUp {
  readonly id: string;
  readonly cause: RecordedEvent;
  readonly command: Command;
}

/** Who asked, and what it belongs to: the same for what a follow-up records and for the record of its refusal. */
export const originOf = ({ id, metadata }: RecordedEvent): Required<Origin> => ({
  actor: PROCESS_MANAGER,
  correlationId: typeof metadata.$correlationId === 'string' ? metadata.$correlationId : id,
  causationId: id,
});

/** When the cause happened is when its effects did, too. */
export const happenedAt = ({ metadata }: RecordedEvent): { readonly occurredAt?: string } =>
  typeof metadata.occurredAt === 'string' ? { occurredAt: metadata.occurredAt } : {};
