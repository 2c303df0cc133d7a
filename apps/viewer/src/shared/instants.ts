import { venueZone } from './venue';

const PARTS: Intl.DateTimeFormatOptions = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
};

/** A moment as a field for date and time has it, by the clock at the venue: `'2026-02-02T21:10'`. */
export const localTime = (date: Date, timeZone = venueZone()): string => {
  const format = new Intl.DateTimeFormat('en', { ...PARTS, ...(timeZone === undefined ? {} : { timeZone }) });
  const parts = new Map(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes, length = 2): string =>
    (parts.get(type) ?? '').padStart(length, '0');
  return `${part('year', 4)}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
};

/** How far the clock is ahead of UTC at an instant, in milliseconds of whole minutes. */
const aheadAt = (instant: number, timeZone: string): number =>
  Date.parse(`${localTime(new Date(instant), timeZone)}Z`) - Math.floor(instant / MINUTE) * MINUTE;

const MINUTE = 60_000;

/**
 * The instant that such a field means, by the clock at the venue; null where it is empty or no moment. Of an hour that the
 * clock shows twice it is the first; one that it leaves out is as if the clock had not been put forward yet.
 */
export const instantOf = (local: string, timeZone = venueZone()): string | null => {
  if (timeZone === undefined) {
    const date = new Date(local);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
  }
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return null;
  // The offset of the day before is right for every moment until the clock is changed, and that of the day after from then on.
  const [before, after] = [-1, 1].map((day) => asUtc - aheadAt(asUtc + day * DAY, timeZone));
  const fits = [before, after].find(
    (instant) => instant !== undefined && instant + aheadAt(instant, timeZone) === asUtc,
  );
  return new Date(fits ?? before ?? asUtc).toISOString();
};

const DAY = 24 * 60 * MINUTE;

/** The last moment that a field takes: a year of more digits is no moment that can be recorded. */
export const LAST_MOMENT = '9999-12-31T23:59:59';
