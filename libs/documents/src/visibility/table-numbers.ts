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
}

/** Beyond the number of events that any board has. */
const FIRST_DRAWN = 2 ** 30;

/** From the last 30 bits of an id, which are random; the first are a time. */
const drawnFrom = (id: string): number => FIRST_DRAWN + (Number.parseInt(id.slice(-8), 16) % FIRST_DRAWN);

export const hasScreens = (event: BoardEvent | undefined): boolean =>
  event?.type === 'BoardOpened' && event.data.screens === true;

/** @param events the whole stream of a board, with their ids; one that cannot be read is shown to nobody */
export const tableNumbers = (events: readonly (StoredEvent & { readonly id: string })[]): TableNumbers => {
  const decoded = events.map((stored) => decodeBoardEvent(stored));
  const [first] = decoded;
  const screens = hasScreens(first?.ok === true ? first.value : undefined);
  const numbers: number[] = [];
  const revisions = new Map<number, number>();
  const shownUpTo: number[] = [];
  let count = 0;
  for (const [revision, event] of decoded.entries()) {
    const isShown = event.ok && eventAtTable(event.value, screens) !== null;
    const number = isShown ? count : drawnFrom(events[revision]?.id ?? '');
    if (isShown) count += 1;
    numbers.push(number);
    revisions.set(number, revision);
    shownUpTo.push(count - 1);
  }
  return {
    count,
    numberOf: (revision) => numbers[revision] ?? revision,
    revisionOf: (number) => revisions.get(number) ?? null,
    lastUpTo: (revision) => shownUpTo[Math.min(revision, shownUpTo.length - 1)] ?? -1,
  };
};

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
