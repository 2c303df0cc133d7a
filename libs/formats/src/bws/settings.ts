import { type Finding, assumption } from '../finding';
import type { Accounts } from './account';
import { type Tables, rowsOf } from './rows';

const MOST_NAMED = 60;

const shown = (value: unknown): string | null => {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, 40) : null;
};

/** How the devices were set: what players saw and how they keyed results in. Told, for nothing in a ledger depends on it. */
export const settingsFindings = (tables: Tables, accounts: Accounts): readonly Finding[] =>
  rowsOf(tables, 'Settings').map(({ table, row, values }) => {
    accounts.set(table, row, 'taken');
    const set = Object.entries(values).flatMap(([name, value]) => {
      const text = shown(value);
      return text === null ? [] : [`${name}=${text}`];
    });
    return assumption('settings', row, { row, settings: { list: set.slice(0, MOST_NAMED) } });
  });
