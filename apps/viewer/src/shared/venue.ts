import { isTimeZone } from '@app/bridge';

/** The time zone of the venue of the session that is shown; undefined is the reader's own. */
let zone: string | undefined;

const listeners = new Set<() => void>();

export const venueZone = (): string | undefined => zone;

/** @returns stops listening */
export const onVenue = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Times are those of this time zone; of the reader's own where this browser does not know it. */
export const moveVenue = (stated: string | undefined): void => {
  const next = stated !== undefined && isTimeZone(stated) ? stated : undefined;
  if (next === zone) return;
  zone = next;
  for (const listener of listeners) listener();
};
