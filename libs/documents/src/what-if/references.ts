import { type StoredEvent, decisionAddress, isRecord, parseDecisionAddress } from '@app/contract';
import { GROUND_KINDS } from '@app/session';

/** Fields that name an event of the same stream by its revision. */
const REVISIONS: ReadonlySet<string> = new Set([
  'act',
  'replaces',
  'simultaneousWith',
  'ruling',
  'amends',
  'decision',
  'draft',
  'advice',
  'fact',
  'penalty',
  'publication',
]);

/** Fields with lists of them. */
const LISTS: ReadonlySet<string> = new Set(['about', ...GROUND_KINDS]);

/** Where an event of a stream has gone: its new revision; null where it is not there any more. */
export type Whereabouts = (stream: string, revision: number) => number | null;

interface Referring {
  readonly data: unknown;
  /** What it is about and is not there: it has nothing to be about. */
  readonly missing: readonly string[];
}

/** `board-q21.4.11@37` where it is now; a decision of another stream stays as it is. */
const addressNow = (address: string, where: Whereabouts): string | null => {
  const { stream, revision } = parseDecisionAddress(address) ?? {};
  if (stream === undefined || revision === undefined) return address;
  const now = where(stream, revision);
  return now === null ? null : decisionAddress(stream, now);
};

const value = (key: string, given: unknown, stream: string, where: Whereabouts): Referring => {
  const there = (data: unknown): Referring => ({ data, missing: [] });
  if (typeof given === 'number' && REVISIONS.has(key)) {
    const now = where(stream, given);
    return now === null ? { data: given, missing: [`${stream}@${given}`] } : there(now);
  }
  if (typeof given === 'string') {
    const now = addressNow(given, where);
    return now === null ? { data: given, missing: [given] } : there(now);
  }
  if (Array.isArray(given)) {
    if (LISTS.has(key)) {
      return there(given.flatMap((one: unknown) => (typeof one === 'number' ? (where(stream, one) ?? []) : [one])));
    }
    if (key === 'builtOn') {
      return there(given.flatMap((one: unknown) => (typeof one === 'string' ? (addressNow(one, where) ?? []) : [one])));
    }
    const parts = given.map((one: unknown) => value(key, one, stream, where));
    return { data: parts.map(({ data }) => data), missing: parts.flatMap(({ missing }) => missing) };
  }
  return isRecord(given) ? fields(given, stream, where) : there(given);
};

const fields = (data: Readonly<Record<string, unknown>>, stream: string, where: Whereabouts): Referring => {
  const parts = Object.entries(data).map(([key, given]) => [key, value(key, given, stream, where)] as const);
  return {
    data: Object.fromEntries(parts.map(([key, part]) => [key, part.data])),
    missing: parts.flatMap(([, { missing }]) => missing),
  };
};

/**
 * An event with everything that it names where that stands now. What a ruling rests on may have gone from the list; what
 * an event is about, may not: then that is missing.
 */
export const referringAnew = (
  { type, data }: StoredEvent,
  stream: string,
  where: Whereabouts,
): { readonly event: StoredEvent; readonly missing: readonly string[] } => {
  const { data: anew, missing } = value('', data, stream, where);
  return { event: { type, data: anew }, missing };
};

/** Fields of what is shown that name an event by its revision too. */
const SHOWN: ReadonlySet<string> = new Set([...REVISIONS, 'at', 'against']);

/** What is shown of a stream, with its events by their revisions now; one that is not there keeps its own. */
export const renumbered = (shown: unknown, now: (revision: number) => number | null): unknown => {
  if (Array.isArray(shown)) return shown.map((one: unknown) => renumbered(one, now));
  if (!isRecord(shown)) return shown;
  return Object.fromEntries(
    Object.entries(shown).map(([key, part]) =>
      typeof part === 'number' && SHOWN.has(key) ? [key, now(part) ?? part] : [key, renumbered(part, now)],
    ),
  );
};
