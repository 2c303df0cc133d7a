import { isCompleteDeal, makePbnDeal, markedOtherwise } from '@app/bridge';
import type { ImportedBoard, ReportItem } from '../imported';
import type { PlannedBoard } from './planned';

/** Readers that look at the marking of a board themselves report it under this code. */
export const MARKED_OTHERWISE = 'marked-otherwise';

/** A board whose dealer or vulnerability departs from the cycle; it is played as marked (Law 2). */
export const markedOtherwiseItems = ({
  record,
  line,
  board,
  dealer,
  vulnerability,
}: ImportedBoard): readonly ReportItem[] => {
  if (board === null || dealer === null || vulnerability === null) return [];
  return markedOtherwise(board, { dealer, vulnerability }).map((message) => ({
    kind: 'note',
    code: MARKED_OTHERWISE,
    line,
    record,
    board: String(board),
    message,
  }));
};

/**
 * Finds, board after board, results that would be compared with each other although the cards were not the same (Law 87).
 */
export const dealsCompared = (): ((board: PlannedBoard) => ReportItem | null) => {
  const first = new Map<string, { deal: string; record: number }>();
  return ({ record, section, address }) => {
    if (!isCompleteDeal(record.hands)) return null;
    const deal = makePbnDeal(record.hands);
    const key = `${section}/${address.board}`;
    const known = first.get(key);
    if (!known) first.set(key, { deal, record: record.record });
    if (!known || known.deal === deal) return null;
    return {
      kind: 'contradiction',
      code: 'deals-differ',
      line: record.line,
      record: record.record,
      board: String(address.board),
      message: `not the cards of record ${known.record}, with which this result is compared`,
    };
  };
};
