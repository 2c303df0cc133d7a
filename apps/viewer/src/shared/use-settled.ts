import { useEffect, useState } from 'preact/hooks';

/**
 * A value once it has not changed for a moment, so that typing does not ask for every letter. Values that are the same as
 * JSON are the same.
 */
export const useSettled = <T>(value: T, pauseMs: number): T => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [JSON.stringify(value)]);
  return settled;
};
