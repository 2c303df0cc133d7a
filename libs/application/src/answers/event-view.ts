import type { RecordedEvent } from '@app/ledger';
import type { Decrypt } from '@app/session';
import { KEEPS_APART, saidIn } from '@app/session';

/** An event with its words, as lists and the replay show it. */
export interface EventView {
  readonly revision: number;
  readonly position: number;
  readonly type: string;
  /** As the ledger has it: what is sealed stays so. */
  readonly data: unknown;
  /** What is sealed in the data, in plain words, by field; left out where nothing is. */
  readonly said?: Readonly<Record<string, string>>;
  readonly actor: unknown;
  readonly occurredAt: unknown;
  readonly recordedAt: unknown;
  readonly words: string;
}

/** `said`, where something is sealed in the data of an event. */
export const withSaid = (data: object, unsealed: Decrypt): Pick<EventView, 'said'> => {
  const said = saidIn(data, unsealed);
  return Object.keys(said).length === 0 ? {} : { said };
};

export const eventView = (
  { revision, position, type, data, metadata }: RecordedEvent,
  words: string,
  unsealed = KEEPS_APART,
): EventView => ({
  revision,
  position,
  type,
  data,
  ...withSaid(data, unsealed),
  actor: metadata.actor ?? null,
  occurredAt: metadata.occurredAt ?? null,
  recordedAt: metadata.recordedAt ?? null,
  words,
});
