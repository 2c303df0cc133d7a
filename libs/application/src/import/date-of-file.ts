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

/**
 * When what a file records happened: on the day that it says, else now.
 * @param date ISO date (`2026-03-01`) that the file says, or whoever imports it; null where nobody does
 */
export const momentOf = (date: string | null, now: Date): Moment => {
  if (date !== null) return { at: noonOf(date), isUnknown: false, assumption: null };
  const item = { kind: 'assumption', code: 'date-unknown', line: 1, record: null, board: null, room: null } as const;
  return { at: now, isUnknown: true, assumption: { ...item, message: importMessage('date-unknown') } };
};
