import type { Person } from '@app/contract';
import type { Request } from 'express';

/** The addresses of commands: to a board at a table, to a session, to an appeal. What is only tried out is not among them. */
const ADDRESS = /^\/(sessions|appeals)(?:\/([\w-]+)(?:\/boards\/([\w-]+)\/)?|$)(?!.*\/what-if$)/;

const tableLine = (session: string, table: string): string => `table ${session} ${table}`;

/**
 * What a request with a command takes turns with; null for what is no command. Each table, each session beside its tables, and
 * each appeal is as good as another, by the address alone; whatever a table's device sends is its table's.
 */
export const lineOf = ({ method, path }: Pick<Request, 'method' | 'path'>, sender: Person): string | null => {
  const [, kind, id = '', table] = (method === 'POST' ? ADDRESS.exec(path) : null) ?? [];
  if (kind === undefined) return null;
  if (sender.role === 'table') return tableLine(sender.session ?? '', sender.table ?? '');
  return table === undefined ? `${kind} ${id}` : tableLine(id, table);
};
