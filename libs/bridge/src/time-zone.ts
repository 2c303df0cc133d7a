/** What every name of the IANA database looks like: `'UTC'`, `'Europe/Copenhagen'`, `'America/Argentina/Ushuaia'`. */
export const TIME_ZONE_NAME = '^(UTC|[A-Za-z][A-Za-z_]{0,30}(/[A-Za-z0-9_+-]{1,30}){1,2})$';

const SHAPE = new RegExp(TIME_ZONE_NAME);

/**
 * Whether a time zone of this name is known here. The database grows with the runtime: a name that a ledger holds may be
 * unknown to an older program, which then shows times as if no zone were stated.
 */
export const isTimeZone = (name: string): boolean => {
  if (!SHAPE.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
};
