import { type Result, err, ok } from '@app/bridge';
import { parseCommand } from '@app/contract';
import { v4 } from 'uuid';
import { messages } from '../strings';
import { type Problem, problemOf, unreachable } from './api';
import type { components, paths } from './api.generated';
import { client } from './client';
import { COMMAND_ROUTES } from './command-routes.generated';
import { repeatBusy } from './repeat-busy';

type Routes = typeof COMMAND_ROUTES;
type BoardRoute = Extract<Routes[keyof Routes], `/sessions/{session}/boards/${string}`>;
type AppealRoute = Extract<Routes[keyof Routes], `/appeals/${string}`>;
type SessionRoute = Exclude<Extract<Routes[keyof Routes], `/sessions/{session}/${string}`>, BoardRoute>;

/** The types of the commands that routes take. */
type TypeOf<R> = { readonly [T in keyof Routes]: Routes[T] extends R ? T : never }[keyof Routes];
export type AppealCommandType = TypeOf<AppealRoute>;

/** The body of a command's route. */
export type DataOf<T extends keyof Routes> = NonNullable<
  paths[Routes[T]]['post']['requestBody']
>['content']['application/json'];

/** A command by its type, with its data. */
type TypedCommand<T extends keyof Routes> = {
  readonly [K in T]: { readonly type: K; readonly data: DataOf<K> };
}[T];
export type CommandToBoard = TypedCommand<TypeOf<BoardRoute>>;
type CommandToAppeal = TypedCommand<AppealCommandType>;
interface Seen {
  /** Revision of the last event that the sender has seen. */
  readonly expectedRevision?: number;
}
type ToSession = TypedCommand<TypeOf<SessionRoute>> & { readonly session: string };
type ToBoard = CommandToBoard & {
  readonly session: string;
  readonly table: string;
  readonly board: number;
  readonly attempt?: number;
};
type ToAppeal = CommandToAppeal & { readonly appeal: string };

/** A command with its address, without its id: `{ type: 'GiveRuling', session, table, board, data }`. */
export type GivenCommand = (ToSession | ToBoard | ToAppeal) & Seen;

/** An id for what a person does now. `crypto.randomUUID` is missing where the page came over plain HTTP from another machine. */
export const newCommandId = (): string => v4();

/** Where a command is not as the contract has it: paths in its data, `'penalties[0].amount'`. */
const problemsIn = (command: object): readonly string[] => {
  const parsed = parseCommand({ id: newCommandId(), ...command });
  return parsed.ok ? [] : parsed.error.map(({ path }) => path.replace(/^data\./, ''));
};

/** The routes take what the contract takes: docs/openapi.json, which the types come from, is made from it. */
const isGiven = (_command: object, problems: readonly string[]): _command is GivenCommand => problems.length === 0;

/** What a form has read, as a command; or where it is not as the contract has it. */
export const checkedCommand = (command: object): Result<GivenCommand, readonly string[]> => {
  const problems = problemsIn(command);
  return isGiven(command, problems) ? ok(command) : err(problems);
};

/** What has been recorded. */
export type Recorded = components['schemas']['Accepted'];

const headersOf = (id: string, { expectedRevision }: Seen) => ({
  'Idempotency-Key': id,
  ...(expectedRevision === undefined ? {} : { 'If-Match': `"${expectedRevision}"` }),
});

const isToAppeal = (command: GivenCommand): command is ToAppeal & Seen => 'appeal' in command;
const isToBoard = (command: GivenCommand): command is ToBoard & Seen => 'board' in command;

/** Sends a command to the route of its type. */
const send = (command: GivenCommand, id: string) => {
  const header = headersOf(id, command);
  if (isToAppeal(command)) {
    const { type, appeal, data } = command;
    return client.POST(COMMAND_ROUTES[type], { params: { path: { appeal }, header }, body: data });
  }
  if (isToBoard(command)) {
    const { type, session, table, board, attempt, data } = command;
    const query = attempt === undefined ? {} : { attempt };
    return client.POST(COMMAND_ROUTES[type], {
      params: { path: { session, table, board }, query, header },
      body: data,
    });
  }
  const { type, session, data } = command;
  return client.POST(COMMAND_ROUTES[type], { params: { path: { session }, header }, body: data });
};

/** The statuses of a command that is refused for what it says. */
const REFUSALS: readonly number[] = [403, 404, 409, 412, 422];

/**
 * Gives a command under an id of its own. Sent again under the same id after an answer was lost, it is recorded once.
 * A server that is busy has not recorded it: it is sent again by itself a few times.
 * @param id a UUID, chosen once for what the person has done: `newCommandId()`
 * @param onBusy told each time that the server is busy
 */
export const give = async (
  command: GivenCommand,
  id: string,
  onBusy?: () => void,
): Promise<Result<Recorded, Problem>> => {
  try {
    const { data, error, response } = await repeatBusy(() => send(command, id), onBusy);
    if (data) return ok(data);
    const problem = problemOf(response, error);
    const title = REFUSALS.includes(response.status)
      ? messages.problem.refused
      : messages.problem.title(problem.code, problem.title);
    return err({ ...problem, title });
  } catch {
    return err(unreachable());
  }
};
