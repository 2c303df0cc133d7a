import type { ImportedScoring } from '../imported';
import type { GameFile } from './game-file';

/*
 * The head of a game file: where its events and their sections are. A file of a club has one event, that of a tournament
 * may have many.
 */

const MOST_EVENTS = 50;
const EVENTS_AT = 0x12;
const EVENT_TYPES_AT = 0xda;
const SCORINGS_AT = 0x10c;
const MOST_SECTIONS = 100;
const SECTIONS_AT = 0x13e;
const SECTION_LENGTH = 22;

/** Events by what plays; results are read of the first. */
const EVENT_TYPES = ['Pairs', 'Teams', 'Individual', 'Home Style Pairs', 'BAM', 'Series Winner'] as const;

/** Forms of scoring of pairs whose points come from the results of the board. */
const SCORINGS: readonly (ImportedScoring | null)[] = ['matchpoints', 'butler', 'cross-imps', 'cross-imps'];

export interface GameEvent {
  /** From 1. */
  readonly number: number;
  readonly type: string;
  readonly isOfPairs: boolean;
  readonly scoring: ImportedScoring | null;
  /** Where its details are. */
  readonly at: number;
}

export interface GameSection {
  readonly letter: string;
  /** Where its details are. */
  readonly at: number;
  /** Where the list of its boards is; 0 where it was scored by hand. */
  readonly boardsAt: number;
  /** It is the first of those that are scored as one field. */
  readonly opensField: boolean;
}

export const eventsOf = (file: GameFile): readonly GameEvent[] =>
  Array.from({ length: MOST_EVENTS }, (_, nth) => nth).flatMap((nth) => {
    const at = file.u32(EVENTS_AT + 4 * nth);
    if (at === 0) return [];
    const type = file.u8(EVENT_TYPES_AT + nth);
    const event: GameEvent = {
      number: nth + 1,
      type: EVENT_TYPES[type] ?? String(type),
      isOfPairs: type === 0,
      scoring: SCORINGS[file.u8(SCORINGS_AT + nth)] ?? null,
      at,
    };
    return [event];
  });

export const sectionsOf = (file: GameFile, { number }: GameEvent): readonly GameSection[] =>
  Array.from({ length: MOST_SECTIONS }, (_, nth) => SECTIONS_AT + SECTION_LENGTH * nth)
    .filter((at) => file.u8(at) === number)
    .map((at) => ({
      letter: file.text(at + 0x1),
      at: file.u32(at + 0x4),
      boardsAt: file.u32(at + 0x8),
      opensField: file.u8(at + 0xf) === 0,
    }));

export const eventName = (file: GameFile, { at }: GameEvent): string => file.text(at + 0x4);

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** `August 31, 2014` as an ISO date; null for any other text, and where there is no such day. */
export const dayOf = (text: string): string | null => {
  const [, month = '', day = '', year = ''] = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(text) ?? [];
  const nth = MONTHS.indexOf(month) + 1;
  if (nth === 0) return null;
  const named = `${year}-${String(nth).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${named}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(named) ? named : null;
};

/** The day of an event, as the file spells it. */
export const eventDay = (file: GameFile, { at }: GameEvent): string => file.text(at + 0x48);
