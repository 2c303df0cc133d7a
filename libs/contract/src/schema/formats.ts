import { FormatRegistry, TypeRegistry } from '@sinclair/typebox';
import { type PbnFault, dealProblems, parsePbnDeal, remembering, seatName } from '@app/bridge';

/** Checks of texts that no pattern says, by the name that a schema has in `format`. */

/** Half of a surrogate pair: no character, and no UTF-8 can hold it. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** The calendar has this day: `2026-02-30` would be read as the second of March. */
export const isDay = (date: string): boolean => {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
};

const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && isDay(text);

/** A day, or a day of the year: a contest that is held every year has the same conditions every time. */
const isDayOfTheYear = (text: string): boolean => /^(\d{4}-)?\d\d-\d\d$/.test(text) && isDay(`2024-${text}`.slice(-10));

export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  isDay(value.slice(0, 10));

/** How many deals are remembered: those of a session that boards are being opened in. */
const DEALS = 64;

const faultOfNotation = (fault: PbnFault): string => {
  switch (fault.kind) {
    case 'first-seat':
      return `a deal begins with 'N:', 'E:', 'S:' or 'W:', not '${fault.text}'`;
    case 'four-hands':
      return `a deal has 4 hands, not ${fault.hands}`;
    case 'suits':
      return `${seatName(fault.seat)} has ${fault.suits} suits, not 4`;
    case 'no-rank':
      return `'${fault.text}' in ${seatName(fault.seat)}'s ${fault.suit} is no rank`;
  }
};

/** What is wrong with a deal in PBN notation, `N:AKQ2.. ... - ...`: the hands it gives have 13 cards each, no card twice. */
const faultOfDeal = remembering((text): string | null => {
  const deal = parsePbnDeal(text);
  if (!deal.ok) return `${faultOfNotation(deal.error.fault)} (column ${deal.error.column})`;
  const [problem] = dealProblems(deal.value);
  if (problem === undefined) return null;
  if (problem.kind === 'count') return `${problem.seat} has ${problem.count} cards`;
  return problem.kind === 'double' ? `${problem.card} is held twice` : `${problem.card} is in no hand`;
}, DEALS);

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  'well-formed': (text) => !LONE_SURROGATE.test(text),
  date: isDate,
  'day-of-the-year': isDayOfTheYear,
  'date-time': isInstant,
  'pbn-deal': (text) => faultOfDeal(text) === null,
};

/** What a message says of a text that is not of its format, where it says more than what was expected. */
export const FAULT_OF_FORMAT: Readonly<Record<string, (text: string) => string | null>> = {
  'well-formed': (text) =>
    LONE_SURROGATE.test(text) ? 'the text has half of a surrogate pair (\\ud800 to \\udfff) in it' : null,
  'pbn-deal': faultOfDeal,
};

const SETS = new WeakMap<object, ReadonlySet<unknown>>();

const isWordOf = (schema: unknown, value: unknown): boolean => {
  const { enum: words } = schema as { readonly enum: readonly string[] };
  const known = SETS.get(words) ?? new Set<unknown>(words);
  SETS.set(words, known);
  return known.has(value);
};

/** Makes the formats and kinds of the contract known to the compiler of checks; to be called before it compiles. */
export const registerFormats = (): void => {
  for (const [name, accepts] of Object.entries(FORMATS)) FormatRegistry.Set(name, accepts);
  TypeRegistry.Set('WordOf', isWordOf);
};
