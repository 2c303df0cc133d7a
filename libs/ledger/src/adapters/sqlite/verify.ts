import { addLeaf, EMPTY_FRONTIER, rootOf } from '../../merkle-frontier';
import type { Frontier } from '../../merkle-frontier';
import { emptyRoot, nodeHash } from '../hashes';
import { giveWay } from '../paging/source';
import { connect } from './connection';
import type { Connection } from './connection';
import { isSqliteError } from './errors';
import { faultOf } from './verify-row';
import type { StoredRow } from './verify-row';

export type LedgerVerification =
  | {
      readonly ok: true;
      readonly events: number;
      /** RFC 6962 root over all leaves in order, 64 hexadecimal digits. */
      readonly root: string;
    }
  | {
      readonly ok: false;
      /** Events from the beginning that are in order. */
      readonly events: number;
      /** The first position that is wrong; undefined when the damage is in the file and not in an event. */
      readonly position: number | undefined;
      /** What is wrong, in words. */
      readonly reason: string;
    };

const PAGE = 500;

/**
 * Proves a ledger file event by event: every leaf hash is made again from the stored body, the body is canonical
 * and says the same as its columns, positions and the revisions of every stream have no gap, and SQLite finds its
 * own structures sound. Memory is bounded; other processes may go on appending, what they add is not looked at.
 *
 * What it cannot see alone is a ledger that was cut off at the end or forged throughout: compare `events` and
 * `root` with what someone else has kept. Rejects with a `LedgerError` when the file cannot be opened as a ledger.
 */
export const verifyLedger = async (path: string): Promise<LedgerVerification> => {
  const connection = connect(path, { create: false });
  try {
    return await verify(connection);
  } finally {
    connection.close();
  }
};

const verify = async ({ db }: Connection): Promise<LedgerVerification> => {
  let frontier: Frontier<Buffer> = EMPTY_FRONTIER;
  const wrong = (position: number | undefined, reason: string): LedgerVerification => ({
    ok: false,
    events: frontier.size,
    position,
    reason,
  });
  try {
    const head = db.prepare<[], number | null>('SELECT max(position) FROM event').pluck().get() ?? -1;
    const outOfOrder = db.prepare<[number], number | null>(FIRST_OUT_OF_ORDER).pluck().get(head) ?? undefined;
    const rows = db.prepare<[number, number, number], StoredRow>(ROWS).raw();
    while (frontier.size <= head) {
      const page = rows.all(frontier.size - 1, head, PAGE);
      if (page.length === 0) return wrong(frontier.size, `the event is missing, and all up to position ${head}`);
      for (const row of page) {
        const expected = frontier.size;
        if (row[0] !== expected) return wrong(expected, `the event is missing; the next one is at position ${row[0]}`);
        const fault = faultOf(row) ?? (expected === outOfOrder ? NOT_IN_TURN : undefined);
        if (fault !== undefined) return wrong(expected, fault);
        frontier = addLeaf(frontier, row[5], nodeHash);
      }
      await giveWay();
    }
    // Last, because it cannot name a position: the indexes agree with the table, pages are well formed.
    const sound = db.pragma('integrity_check(1)', { simple: true });
    if (sound !== 'ok') return wrong(undefined, `SQLite finds the file damaged: ${String(sound)}`);
    return { ok: true, events: frontier.size, root: (rootOf(frontier, nodeHash) ?? emptyRoot()).toString('hex') };
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    return wrong(frontier.size, `the file cannot be read from here on (${error.code}: ${error.message})`);
  }
};

const NOT_IN_TURN = 'its revision does not follow on the event before it in its stream';

/** The first event that does not come next in its stream; one pass over an index, one row in memory. */
const FIRST_OUT_OF_ORDER = `
  SELECT min(position) FROM (
    SELECT position, revision,
           lag(revision) OVER in_stream AS revision_before,
           lag(position) OVER in_stream AS position_before
    FROM event WHERE position <= ?
    WINDOW in_stream AS (PARTITION BY stream ORDER BY revision)
  ) WHERE revision IS NOT coalesce(revision_before + 1, 0) OR position <= position_before`;

const ROWS = `
  SELECT event.position, stream.name, event.revision, event_type.name, event.id, event.leaf, CAST(event.body AS BLOB)
  FROM event LEFT JOIN stream ON stream.id = event.stream LEFT JOIN event_type ON event_type.id = event.type
  WHERE event.position > ? AND event.position <= ? ORDER BY event.position LIMIT ?`;
