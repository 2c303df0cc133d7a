import type { ReportItem } from '@app/formats';
import { commandText } from './import-texts';

const MOST_NAMED = 12;
/** Of each kind of what has to be looked at, as many are shown one by one. */
const SHOWN = 5;

const TO_LOOK_AT: readonly ReportItem['kind'][] = ['error', 'question', 'contradiction'];

const recordsOf = (items: readonly ReportItem[]): readonly number[] => [
  ...new Set(items.flatMap(({ record }) => (record === null ? [] : [record]))),
];

const whole = (item: ReportItem, message: ReportItem['message']): ReportItem => ({
  ...item,
  record: null,
  board: null,
  room: null,
  message,
});

/** The first few of one kind, and a line for the others. */
const firstFew = (group: readonly ReportItem[]): readonly ReportItem[] => {
  const [next, ...others] = group.slice(SHOWN);
  if (!next) return group;
  if (others.length === 0) return group;
  const records = recordsOf([next, ...others]);
  const message = commandText('more-of-kind', {
    more: others.length + 1,
    records: { list: records.slice(0, MOST_NAMED).map(String) },
    rest: Math.max(0, records.length - MOST_NAMED),
  });
  return [...group.slice(0, SHOWN), whole(next, message)];
};

/** One line for all records with the same message, naming them. */
const inOneLine = (group: readonly ReportItem[]): readonly ReportItem[] => {
  const [first] = group;
  if (!first || group.length === 1) return group;
  const records = recordsOf(group);
  const message = commandText('folded', {
    said: first.message,
    records: { list: records.slice(0, MOST_NAMED).map(String) },
    more: Math.max(0, records.length - MOST_NAMED),
  });
  return [whole(first, message)];
};

const grouped = (items: readonly ReportItem[], keyOf: (item: ReportItem) => string): readonly ReportItem[][] => {
  const groups = new Map<string, ReportItem[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
};

/**
 * Lines of a report as a person reads them: of what has to be looked at the first few of each kind, and of all else one
 * line for all records with the same message. Each group stands where its first line is.
 */
export const foldReport = (items: readonly ReportItem[]): readonly ReportItem[] =>
  grouped(items, ({ kind, code, message }) =>
    TO_LOOK_AT.includes(kind) ? `${kind}\n${code}` : `${kind}\n${code}\n${JSON.stringify(message)}`,
  ).flatMap((group) => (group[0] && TO_LOOK_AT.includes(group[0].kind) ? firstFew(group) : inOneLine(group)));
