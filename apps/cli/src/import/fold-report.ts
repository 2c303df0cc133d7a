import type { ReportItem } from '@app/formats';
import { commandText } from './import-texts';

const MOST_NAMED = 12;

/** Lines of a report as a person reads them: one line for all records with the same message, naming them. */
export const foldReport = (items: readonly ReportItem[]): readonly ReportItem[] => {
  const groups = new Map<string, ReportItem[]>();
  for (const item of items) {
    const alone = item.kind === 'error' || item.kind === 'contradiction';
    const key = alone ? `${groups.size}` : `${item.kind}\n${item.code}\n${JSON.stringify(item.message)}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const records = group.flatMap(({ record }) => (record === null ? [] : [record]));
    const message = commandText('folded', {
      said: first.message,
      records: { list: records.slice(0, MOST_NAMED).map(String) },
      more: Math.max(0, records.length - MOST_NAMED),
    });
    return [{ ...first, record: null, board: null, room: null, message }];
  });
};
