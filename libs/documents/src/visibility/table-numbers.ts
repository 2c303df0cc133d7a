import { type BoardEvent, type StoredEvent, decodeBoardEvent } from '@app/contract';
import { eventAtTable } from './table-events';

/**
 * The numbers by which a table's device knows the events of its board. Those that it is shown are numbered from 0 without a
 * gap; a revision would count the others as well. An event that it is not shown may still be what an option or a penalty
 * card goes back to: its number is drawn from its id, so that it tells neither how many there are nor where it stands.
 * Numbers stay what they are as the board goes on.
 */
export interface TableNumbers {
  /** How many events the device is shown. */
  readonly count: number;
  readonly numberOf: (revision: number) => number;
  /** Null where the board has no event of this number. */
  readonly revisionOf: (number: number) => number | null;
  /** The number of the last event shown up to this revision; -1 before the first. */
  readonly lastUpTo: (revision: number) => number;
  /** With the events that follow those that are numbered. */
  readonly after: (events: readonly NumberedEvent[]) => TableNumbers;
}

/** An event as it is stored, with its id. */
type NumberedEvent = StoredEvent & { readonly id: string };

/** Beyond the number of events that any board has. */
const FIRST_DRAWN = 2 ** 30;

/** From the last 30 bits of an id, which are random; the first are a time. */
const drawnFrom = (id: string): number => FIRST_DRAWN + (Number.parseInt(id.slice(-8), 16) % FIRST_DRAWN);

export const hasScreens = (event: BoardEvent | undefined): boolean =>
  event?.type === 'BoardOpened' && event.data.screens === true;

/** What the events of a board are known by so far, in their order. */
interface Numbered {
  /** Null before the first event. */
  readonly screens: boolean | null;
  readonly count: number;
  readonly numbers: readonly number[];
  readonly revisions: ReadonlyMap<number, number>;
  readonly shownUpTo: readonly number[];
}

const numberedAfter = (before: Numbered, events: readonly NumberedEvent[]): Numbered => {
  const [numbers, shownUpTo] = [[...before.numbers], [...before.shownUpTo]];
  const revisions = new Map(before.revisions);
  let { screens, count } = before;
  for (const stored of events) {
    const event = decodeBoardEvent(stored);
    screens ??= hasScreens(event.ok ? event.value : undefined);
    const isShown = event.ok && eventAtTable(event.value, screens) !== null;
    const number = isShown ? count : drawnFrom(stored.id);
    if (isShown) count += 1;
    revisions.set(number, numbers.length);
    numbers.push(number);
    shownUpTo.push(count - 1);
  }
  return { screens, count, numbers, revisions, shownUpTo };
};

const viewOf = (numbered: Numbered): TableNumbers => {
  const { count, numbers, revisions, shownUpTo } = numbered;
  return {
    count,
    numberOf: (revision) => numbers[revision] ?? revision,
    revisionOf: (number) => revisions.get(number) ?? null,
    lastUpTo: (revision) => shownUpTo[Math.min(revision, shownUpTo.length - 1)] ?? -1,
    after: (events) => viewOf(numberedAfter(numbered, events)),
  };
};

const NONE: Numbered = { screens: null, count: 0, numbers: [], revisions: new Map(), shownUpTo: [] };

/** @param events the whole stream of a board, with their ids; one that cannot be read is shown to nobody */
export const tableNumbers = (events: readonly NumberedEvent[]): TableNumbers => viewOf(numberedAfter(NONE, events));

/** The fields, in what a table's device is shown and in what it may say, that name an event of the board. */
const NAMING_EVENTS: ReadonlySet<string> = new Set(['act', 'at', 'revision', 'replaces', 'simultaneousWith']);

/** Data in which every event is named by another number. */
export const renumbered = <T>(value: T, number: (event: number) => number): T => {
  const inside = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inside);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([field, of]) => [
        field,
        NAMING_EVENTS.has(field) && typeof of === 'number' ? number(of) : inside(of),
      ]),
    );
  };
  // The numbers alone are exchanged; the type has no narrower ones.
  return inside(value) as T;
};
