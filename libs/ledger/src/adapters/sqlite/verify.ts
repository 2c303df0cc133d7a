import { resolve } from 'node:path';
import { Database } from './driver';
import type { EvidenceCrypto } from '../../evidence';
import { nodeCrypto } from '../node-crypto';
import { auditLedger } from '../verification/audit';
import type { AuditPass } from '../verification/audit-pass';
import { wrong } from '../verification/finding';
import { finding } from '../verification/reasons';
import type { LedgerVerification, VerifyOptions } from '../verification/verification';
import { connect, type Connection } from './connection';
import { isSqliteError } from './errors';
import { COPY_FILE, LEDGER_FILE, type FileKind } from './schema';
import { sqliteEntries } from './verify-entries';

/**
 * Proves a ledger file event by event: every leaf hash is made again from the stored body, the body is canonical
 * and says the same as its columns, positions and the revisions of every stream have no gap, every signed tree head is that
 * of the tree as it was then and signed with the key of the time, and SQLite finds its own structures sound. Memory is
 * bounded; other processes may go on appending, what they add is not looked at.
 *
 * What it cannot see alone is a ledger that was cut off at the end, or forged throughout by whoever has its key: that takes
 * a checkpoint that was kept elsewhere. Rejects with a `LedgerError` when the file cannot be opened as a ledger, and
 * with a `TypeError` for a key that is none.
 */
export const verifyLedger = async (path: string, options: VerifyOptions = {}): Promise<LedgerVerification> => {
  const connection = connect(path, { create: false }, kindOf(path));
  try {
    return await verifyConnection(connection, options, nodeCrypto);
  } finally {
    connection.close();
  }
};

/** A ledger, or the local copy of one. What else it is, or why it cannot be opened, is told by whoever opens it as a ledger. */
const kindOf = (path: string): FileKind => {
  try {
    const db = new Database(resolve(path), { readonly: true, fileMustExist: true });
    try {
      return db.pragma('application_id', { simple: true }) === COPY_FILE.applicationId ? COPY_FILE : LEDGER_FILE;
    } finally {
      db.close();
    }
  } catch {
    return LEDGER_FILE;
  }
};

/** The same over a connection that is open already. */
export const verifyConnection = async (
  connection: Connection,
  options: VerifyOptions,
  crypto: EvidenceCrypto,
  pass: AuditPass = {},
): Promise<LedgerVerification> => {
  try {
    return await auditLedger(sqliteEntries(connection), options, crypto, pass);
  } catch (error) {
    if (!isSqliteError(error)) throw error;
    const unreadable = finding('ledger.file-unreadable', { error: `${error.code}: ${error.message}` });
    return wrong({ kind: 'unreadable', ...unreadable }, 0, undefined);
  }
};
