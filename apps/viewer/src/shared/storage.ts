/** `window` for this window alone, `browser` for every window until it is changed. */
type StorageScope = 'window' | 'browser';

const storage = (scope: StorageScope): Storage => (scope === 'window' ? sessionStorage : localStorage);

/** What was kept under a name; null where nothing is, or where the browser keeps nothing. */
export const readStorage = (name: string, scope: StorageScope): string | null => {
  try {
    return storage(scope).getItem(name);
  } catch {
    return null;
  }
};

/** Keeps a text under a name; null takes it out. */
export const writeStorage = (name: string, value: string | null, scope: StorageScope): void => {
  try {
    if (value === null) storage(scope).removeItem(name);
    else storage(scope).setItem(name, value);
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
};
