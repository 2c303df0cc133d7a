import type { BoardEvent } from '@app/contract';
import type { PlannedBoard, StorableBoard } from '@app/formats';

/** The most characters of events that are held: about 500,000 events. What comes after them is decided once more. */
const MOST = 32 * 1024 * 1024;

/** What the records of a file have come to in the rehearsal, until they are stored. */
export interface Rehearsals {
  readonly hold: (board: PlannedBoard) => void;
  /** By command, the events of a record; null where they are not held. They are given once. */
  readonly take: (board: StorableBoard) => readonly (readonly BoardEvent[])[] | null;
}

/** Holds them as text, which takes a tenth of the room of objects. */
export const rehearsalsOf = (most = MOST): Rehearsals => {
  const held = new Map<number, string>();
  let length = 0;
  return {
    hold: ({ record: { record }, events, eventsOf }) => {
      if (length >= most) return;
      let first = 0;
      const byCommand = eventsOf.map((count) => events.slice(first, (first += count)));
      const text = JSON.stringify(byCommand);
      length += text.length;
      held.set(record, text);
    },
    take: ({ record: { record } }) => {
      const text = held.get(record);
      if (text === undefined) return null;
      held.delete(record);
      return JSON.parse(text) as readonly (readonly BoardEvent[])[];
    },
  };
};
