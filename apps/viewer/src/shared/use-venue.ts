import { useEffect } from 'preact/hooks';
import { askSession } from '../ledger/queries';
import { untilAnswered } from './until-answered';
import { moveVenue } from './venue';

/** What was answered for a session: it is stated when a session is opened, and never changes. */
const zones = new Map<string, string | undefined>();

/** The page shows this session, or none: its times are those of the clock at the venue. */
export const useVenue = (session: string | undefined): void =>
  useEffect(() => {
    if (session === undefined || zones.has(session)) {
      moveVenue(session === undefined ? undefined : zones.get(session));
      return undefined;
    }
    return untilAnswered(
      () => askSession(session),
      (answer) => {
        if (answer.ok) zones.set(session, answer.value.session.timeZone);
        moveVenue(answer.ok ? answer.value.session.timeZone : undefined);
      },
    );
  }, [session]);
