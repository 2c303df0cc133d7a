import { useState } from 'preact/hooks';
import type { Values } from './act';

const kept = (key: string): Values | null => {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as Values);
  } catch {
    return null;
  }
};

const keep = (key: string, values: Values | null): void => {
  try {
    if (values === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing has it as long as the page is open.
  }
};

interface Draft {
  readonly values: Values;
  readonly change: (values: Values) => void;
  readonly discard: () => void;
}

/**
 * What somebody types into a form. It outlives a reload of the page, until it has been recorded.
 * @param key of this form of this case, `'a1/HearParty'`
 */
export const useDraft = (key: string, begins: Values): Draft => {
  const name = `session-ledger.draft.${key}`;
  const [typed, setTyped] = useState(() => kept(name));
  const set = (values: Values | null): void => {
    keep(name, values);
    setTyped(values);
  };
  return {
    values: { ...begins, ...typed },
    change: (values) => set({ ...typed, ...values }),
    discard: () => set(null),
  };
};
