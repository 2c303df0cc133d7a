import { eventAtTable, viewAtTable } from '@app/documents';
import type { BoardEvent } from '@app/session';
import { boardEventInWords, foldBoard } from '@app/session';
import type { BoardHistory } from './board-history';
import type { EventView } from './event-view';

const hasScreens = ([first]: readonly BoardEvent[]): boolean =>
  first?.type === 'BoardOpened' && first.data.screens === true;

/** The event as everybody at the table has it; null where they have not. */
const toldAtTable = (stored: EventView, event: BoardEvent | undefined, screens: boolean): EventView | null => {
  const told = event && eventAtTable(event, screens);
  if (!told) return null;
  const { revision, position, type, actor, occurredAt, recordedAt } = stored;
  return { revision, position, type, data: told.data, actor, occurredAt, recordedAt, words: boardEventInWords(told) };
};

/** The history of a board that is kept, as the device of its own table may see it. */
export const historyAtTable = (history: BoardHistory): BoardHistory => {
  const { decoded, events } = history;
  const screens = hasScreens(decoded);
  return {
    ...history,
    events: events.flatMap((stored, index) => toldAtTable(stored, decoded[index], screens) ?? []),
    at: (count) => {
      const board = foldBoard(decoded.slice(0, count));
      return board && viewAtTable(board);
    },
  };
};
