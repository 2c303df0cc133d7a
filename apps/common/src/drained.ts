import type { Response } from 'express';

/** Waits until a slow reader has taken what was written to it, or has gone. */
export const drained = (response: Response): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      response.off('drain', done).off('close', done);
      resolve();
    };
    if (response.destroyed || !response.writableNeedDrain) resolve();
    else response.on('drain', done).on('close', done);
  });
