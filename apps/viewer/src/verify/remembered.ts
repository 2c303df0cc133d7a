/** What this browser keeps between two visits. Where it may not keep anything, every visit is the first. */
const KEYS = 'ledger.verify.keys';
const SEEN = 'ledger.verify.seen';

/** A checkpoint that this browser has found good. */
export interface Seen {
  /** The signed note, word for word: evidence against whoever signed it, should it come to that. */
  readonly note: string;
  /** When it was seen here. */
  readonly at: string;
}

const read = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

const write = (name: string, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Nothing depends on it but the next visit.
  }
};

const isSeen = (value: unknown): value is Seen =>
  typeof value === 'object' &&
  value !== null &&
  'note' in value &&
  'at' in value &&
  typeof value.note === 'string' &&
  typeof value.at === 'string';

/** The last checkpoints by the ledger's origin; whatever cannot be read is not there. */
export const seenLedgers = (): ReadonlyMap<string, Seen> => {
  try {
    const stored: unknown = JSON.parse(read(SEEN) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return new Map();
    return new Map(Object.entries(stored).flatMap(([origin, one]) => (isSeen(one) ? [[origin, one] as const] : [])));
  } catch {
    return new Map();
  }
};

export const rememberSeen = (origin: string, seen: Seen | null): void => {
  const all = new Map(seenLedgers());
  if (seen) all.set(origin, seen);
  else all.delete(origin);
  write(SEEN, JSON.stringify(Object.fromEntries(all)));
};

/** The visitor's own keys, one a line as they were pasted; null where there are none. */
export const pastedKeys = (): string | null => read(KEYS);
export const rememberKeys = (text: string | null): void => write(KEYS, text);
