import type { EventView, BoardEvent } from '@app/contract';
import { eventAtTable, hasScreens, renumbered, type TableNumbers, tableNumbers, viewAtTable } from '@app/documents';
import { boardEventInWords, foldBoard } from '@app/session';
import type { BoardHistory } from './board-history';

/** The event as everybody at the table has it; null where they have not. */
const toldAtTable = (
  stored: EventView,
  event: BoardEvent | undefined,
  screens: boolean,
  { numberOf }: TableNumbers,
): EventView | null => {
  const told = event && eventAtTable(event, screens);
  if (!told) return null;
  const { revision, position, type, actor, occurredAt, recordedAt } = stored;
  const data = renumbered(told.data, numberOf);
  const text = boardEventInWords(told);
  return { revision: numberOf(revision), position, type, data, actor, occurredAt, recordedAt, words: text };
};

/**
 * The history of a board, as the device of its own table may see it: events are numbered and counted as it is shown them.
 * What it is not shown has happened by the moment before the next event that it is.
 */
export const historyAtTable = (history: BoardHistory): BoardHistory => {
  const { decoded, events, ids } = history;
  const screens = hasScreens(decoded[0]);
  const numbers = tableNumbers(events.map(({ type, data }, index) => ({ id: ids[index] ?? '', type, data })));
  return {
    ...history,
    events: events.flatMap((stored, index) => toldAtTable(stored, decoded[index], screens, numbers) ?? []),
    at: (count) => {
      const board = count === 0 ? null : foldBoard(decoded.slice(0, numbers.revisionOf(count) ?? decoded.length));
      return board && renumbered(viewAtTable(board), numbers.numberOf);
    },
  };
};
