/** `window` for this window alone, `browser` for every window until it is changed. */
type Keeper = 'window' | 'browser';

const storage = (keeper: Keeper): Storage => (keeper === 'window' ? sessionStorage : localStorage);

/** What was kept under a name; null where nothing is, or where the browser keeps nothing. */
export const kept = (name: string, keeper: Keeper): string | null => {
  try {
    return storage(keeper).getItem(name);
  } catch {
    return null;
  }
};

/** Keeps a text under a name; null takes it out. */
export const keep = (name: string, value: string | null, keeper: Keeper): void => {
  try {
    if (value === null) storage(keeper).removeItem(name);
    else storage(keeper).setItem(name, value);
  } catch {
    // A browser that keeps nothing asks again on the next page.
  }
};
