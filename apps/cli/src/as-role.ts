import { ROLES, anId, conforms } from '@app/contract';
import type { Principal } from '@app/documents';
import { UsageError } from './failure';
import { commandText } from './output/command-texts';

/** What `--as` takes, for the help of a command. */
const NAMED = ROLES.filter((role) => role !== 'table').join(', ');

export const AS_ROLE = `a role (${NAMED}), or a table's device like table/demo/3`;

/** Reads as whom somebody wants to look: `'public'`, `'table/demo/3'`; null where he does not say. Throws `UsageError`. */
export const principalIn = (text: string | undefined): Principal | null => {
  if (text === undefined) return null;
  const [name, session, table, ...more] = text.split('/');
  const role = ROLES.find((one) => one === name);
  if (role === 'table' && conforms(anId, session) && conforms(anId, table) && more.length === 0) {
    return { role, session, table };
  }
  if (role !== undefined && role !== 'table' && session === undefined) return { role };
  throw new UsageError(commandText('bad-as', { text, roles: NAMED }));
};
