import type { EventStoreDBClient } from '@eventstore/db-client';
import { LedgerError } from '../../event-log';
import { openClient } from './client';
import { isNotLeader, toLedgerError } from './errors';
import type { EventStoreUrl } from './url';
import { within } from './within';

/** A client in use; `lost` is aborted when it is given up. */
interface Connected {
  readonly client: EventStoreDBClient;
  readonly lost: AbortSignal;
}

/** The engine as it is reached: by one client at a time, and by another when the connection is lost. */
export interface Engine {
  readonly url: EventStoreUrl;
  readonly connected: () => Promise<Connected>;
  /**
   * Does one piece of work with the client and waits for it so many milliseconds. Rejects with what the client says,
   * or with `LedgerUnreachable`. Whoever gets no answer gives up the client for all others, too: what they have under
   * way ends unanswered.
   */
  readonly ask: <T>(milliseconds: number, work: (connected: Connected) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

interface Held extends Connected {
  readonly giveUp: () => Promise<void>;
}

/** Throws `LedgerUnusable` when the client cannot make sense of the URL. Connects when first asked. */
export const connectEngine = (url: EventStoreUrl): Engine => {
  let clients = 0;
  let closed = false;
  const open = (): Held => {
    try {
      const { client, dispose } = openClient(withSettings(url, clients++));
      const lost = new AbortController();
      const giveUp = (): Promise<void> => {
        if (!lost.signal.aborted) {
          held = undefined;
          leaving = leaving.then(dispose);
          lost.abort();
        }
        return leaving;
      };
      return { client, lost: lost.signal, giveUp };
    } catch (error) {
      throw new LedgerError('LedgerUnusable', `the ledger URL ${url.shown} cannot be used: ${wordsOf(error)}`);
    }
  };
  let leaving = Promise.resolve();
  let held: Held | undefined = open();

  const connected = async (): Promise<Held> => {
    // One client at a time: what the one that leaves has under way ends before another begins.
    await leaving;
    if (closed) throw new LedgerError('LedgerClosed', `the ledger ${url.shown} is closed`);
    return (held ??= open());
  };

  return {
    url,
    connected,
    async ask(milliseconds, work) {
      const client = await connected();
      try {
        return await within(milliseconds, url.shown, work(client));
      } catch (error) {
        if (!isNotLeader(error) && toLedgerError(url.shown, error).code === 'LedgerUnreachable') await client.giveUp();
        throw error;
      }
    },
    async close() {
      closed = true;
      await held?.giveUp();
      await leaving;
    },
  };
};

/**
 * The connection string with settings of ours, where it has none of its own. Every client has another keep-alive
 * interval, because grpc-js shares what it connects to among clients with the same settings, and with it a pause between
 * tries that grows to two minutes. Nodes are looked for once, in seconds that fit into the time for connecting: who is
 * still looking cannot be stopped, and another client will look again.
 */
const withSettings = ({ connection, connectTimeout }: EventStoreUrl, client: number): string => {
  const settings = {
    keepAliveInterval: 10_000 + (client % 1_000),
    maxDiscoverAttempts: 1,
    gossipTimeout: Math.max(1, Math.floor(connectTimeout / 2_000)),
  };
  const given = connection.toLowerCase().replace(/[_-]/g, '');
  const added = Object.entries(settings).filter(([key]) => !given.includes(`${key.toLowerCase()}=`));
  const query = added.map(([key, value]) => `${key}=${value}`).join('&');
  return query === '' ? connection : `${connection}${connection.includes('?') ? '&' : '?'}${query}`;
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
