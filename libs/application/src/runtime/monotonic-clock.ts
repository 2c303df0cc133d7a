/** Milliseconds on a clock that never goes back; only differences mean anything. */
export const monotonicNow = (): number => performance.now();
