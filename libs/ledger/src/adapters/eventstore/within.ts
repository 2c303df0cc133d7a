import { LedgerError } from '../../event-log';

/** The outcome of `work`, or a rejection with `LedgerUnreachable` when it takes longer than so many milliseconds. */
export const within = async <T>(milliseconds: number, shown: string, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new LedgerError('LedgerUnreachable', `${shown}: the engine has not answered for ${milliseconds} ms`));
    }, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Resolves after so many milliseconds, or as soon as the signal is aborted. */
export const pause = (milliseconds: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    signal?.addEventListener('abort', done);
    if (signal?.aborted === true) done();
  });

/** The pauses between tries: twice as long each time, in milliseconds. */
export const backOff = (tries: number): number => Math.min(FIRST_PAUSE * 2 ** tries, LONGEST_PAUSE);

const FIRST_PAUSE = 20;
const LONGEST_PAUSE = 1_000;

/**
 * What `work` gives, tried again after every `LedgerUnreachable` until `deadline` (milliseconds as `performance.now`
 * counts) or until the signal is aborted; then the last failure.
 */
export const retrying = async <T>(deadline: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      const again = error instanceof LedgerError && error.code === 'LedgerUnreachable' && signal?.aborted !== true;
      if (!again || performance.now() + backOff(tries) >= deadline) throw error;
      await pause(backOff(tries), signal);
    }
  }
};
