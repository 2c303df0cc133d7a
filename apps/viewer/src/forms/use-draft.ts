import { useState } from 'preact/hooks';
import { writeStorage, readStorage } from '../shared/storage';
import { type Filled, isFilled } from './schema';

const storedDraft = (name: string): Filled | null => {
  try {
    const draft: unknown = JSON.parse(readStorage(name, 'window') ?? 'null');
    return isFilled(draft) ? draft : null;
  } catch {
    return null;
  }
};

interface Draft<T> {
  readonly value: T;
  readonly change: (some: Filled) => void;
  /** The text has been recorded, or is given up. */
  readonly clear: () => void;
}

/**
 * What a person types into a form, kept in this tab: a reload loses nothing. Before the first letter the form has what it
 * begins with, however that changes; from then on nothing in it changes by itself.
 * @param key the same for the same person and thing: `'d02/board-demo.4.5/ruling'`
 * @param filled what the form has in it, from what was typed; null for nothing
 */
export const useDraft = <T extends Filled>(key: string, filled: (typed: Filled | null) => T): Draft<T> => {
  const name = `session-ledger.draft.${key}`;
  const [typed, setTyped] = useState(() => storedDraft(name));
  return {
    value: filled(typed),
    change: (some) =>
      setTyped((before) => {
        const after = { ...filled(before), ...some };
        writeStorage(name, JSON.stringify(after), 'window');
        return after;
      }),
    clear: () => {
      writeStorage(name, null, 'window');
      setTyped(null);
    },
  };
};
