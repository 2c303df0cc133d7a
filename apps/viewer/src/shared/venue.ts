import { useEffect } from 'preact/hooks';
import { isTimeZone } from '@app/bridge';
import { askSession } from '../ledger/queries';
import { untilAnswered } from './until-answered';

/** The time zone of the venue of the session that is shown; undefined is the reader's own. */
let zone: string | undefined;

/** What was answered for a session: it is stated when a session is opened, and never changes. */
const zones = new Map<string, string | undefined>();

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
const moveTo = (stated: string | undefined): void => {
  const next = stated !== undefined && isTimeZone(stated) ? stated : undefined;
  if (next === zone) return;
  zone = next;
  for (const listener of listeners) listener();
};

/** The page shows this session, or none: its times are those of the clock at the venue. */
export const useVenue = (session: string | undefined): void =>
  useEffect(() => {
    if (session === undefined || zones.has(session)) {
      moveTo(session === undefined ? undefined : zones.get(session));
      return undefined;
    }
    return untilAnswered(
      () => askSession(session),
      (answer) => {
        if (answer.ok) zones.set(session, answer.value.session.timeZone);
        moveTo(answer.ok ? answer.value.session.timeZone : undefined);
      },
    );
  }, [session]);
