import type { Message } from '@app/bridge';
import { type ReportItem, importMessage } from '@app/formats';

/** When what a file records happened. */
interface Moment {
  readonly at: Date;
  /** Nobody says when it was: it is the time of the import. */
  readonly isUnknown: boolean;
  readonly assumption: ReportItem | null;
}

/** The middle of a day. */
const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`);

const assumption = (code: string, text: Message): ReportItem => {
  return { kind: 'assumption', code, line: 1, record: null, board: null, room: null, message: text };
};

/** What is known of the day. */
interface KnownDay {
  /** ISO date (`2026-03-01`) that the file says, or whoever imports it; null where nobody does. */
  readonly date: string | null;
  /** The first day of the month or year that the file names instead. */
  readonly earliestDate?: string | null;
}

/** When what a file records happened: on the day that it says, else on the first that it may have been, else now. */
export const momentOf = ({ date, earliestDate = null }: KnownDay, now: Date): Moment => {
  if (date !== null) return { at: noonOf(date), isUnknown: false, assumption: null };
  if (earliestDate !== null) {
    const said = assumption('day-unknown', importMessage('day-unknown', { text: earliestDate }));
    return { at: noonOf(earliestDate), isUnknown: false, assumption: said };
  }
  return { at: now, isUnknown: true, assumption: assumption('date-unknown', importMessage('date-unknown')) };
};
