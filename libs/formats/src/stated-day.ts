/** What a file says of the day on which it was played. */
export interface StatedDay {
  /** ISO date (`2021-08-23`), where a whole day is named. */
  readonly date: string | null;
  /** The first day of the month or year that is named, where no day is. */
  readonly earliest: string | null;
}

const NO_DAY: StatedDay = { date: null, earliest: null };

/** Duplicate bridge is younger; a year before is a slip or stands for none. */
const FIRST_YEAR = 1900;

const TIME = String.raw`(?:[ T]\d{1,2}[:.]\d\d(?:[:.]\d\d)?.*)?`;
const DAY = new RegExp(String.raw`^(\d{4})([./-]?)(\d\d|\?\?)\2(\d\d|\?\?)${TIME}$`);

/**
 * `'1995.06.10'`, and as seen in real files `'20151006'`, `'2015-10-06'`, `'2013-08-10 17:04'`; of `'2012.08.??'` the month,
 * of `'2012.??.??'` the year. Neither where no such day exists.
 */
export const statedDay = (text: string): StatedDay => {
  const [, year = '', , month = '', day = ''] = DAY.exec(text.trim()) ?? [];
  const named = [year, month === '??' ? '01' : month, month === '??' || day === '??' ? '01' : day].join('-');
  const at = new Date(`${named}T00:00:00Z`);
  if (Number(year) < FIRST_YEAR || Number.isNaN(at.getTime()) || !at.toISOString().startsWith(named)) return NO_DAY;
  return month === '??' || day === '??' ? { date: null, earliest: named } : { date: named, earliest: null };
};

/** The first whole day in a title: `'Spring teams 2012-04-21, final'`; null where there is none. */
export const dayInTitle = (title: string): string | null => {
  for (const [text] of title.matchAll(/(?<!\d)\d{4}([./-])\d\d\1\d\d(?!\d)/g)) {
    const { date } = statedDay(text);
    if (date !== null) return date;
  }
  return null;
};
