import { useState } from 'preact/hooks';
import type { Act, Values } from './act';
import { filledIn } from './filled';

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
 * What somebody types into a form. It outlives a reload of the page, until it has been recorded. From the first letter
 * everything in the form stays as it is: what is written as the director's words does not become the appellant's
 * because the case has moved on.
 * @param key of this form of this case, `'d02/a1/HearParty'`
 */
export const useDraft = (key: string, act: Pick<Act, 'fields' | 'begins'>): Draft => {
  const name = `session-ledger.draft.${key}`;
  const [typed, setTyped] = useState(() => kept(name));
  const values = filledIn(act, typed);
  const set = (all: Values | null): void => {
    keep(name, all);
    setTyped(all);
  };
  return {
    values,
    change: (some) => set({ ...values, ...some }),
    discard: () => set(null),
  };
};
