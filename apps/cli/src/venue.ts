import { decodeSessionEvent, readable, sessionStream } from '@app/contract';
import type { Embedded } from './embedded';

/** The time zone that a session was opened in; undefined where the record has none, or has no such session. */
export const timeZoneOf = async ({ log }: Pick<Embedded, 'log'>, session: string): Promise<string | undefined> => {
  for await (const stored of log.readStream(sessionStream(session), { limit: 1 })) {
    const event = readable(stored, decodeSessionEvent);
    return event.type === 'SessionOpened' ? event.data.timeZone : undefined;
  }
  return undefined;
};
