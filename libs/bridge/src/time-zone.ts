/** What every name of the IANA database looks like: `'UTC'`, `'Europe/Copenhagen'`, `'America/Argentina/Ushuaia'`. */
export const TIME_ZONE_NAME = '^(UTC|[A-Za-z][A-Za-z_]{0,30}(/[A-Za-z0-9_+-]{1,30}){1,2})$';

const SHAPE = new RegExp(TIME_ZONE_NAME);

/**
 * Whether a time zone of this name is known here. The database grows with the runtime: a name that a ledger holds may be
 * unknown to an older program, which then shows times as if no zone were stated.
 */
export const isTimeZone = (name: string): boolean => {
  if (!SHAPE.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

const calendar = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });

/**
 * The day on which an instant falls, `'2013-03-01'`: in the zone where one is known here, else the day that the instant
 * is written with, since offsets are those of the place.
 * @param instant ISO text, `'2013-02-01T19:30:00+01:00'`
 */
export const dayAt = (instant: string, timeZone?: string): string =>
  timeZone !== undefined && isTimeZone(timeZone)
    ? calendar(timeZone).format(Date.parse(instant))
    : instant.slice(0, 10);

const MINUTE = 60_000;
const DAY = 24 * 60;

/**
 * The last second of a day in a zone, in UTC: `'2013-08-31T21:59:59Z'` in Copenhagen. In UTC where no zone is given, or
 * none of that name is known here. Days of 23 and of 25 hours end where their clocks do.
 * @param day `'2013-08-31'`
 */
export const endOfDay = (day: string, timeZone?: string): string => {
  const inUtc = `${day}T23:59:59Z`;
  if (timeZone === undefined || !isTimeZone(timeZone)) return inUtc;
  const days = calendar(timeZone);
  const isOver = (at: number): boolean => days.format(at) > day;
  // No zone is a whole day from UTC: the next day begins there within one before or after it does in UTC.
  const midnight = Date.parse(inUtc) + 1000;
  let [low, high] = [-DAY, DAY];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isOver(midnight + middle * MINUTE)) high = middle;
    else low = middle + 1;
  }
  return new Date(midnight + low * MINUTE - 1000).toISOString().replace('.000Z', 'Z');
};
