const listeners = new Set<() => void>();

/** The server does not take the token that this browser has: it has run out, or is none. */
export const reject = (): void => {
  for (const listener of listeners) listener();
};

/** @returns stops listening */
export const onRejected = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};
