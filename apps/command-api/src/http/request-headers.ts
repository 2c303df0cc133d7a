import { newCommandId } from '@app/ledger';
import { type CommandEnvelope, isInstant, isUuid } from '@app/contract';
import type { Request } from 'express';
import { Problem } from '../../../common/src/problem';

/** `Idempotency-Key` is the id of the command; one is made where it is left out. */
const commandId = (request: Request): string => {
  const given = request.header('idempotency-key')?.toLowerCase();
  if (given === undefined) return newCommandId();
  if (isUuid(given)) return given;
  throw new Problem(400, 'BadIdempotencyKey', 'Idempotency-Key gives the id of the command, a UUID');
};

/** `If-Match: "17"` is the revision the sender saw last; `"-1"` or `If-None-Match: *` stands for no stream yet. */
const expectedRevision = (request: Request): number | undefined => {
  if (request.header('if-none-match') === '*') return -1;
  const given = request.header('if-match');
  if (given === undefined) return undefined;
  const [, revision] = /^"(-1|\d{1,15})"$/.exec(given) ?? [];
  if (revision !== undefined) return Number(revision);
  throw new Problem(400, 'BadIfMatch', 'If-Match gives a revision in quotes: "17"');
};

/** `X-Occurred-At` is the time of the act. */
const occurredAt = (request: Request): string | undefined => {
  const given = request.header('x-occurred-at');
  if (given === undefined || isInstant(given)) return given;
  throw new Problem(400, 'BadOccurredAt', 'X-Occurred-At gives an instant like 2026-02-01T19:30:00Z');
};

/** What the headers of a request say of its command. */
export const headersOf = (request: Request): Omit<CommandEnvelope, 'command'> => {
  const expected = expectedRevision(request);
  const when = occurredAt(request);
  return {
    id: commandId(request),
    ...(expected === undefined ? {} : { expectedRevision: expected }),
    ...(when === undefined ? {} : { occurredAt: when }),
  };
};
