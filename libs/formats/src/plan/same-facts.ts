import type { BoardEvent } from '@app/contract';

/** An event as far as it is compared: of the plan, or of the ledger, whatever version wrote it. */
export interface Fact {
  readonly type: string;
  readonly data: object;
}

/** Parts of events that say by which way they came, or are words, which the ledger may have encrypted. */
const NOT_COMPARED: ReadonlySet<string> = new Set([
  'authority',
  'exception',
  'raisedAt',
  'reason',
  'source',
  'text',
  // Where the record was put says nothing of what it says.
  'attempt',
  'section',
  'session',
  'table',
]);

/** What the Laws engine adds follows from the rest. */
const isFact = ({ type }: Fact): boolean => type !== 'InfractionNoted';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Cards that the ledger does not have with a board are set for its section. */
const isUnknownDeal = (key: string, part: unknown): boolean => key === 'deal' && part === undefined;

/** Whether everything that the one says stands in the other too; the ledger may know more, as the cards of a board. */
const holds = (other: unknown, one: unknown): boolean => {
  if (!isObject(one)) return one === other;
  return (
    isObject(other) &&
    Object.entries(one).every(
      ([key, part]) =>
        part === undefined || NOT_COMPARED.has(key) || isUnknownDeal(key, other[key]) || holds(other[key], part),
    )
  );
};

/**
 * The first event of a record that the ledger does not have, in the order of the record; null where it has them all,
 * perhaps with others in between and behind: a board goes on after its import.
 */
export const firstNotRecorded = (events: readonly BoardEvent[], recorded: readonly Fact[]): BoardEvent | null => {
  let next = 0;
  for (const event of events.filter(isFact)) {
    const at = recorded.findIndex(
      ({ type, data }, nth) => nth >= next && type === event.type && holds(data, event.data),
    );
    if (at < 0) return event;
    next = at + 1;
  }
  return null;
};

/** A text that two records have in common exactly where they say the same. */
export const contentOf = (events: readonly BoardEvent[]): string =>
  JSON.stringify(events.filter(isFact), (key, value: unknown) => (NOT_COMPARED.has(key) ? undefined : value));
