import { encodeEvent } from '../../canonical-event';
import { LedgerError, type EventLog } from '../../event-log';
import { makeNotifier } from '../paging/notifier';
import { follow } from '../paging/following';
import { readAll, readStream } from '../paging/reading';
import { commitQueue } from './commit-queue';
import { connect, type Connection, type OpenSqlite } from './connection';
import { watchFile } from './file-watch';
import { pollOtherWriters } from './other-writers';
import { sqliteSource } from './source';
import { sqliteTree } from './tree';
import { sqliteWriter } from './writer';

/**
 * A ledger in one SQLite file, durable with every acknowledged append, shared by any number of processes of one
 * machine. Throws a `LedgerError` when the file is not a ledger this program can read.
 */
export const openSqliteLedger = (path: string, options?: OpenSqlite): EventLog =>
  sqliteLedger(connect(path, options), options);

/** Between two looks at the file while nothing is written, in milliseconds. */
const WATCH_INTERVAL = 1000;

/** The same over a connection that is open already; `close` closes it. */
export const sqliteLedger = (connection: Connection, { onLost }: Pick<OpenSqlite, 'onLost'> = {}): EventLog => {
  const { db, file } = connection;
  const others = pollOtherWriters(db, () => {
    notifier.notify();
  });
  const notifier = makeNotifier(others.listening);
  const refuseIfClosed = (): void => {
    if (notifier.closed) throw new LedgerError('LedgerClosed', `the ledger ${file} is closed`);
  };
  const watch = watchFile(connection, onLost);
  const source = sqliteSource(connection, refuseIfClosed, watch);
  const queue = commitQueue(sqliteWriter(connection, watch), () => {
    notifier.notify();
  });
  const look = (): void => {
    try {
      watch.look();
    } catch (error) {
      // `onLost` was called with it. Any other failure meets whoever reads or writes, and may pass.
      if (error instanceof LedgerError && error.code === 'LedgerSetBack') clearInterval(watching);
    }
  };
  const watching = onLost && setInterval(look, WATCH_INTERVAL).unref();

  return {
    async append(streamId, events, expected) {
      refuseIfClosed();
      // Encoded here and now: what the caller does to the event afterwards changes nothing.
      return queue.add({ streamId, events: events.map((event) => encodeEvent(streamId, event)), expected });
    },
    readStream: (streamId, options) => readStream(source, streamId, options),
    readAll: (options) => readAll(source, options),
    subscribeAll: (options) => follow(source, notifier, options),
    async head() {
      return Promise.resolve(source.head());
    },
    tree: sqliteTree(connection, refuseIfClosed),
    async close() {
      if (notifier.closed) return Promise.resolve();
      clearInterval(watching);
      queue.flush();
      notifier.close();
      connection.close();
      return Promise.resolve();
    },
  };
};
