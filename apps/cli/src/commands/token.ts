import { type Role, ROLES } from '@app/contract';
import type { Command } from 'commander';
import { filesOf, localKey, settingsFrom, signToken } from '@app/application';
import type { PlaceOptions } from '../embedded';
import { UsageError } from '../failure';
import { commandText } from '../output/command-texts';
import { print } from '../output/print';

interface Options extends PlaceOptions {
  readonly role: string;
  readonly id?: string;
  readonly session?: string;
  readonly table?: string;
  readonly lifetime: string;
}

const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

const run = async (options: Options): Promise<void> => {
  const { role, session, table, lifetime } = options;
  if (!isRole(role))
    throw new UsageError(commandText('none-of', { option: '--role', text: role, values: ROLES.join(', ') }));
  if (role === 'table' && (session === undefined || table === undefined)) {
    throw new UsageError(commandText('token.table-needs'));
  }
  if (role !== 'table' && (session !== undefined || table !== undefined)) {
    throw new UsageError(commandText('token.no-limits', { role }));
  }
  if (!/^\d+ ?[smhdw]$/.test(lifetime)) throw new UsageError(commandText('token.lifetime', { text: lifetime }));
  const key = localKey(filesOf(settingsFrom(process.env, options)).key);
  const actor = {
    id: options.id ?? (role === 'table' ? `table-${table ?? ''}` : role),
    role,
    ...(session === undefined ? {} : { session }),
    ...(table === undefined ? {} : { table }),
  };
  print(await signToken(key, actor, lifetime));
};

export const addToken = (program: Command): void => {
  program
    .command('token')
    .description('a bearer token for the command API, signed by the local key')
    .requiredOption('--role <role>', ROLES.join(', '))
    .option('--id <id>', 'who it stands for')
    .option('--session <id>', "a table's session")
    .option('--table <id>', "a table's own table")
    .option('--lifetime <span>', 'how long it is good for', '12h')
    .action(async (_: unknown, command: Command) => run(command.optsWithGlobals<Options>()));
};
