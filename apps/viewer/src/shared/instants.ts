const two = (number: number): string => String(number).padStart(2, '0');

/** A moment as a field for date and time has it, in the reader's time zone: `'2026-02-02T21:10'`. */
export const localTime = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}T${two(date.getHours())}:${two(date.getMinutes())}`;

/** The instant that such a field means; null where it is empty or no moment. */
export const instantOf = (local: string): string | null => {
  const date = new Date(local);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
};

/** The last moment that a field takes: a year of more digits is no moment that can be recorded. */
export const LAST_MOMENT = '9999-12-31T23:59:59';
