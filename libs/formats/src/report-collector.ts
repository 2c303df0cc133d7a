import type { ReportItem } from './imported';

/** How many lines a report has at most: a file that is wrong throughout must not fill memory and terminal. */
export const LONGEST_REPORT = 10_000;

/** A report of bounded length that is put together line by line. */
interface ReportCollector {
  readonly say: (item: ReportItem) => void;
  /** How many lines there are, those left out included. */
  readonly total: () => number;
  /** Whether anything is refused, or in question. */
  readonly hasErrors: () => boolean;
  readonly hasCode: (code: string) => boolean;
  /** The lines that matter most, errors and questions before all others, in the order of the file. */
  readonly items: () => readonly ReportItem[];
}

const byLine = (one: ReportItem, other: ReportItem): number => one.line - other.line;

/** The first lines of the file, of all that are added; holds twice as many at most. */
const firstLines = (longest: number) => {
  let items: ReportItem[] = [];
  const first = (): readonly ReportItem[] => items.sort(byLine).slice(0, longest);
  return {
    add: (item: ReportItem): void => {
      items.push(item);
      if (items.length >= 2 * longest) items = [...first()];
    },
    first,
  };
};

/** @param longest how many lines it holds at most; Infinity for all of them */
export const reportCollector = (longest = LONGEST_REPORT): ReportCollector => {
  const errors = firstLines(longest);
  const others = firstLines(longest);
  const codes = new Set<string>();
  let total = 0;
  let hasErrors = false;
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
  };
};
