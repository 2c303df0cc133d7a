import { readable, decodeSessionEvent, parseSessionStream } from '@app/contract';
import type { EventLog } from '@app/ledger';
import { inTurn } from './in-turn';

type Log = Pick<EventLog, 'readAll' | 'head'>;

/** Sessions by their contests, as far as the ledger has been read. */
interface Known {
  position: number;
  readonly sessions: Map<string, string[]>;
}

const knownOf = new WeakMap<Log, Known>();

const readOn = async (log: Log, known: Known): Promise<void> => {
  const head = await log.head();
  for await (const stored of log.readAll({ after: known.position, types: ['SessionOpened'] })) {
    const id = parseSessionStream(stored.streamId);
    const event = readable(stored, decodeSessionEvent);
    const contest = event.type === 'SessionOpened' ? event.data.contest?.contest : undefined;
    if (id !== null && contest !== undefined) {
      known.sessions.set(contest, [...(known.sessions.get(contest) ?? []), id]);
    }
    known.position = stored.position;
  }
  known.position = Math.max(known.position, head);
};

/**
 * The ids of the sessions of a contest in the ledger, in the order in which they were opened. The ledger is read once, and
 * from then on only what is new; what is remembered is a few words for each session of a contest. Throws
 * `UnreadableEvent`.
 */
export const sessionsOfContest = (log: EventLog, contest: string): Promise<readonly string[]> =>
  inTurn(log, 'sessions by contest', async () => {
    const known = knownOf.get(log) ?? { position: -1, sessions: new Map<string, string[]>() };
    knownOf.set(log, known);
    await readOn(log, known);
    return known.sessions.get(contest) ?? [];
  });
