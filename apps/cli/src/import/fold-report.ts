import type { ReportItem } from '@app/formats';

const MOST_NAMED = 12;

/** Lines of a report as a person reads them: one line for all records with the same message, naming them. */
export const foldReport = (items: readonly ReportItem[]): readonly ReportItem[] => {
  const groups = new Map<string, ReportItem[]>();
  for (const item of items) {
    const alone = item.kind === 'error' || item.kind === 'contradiction';
    const key = alone ? `${groups.size}` : `${item.kind}\n${item.code}\n${item.message}`;
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first || group.length === 1) return group;
    const records = group.flatMap(({ record }) => (record === null ? [] : [record]));
    const named = records.slice(0, MOST_NAMED).join(', ');
    const more = records.length > MOST_NAMED ? ` and ${records.length - MOST_NAMED} more; --json names all` : '';
    return [{ ...first, record: null, board: null, message: `${first.message} (records ${named}${more})` }];
  });
};
