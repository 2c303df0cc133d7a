import { type Bid, tricksNeeded } from '@app/bridge';
import { messages } from '../strings';
import { venueZone } from './venue';

/** `'+620'`, `'−50'`, `'0'`, with a real minus sign. */
export const signed = (score: number): string => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0');

/** Tricks against what the contract needs: `'='`, `'+1'`, `'−2'`. */
export const versusContract = (bid: Bid, tricks: number): string => {
  const difference = tricks - tricksNeeded(bid);
  return difference === 0 ? '=' : signed(difference);
};

const formats = new Map<string | undefined, Intl.DateTimeFormat>();

const formatIn = (timeZone: string | undefined): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = new Intl.DateTimeFormat(messages.locale, { dateStyle: 'medium', timeStyle: 'medium', ...zone });
  formats.set(timeZone, format);
  return format;
};

/** An instant by the clock at the venue, or the reader's own where none is stated; a dash where it is not known. */
export const timeText = (instant: string | null): string => {
  if (instant === null) return '–';
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : formatIn(venueZone()).format(date);
};

/** A moment as the queries take it: an instant as a time; a position, or the address of an event, as it is. */
export const momentText = (moment: string): string => (/^\d{4}-/.test(moment) ? timeText(moment) : moment);
