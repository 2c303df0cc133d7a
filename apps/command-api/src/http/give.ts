import type { CommandBus } from '@nestjs/cqrs';
import type { Command } from '@app/session';
import { ExecuteCommands } from '../execute/execute.command';
import type { Exchange } from './exchange';
import { Problem } from '../../../common/src/problem';
import type { Accepted } from './receive';
import { answer, commandOf } from './receive';

/**
 * Gives one command of a request to the command bus and answers with its outcome, and with what is open on the board
 * behind it; the status and `ETag` are set.
 */
export const give = async (
  bus: CommandBus,
  { actor, request, response }: Exchange,
  type: Command['command']['type'],
  address: Readonly<Record<string, unknown>>,
  data: object,
): Promise<Accepted> => {
  const envelope = commandOf(request, type, address, data);
  const [outcome] = await bus.execute(new ExecuteCommands([envelope], { actor }, true));
  if (!outcome) throw new Problem(500, 'InternalError', 'the command had no outcome');
  return answer(outcome, response);
};
