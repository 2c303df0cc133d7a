import { EventEmitter, once } from 'node:events';

/** Tells waiting readers that the models have moved. */
interface Notifier {
  readonly notify: () => void;
  /** Ends at the next notification, at the signal, or after a short while: another process may have moved them. */
  readonly next: (signal: AbortSignal) => Promise<void>;
}

/** How long another process may move the models unheard, in milliseconds. */
const UNHEARD = 100;

/** Structural, since Node's errors need not be of this realm's `Error`. */
const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

export const notifier = (): Notifier => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    notify: () => void emitter.emit('moved'),
    next: async (signal) => {
      try {
        await once(emitter, 'moved', { signal: AbortSignal.any([signal, AbortSignal.timeout(UNHEARD)]) });
      } catch (error) {
        if (!isAbort(error)) throw error;
      }
    },
  };
};
