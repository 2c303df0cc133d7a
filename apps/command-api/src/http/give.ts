import {
  type Accepted,
  type Command,
  type Schema,
  problemsOf,
  conforms,
  type CommandEnvelope,
  isInstant,
  isUuid,
} from '@app/contract';
import type { CommandBus } from '@nestjs/cqrs';
import { invalidCommand } from '../../../common/src/checked-bodies';
import { Problem } from '../../../common/src/problem';
import { ExecuteCommands } from '../execute/execute.command';
import type { Exchange } from './exchange';
import { answer } from './receive';
import { newCommandId } from '@app/ledger';
import type { Request } from 'express';
import { httpReason } from '../../../common/src/http-reasons';

/** `Idempotency-Key` is the id of the command; one is made where it is left out. */
const commandId = (request: Request): string => {
  const given = request.header('idempotency-key')?.toLowerCase();
  if (given === undefined) return newCommandId();
  if (isUuid(given)) return given;
  throw new Problem(400, 'BadIdempotencyKey', httpReason('bad-idempotency-key'));
};

/** `If-Match: "17"` is the revision the sender saw last; `"-1"` or `If-None-Match: *` stands for no stream yet. */
const expectedRevision = (request: Request): number | undefined => {
  if (request.header('if-none-match') === '*') return -1;
  const given = request.header('if-match');
  if (given === undefined) return undefined;
  const [, revision] = /^"(-1|\d{1,15})"$/.exec(given) ?? [];
  if (revision !== undefined) return Number(revision);
  throw new Problem(400, 'BadIfMatch', httpReason('bad-if-match'));
};

/** `X-Occurred-At` is the time of the act. */
const occurredAt = (request: Request): string | undefined => {
  const given = request.header('x-occurred-at');
  if (given === undefined || isInstant(given)) return given;
  throw new Problem(400, 'BadOccurredAt', httpReason('bad-occurred-at'));
};

/** What the headers of a request say of its command. */
const headersOf = (request: Request): Omit<CommandEnvelope, 'command'> => {
  const expected = expectedRevision(request);
  const when = occurredAt(request);
  return {
    id: commandId(request),
    ...(expected === undefined ? {} : { expectedRevision: expected }),
    ...(when === undefined ? {} : { occurredAt: when }),
  };
};

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
  const [outcome] = await bus.execute(new ExecuteCommands([envelope], { actor }));
  if (!outcome) throw new Problem(500, 'InternalError', httpReason('internal'));
  return answer(outcome, response);
};
