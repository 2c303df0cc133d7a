import { platform } from '@app/ledger';

/** Resolves on the first signal to stop that the platform has. A second one ends the process as if nobody listened. */
export const stopSignal = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = (): void => {
      for (const signal of platform.stopSignals) process.off(signal, stop);
      resolve();
    };
    for (const signal of platform.stopSignals) process.on(signal, stop);
  });
