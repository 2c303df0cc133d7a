/** Rings when the ledger may have grown. A ring without cause is harmless: listeners look for themselves. */
export interface Bell {
  ring(): void;
  /** Calls back at the next ring or at closing, once. The answer takes the call back. */
  onNextRing(callback: () => void): () => void;
  /** Rings for the last time. */
  close(): void;
  readonly closed: boolean;
}

/** `listening` is told when the first listener comes and when the last has gone. */
export const makeBell = (listening: (someone: boolean) => void = () => undefined): Bell => {
  const callbacks = new Set<() => void>();
  let closed = false;
  const ring = (): void => {
    if (callbacks.size === 0) return;
    const called = [...callbacks];
    callbacks.clear();
    listening(false);
    for (const callback of called) callback();
  };
  return {
    ring,
    onNextRing(callback) {
      callbacks.add(callback);
      if (callbacks.size === 1) listening(true);
      return () => {
        if (callbacks.delete(callback) && callbacks.size === 0) listening(false);
      };
    },
    close() {
      closed = true;
      ring();
    },
    get closed() {
      return closed;
    },
  };
};
