import { type LawRef, type Message, type Param, type Params, type Seat, type Side, message } from '@app/bridge';
import { citation } from '@app/laws';

interface AnyEvent {
  readonly type: string;
  readonly data: object;
}

/** What each type of event tells: a new one does not compile before something is told of it. */
export type Told<E extends AnyEvent> = {
  readonly [T in E['type']]: (data: Extract<E, { readonly type: T }>['data']) => Params;
};

/** With what lets it move numbers of official results, where that is recorded (`TIMELINESS`). */
const withTimeliness = (
  event: Message,
  { exception, inTimeBy }: { exception?: string; inTimeBy?: string },
): Message => {
  if (exception !== undefined) return message('event.by-exception', { event, reason: exception });
  return inTimeBy === undefined ? event : message('event.in-time-by', { event, paragraph: { paragraph: inTimeBy } });
};

/** An event as a message: its code is `event.` and its type. */
export const messageBy =
  <E extends AnyEvent>(told: Told<E>) =>
  ({ type, data }: E): Message => {
    const paramsOf = (told as Readonly<Record<string, (of: E['data']) => Params>>)[type];
    return withTimeliness(message(`event.${type}`, paramsOf?.(data)), data);
  };

export const codesOf = (told: object): readonly string[] => Object.keys(told).map((type) => `event.${type}`);

/** A value inside a message; not there where it is left out. */
export const perhaps = <T>(value: T | null | undefined, param: (value: T) => Param): Param =>
  value === null || value === undefined ? null : param(value);

export const aSeat = (seat: Seat): Param => ({ seat });
export const aSide = (side: Side): Param => ({ side });
export const anInstant = (instant: string): Param => ({ instant });
export const exactly = (exact: string | number): Param => ({ exact: String(exact) });
export const aLaw = (law: LawRef): Param => ({ paragraph: citation(law) });
export const theLaws = (laws: readonly LawRef[]): Param => ({ list: laws.map(aLaw) });
export const anAuthority = (authority: string): Param => ({ authority });

/** Choices, answers and the like, by the names that they are stored with. */
export const namesOf = (names: readonly string[]): Param => ({ list: names.map((name) => ({ name })) });

/** Texts with a comma between them. */
export const listed = (items: readonly (string | number)[]): Param => ({ list: items.map(String) });

/** An event of the same stream, as readers count them and as it is addressed: `event 8 (@7)`. */
export const nthOf = (revision: number): Param =>
  message('event.nth', { number: String(revision + 1), revision: String(revision) });

/** Two or more with `and` between each. */
export const all = (items: readonly Param[]): Param =>
  items.slice(1).reduce<Param>((before, item) => message('event.and', { before, item }), items[0] ?? null);

/** Codes of the parts that the messages of several events have in common. */
export const SHARED_CODES: readonly string[] = ['event.nth', 'event.and', 'event.by-exception', 'event.in-time-by'];
