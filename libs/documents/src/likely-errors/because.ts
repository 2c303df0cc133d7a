import type { PlayedResult } from '@app/contract';
import { type Message, holderOf } from '@app/bridge';
import { likelyErrorMessage, resultParam } from './messages';
import { type TableBoard, againstLead, againstTrumps, fewTrumps } from './table-boards';

/** How many different results of other tables are told. */
const TOLD = 6;

const textOf = (result: PlayedResult | null): string =>
  result ? `${result.bid} ${result.declarer} ${result.risk} ${result.tricks}` : '';

/** The results of the other tables, the most frequent first. */
const frequencies = ({
  doc,
  field,
}: TableBoard): readonly { readonly result: PlayedResult | null; readonly count: number }[] => {
  const counts = new Map<string, { readonly result: PlayedResult | null; readonly count: number }>();
  for (const { doc: other, result } of field) {
    if (other.id === doc.id) continue;
    const key = textOf(result);
    counts.set(key, { result, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort(
    (one, other) => other.count - one.count || (textOf(one.result) < textOf(other.result) ? -1 : 1),
  );
};

const ofField = (board: TableBoard): Message => {
  const all = frequencies(board);
  if (all.length === 0) return likelyErrorMessage('alone', { board: board.doc.board });
  return likelyErrorMessage('field', {
    board: board.doc.board,
    tables: board.field.length - 1,
    results: {
      list: all
        .slice(0, TOLD)
        .map(({ result, count }) => likelyErrorMessage('frequency', { result: resultParam(result), count })),
    },
  });
};

/** What speaks against the result of a board: the other tables, the lead, the cards. */
export const becauseOf = (board: TableBoard): readonly Message[] => {
  const { record, lead, result } = board;
  const holder = record.deal && lead && holderOf(record.deal, lead);
  const trumps = againstTrumps(record, result);
  const few = fewTrumps(record, result);
  return [
    ofField(board),
    ...(result && lead && holder && againstLead(record, lead, result)
      ? [
          likelyErrorMessage('lead', {
            card: { card: lead },
            holder: { seat: holder },
            declarer: { seat: result.declarer },
          }),
        ]
      : []),
    ...(few === null ? [] : [likelyErrorMessage('few-trumps', { trumps: few })]),
    ...(result && trumps ? [likelyErrorMessage('trumps', { side: { side: trumps.side }, least: trumps.least })] : []),
  ];
};
