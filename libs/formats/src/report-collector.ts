import type { ReportItem } from './imported';

/** How many lines a report has at most: a file that is wrong throughout must not fill memory and terminal. */
export const LONGEST_REPORT = 10_000;

/** A report of bounded length that is put together line by line. */
export interface ReportCollector {
  readonly say: (item: ReportItem) => void;
  /** How many lines there are, those left out included. */
  readonly total: () => number;
  /** Whether anything is refused, or in question. */
  readonly hasErrors: () => boolean;
  readonly hasCode: (code: string) => boolean;
  /** The lines that matter most, errors and questions before all others, in the order of the file. */
  readonly items: () => readonly ReportItem[];
  /** Another report that begins with all of this one. */
  readonly copy: () => ReportCollector;
}

const byLine = (one: ReportItem, other: ReportItem): number => one.line - other.line;

/** The first lines of the file, of all that are added; holds twice as many at most. */
const firstLines = (longest: number, from: readonly ReportItem[]) => {
  let items: ReportItem[] = [...from];
  const first = (): readonly ReportItem[] => items.sort(byLine).slice(0, longest);
  return {
    add: (item: ReportItem): void => {
      items.push(item);
      if (items.length >= 2 * longest) items = [...first()];
    },
    first,
    all: (): readonly ReportItem[] => items,
  };
};

interface Begun {
  readonly errors: readonly ReportItem[];
  readonly others: readonly ReportItem[];
  readonly codes: Iterable<string>;
  readonly total: number;
  readonly hasErrors: boolean;
}

const NOTHING: Begun = { errors: [], others: [], codes: [], total: 0, hasErrors: false };

const collectorFrom = (longest: number, begun: Begun): ReportCollector => {
  const errors = firstLines(longest, begun.errors);
  const others = firstLines(longest, begun.others);
  const codes = new Set(begun.codes);
  let { total, hasErrors } = begun;
  return {
    say: (item) => {
      total += 1;
      codes.add(item.code);
      const isError = item.kind === 'error' || item.kind === 'question';
      hasErrors ||= isError;
      (isError ? errors : others).add(item);
    },
    total: () => total,
    hasErrors: () => hasErrors,
    hasCode: (code) => codes.has(code),
    items: () => {
      const worst = errors.first();
      return [...worst, ...others.first().slice(0, longest - worst.length)].sort(byLine);
    },
    copy: () => collectorFrom(longest, { errors: errors.all(), others: others.all(), codes, total, hasErrors }),
  };
};

/** @param longest how many lines it holds at most; Infinity for all of them */
export const reportCollector = (longest = LONGEST_REPORT): ReportCollector => collectorFrom(longest, NOTHING);
