/** Arithmetic of instants written as ISO text, `'2013-02-01T19:30:00+01:00'`; no clock is read. */

const OFFSET = /(Z|[+-]\d\d:\d\d)$/;

/** So many minutes later, written with the same offset. */
export const later = (instant: string, minutes: number): string => {
  const [offset = 'Z'] = OFFSET.exec(instant) ?? [];
  const onTheWall = Date.parse(instant.replace(OFFSET, 'Z')) + minutes * 60_000;
  return new Date(onTheWall).toISOString().replace(/(\.000)?Z$/, offset);
};

/** Below 0, 0 or above 0, as for `Array.sort`. */
export const compareInstants = (one: string, other: string): number => Date.parse(one) - Date.parse(other);

export const laterOf = (one: string, other: string): string => (compareInstants(one, other) > 0 ? one : other);

export const minutesBetween = (from: string, to: string): number => compareInstants(to, from) / 60_000;

/** The day that an instant is written with: the local one, since offsets are those of the place. */
export const dayOf = (instant: string): string => instant.slice(0, 10);

/** `'2013-03-01'` after `'2013-02-28'`. */
export const dayAfter = (day: string): string => dayOf(later(`${day}T00:00:00Z`, 24 * 60));
