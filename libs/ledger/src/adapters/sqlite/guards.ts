import type { Connection } from './connection';

/** What the schema of a ledger has to keep tools from editing events by mistake. */
const GUARDS = ['event_is_never_changed', 'event_is_never_deleted'] as const;

/** Names the triggers that the file lacks: somebody has removed them, which takes intent. */
export const missingGuards = (db: Connection['db']): readonly string[] => {
  const triggers = new Set(
    db
      .prepare<[], string>(`SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'event'`)
      .pluck()
      .all(),
  );
  return GUARDS.filter((name) => !triggers.has(name)).map(
    (name) => `the trigger ${name} is missing: somebody has prepared the file for being edited`,
  );
};
