import type { RecordedEvent } from '@app/ledger';

/** An event with its words, as lists and the replay show it. */
export interface EventView {
  readonly revision: number;
  readonly position: number;
  readonly type: string;
  readonly data: unknown;
  readonly actor: unknown;
  readonly occurredAt: unknown;
  readonly recordedAt: unknown;
  readonly words: string;
}

export const eventView = ({ revision, position, type, data, metadata }: RecordedEvent, words: string): EventView => ({
  revision,
  position,
  type,
  data,
  actor: metadata.actor ?? null,
  occurredAt: metadata.occurredAt ?? null,
  recordedAt: metadata.recordedAt ?? null,
  words,
});
