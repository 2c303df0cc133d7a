import { useEffect, useState } from 'preact/hooks';

/**
 * What comes of some work; null while it is under way.
 * @param work the same function as long as the same work is meant; null while there is nothing to do
 */
export const useWork = <T>(work: (() => Promise<T>) | null): T | null => {
  const [done, setDone] = useState<{ readonly work: () => Promise<T>; readonly value: T } | null>(null);
  useEffect(() => {
    let stopped = false;
    void work?.().then((value) => {
      if (!stopped) setDone({ work, value });
    });
    return () => {
      stopped = true;
    };
  }, [work]);
  return done?.work === work ? done.value : null;
};
