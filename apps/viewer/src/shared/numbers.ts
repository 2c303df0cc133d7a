import { type Bid, tricksNeeded } from '@app/bridge';
import { messages } from '../strings';

/** `'+620'`, `'−50'`, `'0'`, with a real minus sign. */
export const signed = (score: number): string => (score > 0 ? `+${score}` : score < 0 ? `−${-score}` : '0');

/** Tricks against what the contract needs: `'='`, `'+1'`, `'−2'`. */
export const versusContract = (bid: Bid, tricks: number): string => {
  const difference = tricks - tricksNeeded(bid);
  return difference === 0 ? '=' : signed(difference);
};

const TIME = new Intl.DateTimeFormat(messages.locale, { dateStyle: 'medium', timeStyle: 'medium' });

/** An instant, in the reader's own time zone; a dash where it is not known. */
export const timeText = (instant: string | null): string => {
  if (instant === null) return '–';
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? instant : TIME.format(date);
};

/** A moment as the queries take it: an instant as a time; a position, or the address of an event, as it is. */
export const momentText = (moment: string): string => (/^\d{4}-/.test(moment) ? timeText(moment) : moment);
