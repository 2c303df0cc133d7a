import { useState } from 'preact/hooks';

const keptAs = (key: string): string => `session-ledger.desk.${key}`;

const kept = <T>(key: string): T | null => {
  try {
    const text = sessionStorage.getItem(keptAs(key));
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
};

const keep = (key: string, text: string | null): void => {
  try {
    if (text === null) sessionStorage.removeItem(keptAs(key));
    else sessionStorage.setItem(keptAs(key), text);
  } catch {
    // A browser that keeps nothing has the draft for as long as the page is open.
  }
};

export interface Draft<T> {
  readonly value: T;
  readonly change: (some: Partial<T>) => void;
  /** What was written is done with. */
  readonly clear: () => void;
}

/**
 * What somebody is writing, kept in this tab: nothing is lost when the page is reloaded or left for a moment. Until
 * something is written it is what it begins with, however that changes; from then on nothing changes by itself.
 * @param key the same for the same person and thing: `'d02/board-demo.4.5/ruling'`
 */
export const useDraft = <T extends object>(key: string, initial: T): Draft<T> => {
  const [written, setWritten] = useState(() => kept<T>(key));
  return {
    value: written ? { ...initial, ...written } : initial,
    change: (some) =>
      setWritten((before) => {
        const after = { ...initial, ...before, ...some };
        keep(key, JSON.stringify(after));
        return after;
      }),
    clear: () => {
      keep(key, null);
      setWritten(null);
    },
  };
};
