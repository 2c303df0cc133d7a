import { useEffect, useState } from 'preact/hooks';
import { answerTo } from '../ledger/api';
import type { components } from '../ledger/api.generated';
import { client } from '../ledger/client';

/** What the server has found wrong with its ledger; the fields are null where this reader is not told. */
export type Mismatch = components['schemas']['Mismatch'];

/** How often the server is asked while a page is shown, in milliseconds. */
const ASK_MS = 5_000;

const listeners = new Set<(mismatch: Mismatch | null) => void>();
let known: Mismatch | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

const ask = async (): Promise<void> => {
  timer = undefined;
  if (document.visibilityState === 'visible') {
    const answer = await answerTo(client.GET('/integrity'));
    if (answer.ok) {
      known = answer.value.mismatch;
      for (const listener of listeners) listener(known);
    }
  }
  if (listeners.size > 0) timer ??= setTimeout(() => void ask(), ASK_MS);
};

/** What is wrong with the ledger, as long as a page shows it; null while nothing is known to be. */
export const useMismatch = (): Mismatch | null => {
  const [mismatch, setMismatch] = useState(known);
  useEffect(() => {
    listeners.add(setMismatch);
    setMismatch(known);
    timer ??= setTimeout(() => void ask(), 0);
    return () => {
      listeners.delete(setMismatch);
    };
  }, []);
  return mismatch;
};
