import type { BoardEvent } from '@app/contract';
import type { PlannedBoard } from '@app/formats';
import { packedTexts } from './packed-texts';

/** What the records of a file have come to in the rehearsal. */
export interface Rehearsals {
  readonly hold: (board: PlannedBoard) => void;
  /** By command, the events of a record by its number; null where they are not held. */
  readonly of: (record: number) => readonly (readonly BoardEvent[])[] | null;
}

/**
 * Holds them as packed text; those that have no room are decided once more.
 * @param most bytes (`packedTexts`)
 */
export const rehearsalsOf = (most?: number): Rehearsals => {
  const texts = packedTexts(most);
  const held = new Map<number, number>();
  return {
    hold: ({ record: { record }, events, eventsOf }) => {
      let first = 0;
      const byCommand = eventsOf.map((count) => events.slice(first, (first += count)));
      if (texts.add(JSON.stringify(byCommand))) held.set(record, texts.length() - 1);
    },
    of: (record) => {
      const nth = held.get(record);
      return nth === undefined ? null : (JSON.parse(texts.at(nth)) as readonly (readonly BoardEvent[])[]);
    },
  };
};
