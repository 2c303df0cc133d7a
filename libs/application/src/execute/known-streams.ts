import { decodeAppealEvent, decodeSessionEvent, parseAppealStream, parseSessionStream, readable } from '@app/contract';
import type { EventLog, RecordedEvent } from '@app/ledger';
import { inTurn } from './in-turn';

/** Ids by what they belong to. */
type Ids = Map<string, string[]>;

/** Which sessions and appeals belong together, as far as the ledger has been read. */
interface Known {
  position: number;
  readonly sessions: Ids;
  readonly appeals: Ids;
}

const knownOf = new WeakMap<EventLog, Known>();

const enter = (ids: Ids, key: string | undefined, id: string | null): void => {
  if (key !== undefined && id !== null) ids.set(key, [...(ids.get(key) ?? []), id]);
};

const enterEvent = ({ sessions, appeals }: Known, stored: RecordedEvent): void => {
  if (stored.type === 'SessionOpened') {
    const event = readable(stored, decodeSessionEvent);
    const contest = event.type === 'SessionOpened' ? event.data.contest?.contest : undefined;
    enter(sessions, contest, parseSessionStream(stored.streamId));
  } else {
    const event = readable(stored, decodeAppealEvent);
    const session = event.type === 'AppealLodged' ? event.data.session : undefined;
    enter(appeals, session, parseAppealStream(stored.streamId));
  }
};

/** All that is on record by now: the ledger is read once, and from then on only what is new. */
const upToDate = (log: EventLog): Promise<Known> =>
  inTurn(log, 'known streams', async () => {
    const known = knownOf.get(log) ?? { position: -1, sessions: new Map(), appeals: new Map() };
    knownOf.set(log, known);
    const head = await log.head();
    for await (const stored of log.readAll({ after: known.position, types: ['SessionOpened', 'AppealLodged'] })) {
      enterEvent(known, stored);
      known.position = stored.position;
    }
    known.position = Math.max(known.position, head);
    return known;
  });

/**
 * What belongs together in a ledger, by ids in the order in which they were recorded: the sessions of a contest, and the
 * appeals about a session. What is remembered is a few words for each. Both reject with `UnreadableEvent`.
 */
export const knownIn = (log: EventLog) => ({
  sessionsOf: async (contest: string): Promise<readonly string[]> => (await upToDate(log)).sessions.get(contest) ?? [],
  appealsOf: async (session: string): Promise<readonly string[]> => (await upToDate(log)).appeals.get(session) ?? [],
});
