import { type EventView, type Recorder, aRecorder, conforms } from '@app/contract';
import type { RecordedEvent } from '@app/ledger';
import { type Decrypt, KEEPS_APART, saidIn } from '@app/session';

/** `said`, where something is sealed in the data of an event. */
export const withSaid = (data: object, unsealed: Decrypt): Pick<EventView, 'said'> => {
  const said = saidIn(data, unsealed);
  return Object.keys(said).length === 0 ? {} : { said };
};

const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const recorderIn = (value: unknown): Recorder | null => (conforms(aRecorder, value) ? value : null);

export const eventView = (
  { revision, position, type, data, metadata }: RecordedEvent,
  text: string,
  unsealed = KEEPS_APART,
): EventView => ({
  revision,
  position,
  type,
  data,
  ...withSaid(data, unsealed),
  actor: recorderIn(metadata.actor),
  occurredAt: textIn(metadata.occurredAt),
  recordedAt: textIn(metadata.recordedAt),
  words: text,
});
