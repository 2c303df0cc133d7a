import { EMPTY_FRONTIER } from '../../evidence';
import { type Reason, reasonOf } from '../../evidence/reason';
import { nodeCrypto } from '../node-crypto';
import type { AuditPass, AuditProgress, TreeHead } from '../verification/audit-pass';
import { runningTree } from '../verification/running-tree';
import { finding as found } from '../verification/reasons';
import type { LedgerVerification } from '../verification/verification';
import { connect, type Connection } from './connection';
import { isSqliteError } from './errors';
import { missingGuards } from './guards';
import { sqliteTree } from './tree';
import { verifyConnection } from './verify';
import { sqliteEntries } from './verify-entries';

/** What was found of a ledger file without reading all of it. */
export type QuickCheck =
  | {
      readonly ok: true;
      readonly events: number;
      /** Position of the first event whose body was hashed; all after it were, too. */
      readonly from: number;
      /** What an edit with other tools leaves behind, though no event is known to be altered. */
      readonly warnings: readonly string[];
    }
  | ({
      readonly ok: false;
      readonly kind: 'altered';
      /** Null where an event before the last ones, or the file around them, is wrong. */
      readonly position: number | null;
    } & Reason)
  /** A signed head is of more events than the ledger has. */
  | ({
      readonly ok: false;
      readonly kind: 'cut-off';
      readonly expected: number;
      readonly found: number;
    } & Reason);

export interface QuickCheckOptions {
  /** How many events at the end are hashed. */
  readonly last: number;
  /** Heads that were signed, known from outside of the ledger. */
  readonly heads: readonly TreeHead[];
  /** Positions of altered events that the operator accepted. */
  readonly accepted?: readonly number[];
}

/**
 * Checks what a server can check before it starts: positions without gaps, the last events hashed anew, and the roots of
 * the signed heads, made from the stored hashes. It does not find an altered event before the last ones; `auditFile` does.
 * Rejects with a `LedgerError` when the file cannot be opened as a ledger.
 */
export const checkQuickly = async (
  path: string,
  { last, heads, accepted = [] }: QuickCheckOptions,
): Promise<QuickCheck> => {
  const connection = connect(path, { create: false });
  try {
    return (
      (await wrongAtTheEnd(connection, last, accepted)) ??
      (await wrongHead(connection, heads)) ??
      sound(connection, last)
    );
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    return altered(null, found('ledger.file-unreadable', { error: `${error.code}: ${error.message}` }));
  } finally {
    connection.close();
  }
};

const altered = (position: number | null, reason: Reason): QuickCheck => ({
  ok: false,
  kind: 'altered',
  position,
  ...reason,
});

const sound = ({ db }: Connection, last: number): QuickCheck => {
  const { head } = sizeOf(db);
  return { ok: true, events: head + 1, from: Math.max(0, head + 1 - last), warnings: missingGuards(db) };
};

const sizeOf = (db: Connection['db']) => ({
  head: db.prepare<[], number | null>('SELECT max(position) FROM event').pluck().get() ?? -1,
  count: db.prepare<[], number>('SELECT count(*) FROM event').pluck().get() ?? 0,
});

const wrongAtTheEnd = async (
  connection: Connection,
  last: number,
  accepted: readonly number[],
): Promise<QuickCheck | null> => {
  const { head, count } = connection.db.transaction(sizeOf)(connection.db);
  if (count !== head + 1) {
    return altered(null, found('ledger.table-count', { count, head }));
  }
  let position = Math.max(0, head + 1 - last);
  for await (const page of sqliteEntries(connection).pages(position - 1)) {
    for (const { position: next, finding } of page) {
      if (next !== position) return altered(position, found('ledger.event-missing'));
      if (finding !== undefined && !(finding.kind === 'altered' && accepted.includes(position)))
        return altered(position, reasonOf(finding));
      position += 1;
    }
  }
  return null;
};

const wrongHead = async (connection: Connection, heads: readonly TreeHead[]): Promise<QuickCheck | null> => {
  const tree = sqliteTree(connection, () => undefined);
  for (const { size, root } of heads) {
    const events = sizeOf(connection.db).head + 1;
    if (size > events) {
      const beyond = found('ledger.events-beyond-head', { size, events });
      return { ok: false, kind: 'cut-off', expected: size, found: events, ...beyond };
    }
    if (Buffer.from(await tree.root(size)).toString('hex') !== root) {
      return altered(null, found('ledger.roots-differ', { size }));
    }
  }
  return null;
};

/**
 * Proves a ledger file as `verifyLedger` does, in a pass that can be interrupted and continued. Where `from` is not the
 * beginning of this ledger's tree, the pass starts with the first event.
 */
export const auditFile = async (path: string, pass: AuditPass = {}): Promise<LedgerVerification> => {
  const connection = connect(path, { create: false });
  try {
    const from = pass.from && (await isBeginning(connection, pass.from)) ? pass.from : undefined;
    return await verifyConnection(connection, {}, nodeCrypto, { ...pass, from });
  } finally {
    connection.close();
  }
};

/** Progress that was made with another history, or cannot be progress at all, is of no use. */
const isBeginning = async (connection: Connection, from: AuditProgress): Promise<boolean> => {
  const digits = from.size.toString(2).replaceAll('0', '').length;
  const tree = sqliteTree(connection, () => undefined);
  if (from.size > sizeOf(connection.db).head + 1) return false;
  if (from.subtrees.length !== (from.size === 0 ? EMPTY_FRONTIER.subtrees.length : digits)) return false;
  return runningTree(() => undefined, from).root() === Buffer.from(await tree.root(from.size)).toString('hex');
};
