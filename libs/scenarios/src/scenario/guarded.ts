/** What came of it, or the defect that it ran into, in words. */
export type Guarded<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly defect: string };

/**
 * Deciders and folds are total: one that throws is a defect of the engine. Whoever plays a scenario is told where it
 * happened, so that it can be reported and found again.
 * @param position of the event that was to be decided or folded
 */
export const guarded = <T>(position: number, what: string, run: () => T): Guarded<T> => {
  try {
    return { ok: true, value: run() };
  } catch (thrown) {
    return { ok: false, defect: `defect at position ${position} (${what}): ${String(thrown)}` };
  }
};
