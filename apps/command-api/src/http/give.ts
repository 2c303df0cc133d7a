import { type Command, type Schema, problemsOf, conforms } from '@app/contract';
import type { CommandBus } from '@nestjs/cqrs';
import { invalidCommand } from '../../../common/src/checked-bodies';
import { Problem } from '../../../common/src/problem';
import { ExecuteCommands } from '../execute/execute.command';
import type { Exchange } from './exchange';
import { type Accepted, answer } from './receive';
import { headersOf } from './request-headers';

/** An address as the path and the query of a request give it, checked. */
export const checkedAddress = <T>(schema: Schema<T>, address: unknown): T => {
  if (conforms(schema, address)) return address;
  throw invalidCommand(problemsOf(schema, address));
};

/**
 * Gives one command of a request to the command bus and answers with its outcome, and with what is open on the board
 * behind it; the status and `ETag` are set. The address has been checked, and the pipe has checked the body.
 */
export const give = async (
  bus: CommandBus,
  { actor, request, response }: Exchange,
  command: Command,
): Promise<Accepted> => {
  const envelope = { ...headersOf(request), command };
  const [outcome] = await bus.execute(new ExecuteCommands([envelope], { actor }, true));
  if (!outcome) throw new Problem(500, 'InternalError', 'the command had no outcome');
  return answer(outcome, response);
};
