import type { Database } from './driver';

/** How often the file is looked at for appends of other processes, in milliseconds. */
const INTERVAL = 5;

/**
 * Calls `changed` when another connection has committed to the file, while someone is listening. `PRAGMA data_version`
 * reads a counter in shared memory and no page. The timer does not keep the process alive.
 * A first call without cause is possible: the counter is compared with the one before the listening began.
 */
export const pollOtherWriters = (
  db: Database,
  changed: () => void,
): { readonly listening: (someone: boolean) => void } => {
  const dataVersion = db.prepare<[], number>('PRAGMA data_version').pluck();
  let seen: number | undefined;
  let timer: NodeJS.Timeout | undefined;

  const look = (): void => {
    let version: number | undefined;
    try {
      version = dataVersion.get();
    } catch {
      // Whatever is wrong with the file, the readers will meet it and say so in their own words.
    }
    if (version !== undefined && version === seen) return;
    seen = version;
    changed();
  };

  return {
    listening(someone) {
      clearInterval(timer);
      timer = someone ? setInterval(look, INTERVAL).unref() : undefined;
    },
  };
};
