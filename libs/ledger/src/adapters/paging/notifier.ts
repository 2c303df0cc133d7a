/** Notifies listeners that the ledger may have grown. A notice without cause is harmless: listeners read for themselves. */
export interface Notifier {
  notify(): void;
  /** Calls back at the next notice or at closing, once. The function that it returns cancels this. */
  onNext(callback: () => void): () => void;
  /** Notifies for the last time. */
  close(): void;
  readonly closed: boolean;
}

/** Calls `listening` when the first listener comes and when the last has gone. */
export const makeNotifier = (listening: (someone: boolean) => void = () => undefined): Notifier => {
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
    notify: ring,
    onNext(callback) {
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
