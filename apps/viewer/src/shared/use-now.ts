import { useEffect, useState } from 'preact/hooks';

const MINUTE_MS = 60_000;

/** The moment, told again every minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
};
