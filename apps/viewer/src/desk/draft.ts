import { useState } from 'preact/hooks';

const keptAs = (key: string): string => `session-ledger.desk.${key}`;

const kept = <T>(key: string, initial: T): T => {
  try {
    const text = sessionStorage.getItem(keptAs(key));
    return text === null ? initial : (JSON.parse(text) as T);
  } catch {
    return initial;
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
 * What somebody is writing, kept in this tab: nothing is lost when the page is reloaded or left for a moment.
 * @param key the same for the same thing: `'board-demo.4.5/ruling'`
 */
export const useDraft = <T extends object>(key: string, initial: T): Draft<T> => {
  const [value, setValue] = useState(() => ({ ...initial, ...kept(key, initial) }));
  return {
    value,
    change: (some) =>
      setValue((before) => {
        const after = { ...before, ...some };
        keep(key, JSON.stringify(after));
        return after;
      }),
    clear: () => {
      keep(key, null);
      setValue(initial);
    },
  };
};
