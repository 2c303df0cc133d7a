import { isCompleteDeal, makePbnDeal, markedOtherwise } from '@app/bridge';
import type { ImportedFile, ReportItem } from '../imported';
import type { PlannedBoard } from './planned';

const CODE = 'marked-otherwise';

/** Boards whose dealer or vulnerability departs from the cycle; they are played as marked (Law 2). */
export const boardsMarkedOtherwise = (file: ImportedFile): readonly ReportItem[] =>
  file.report.some(({ code }) => code === CODE)
    ? []
    : file.boards.flatMap(({ record, line, board, dealer, vulnerability }): ReportItem[] => {
        if (board === null || dealer === null || vulnerability === null) return [];
        return markedOtherwise(board, { dealer, vulnerability }).map((message) => ({
          kind: 'note',
          code: CODE,
          line,
          record,
          board: String(board),
          message,
        }));
      });

/** Results that would be compared with each other although the cards were not the same (Law 87). */
export const fieldsWithSeveralDeals = (boards: readonly PlannedBoard[]): readonly ReportItem[] => {
  const first = new Map<string, { deal: string; record: number }>();
  return boards.flatMap(({ record, section, address }): ReportItem[] => {
    if (!isCompleteDeal(record.hands)) return [];
    const deal = makePbnDeal(record.hands);
    const key = `${section}/${address.board}`;
    const known = first.get(key);
    if (!known) first.set(key, { deal, record: record.record });
    if (!known || known.deal === deal) return [];
    return [
      {
        kind: 'contradiction',
        code: 'deals-differ',
        line: record.line,
        record: record.record,
        board: String(address.board),
        message: `not the cards of record ${known.record}, with which this result is compared`,
      },
    ];
  });
};
