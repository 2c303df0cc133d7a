import { useState } from 'preact/hooks';
import { keep, kept } from '../shared/kept';

const written = <T>(name: string): T | null => {
  const text = kept(name, 'window');
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
};

interface Draft<T> {
  readonly value: T;
  readonly change: (some: Partial<T>) => void;
  /** The text has been recorded, or is given up. */
  readonly clear: () => void;
}

/**
 * What a person types into a form, kept in this tab: a reload loses nothing. Before the first letter the form has what it
 * begins with, however that changes; from then on nothing in it changes by itself.
 * @param key the same for the same person and thing: `'d02/board-demo.4.5/ruling'`
 * @param filled what the form has in it, from what was typed: over what it begins with, where left out
 */
export const useDraft = <T extends object>(
  key: string,
  initial: T,
  filled: (typed: T | null) => T = (typed) => ({ ...initial, ...typed }),
): Draft<T> => {
  const name = `session-ledger.draft.${key}`;
  const [typed, setTyped] = useState(() => written<T>(name));
  return {
    value: filled(typed),
    change: (some) =>
      setTyped((before) => {
        const after = { ...filled(before), ...some };
        keep(name, JSON.stringify(after), 'window');
        return after;
      }),
    clear: () => {
      keep(name, null, 'window');
      setTyped(null);
    },
  };
};
