import type { Database } from '@app/ledger';

/** A file cannot be overwritten now, because another process reads it. */
export class StillBeingRead extends Error {}

/**
 * Rewrites a file, so that no free page and no page in the write-ahead log has what was deleted. Throws `StillBeingRead` or
 * SQLite's own error while another process uses the file; then it has to be done again.
 */
export const overwrite = (db: Database): void => {
  db.exec('VACUUM');
  const busy = db.pragma('wal_checkpoint(TRUNCATE)', { simple: true });
  if (busy !== 0) throw new StillBeingRead('what was deleted is still being read by another process');
};
