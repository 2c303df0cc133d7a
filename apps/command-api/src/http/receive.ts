import type { Outcome } from '@app/application';
import type { Accepted, BoardAccepted } from '@app/contract';
import { scoreWarnings } from '@app/session';
import type { Response } from 'express';
import { Problem } from '../../../common/src/problem';

type Refused = Extract<Outcome, { ok: false }>;

const NOT_FOUND: readonly string[] = ['SessionUnknown', 'BoardNotOpen', 'AppealUnknown'];

/** The HTTP status of a refusal. */
const statusOf = (code: Refused['code']): number => {
  if (code === 'NotAuthorised') return 403;
  if (code === 'StaleRevision') return 412;
  if (code === 'HistoryUnreadable') return 500;
  if (code === 'TooMuchContention') return 503;
  return NOT_FOUND.includes(code) ? 404 : 409;
};

/** Answers with a command's outcome: 201 with an `ETag`, 200 for a repetition, else a problem. */
export const answer = (outcome: Outcome, response: Response): Accepted | BoardAccepted => {
  if (!outcome.ok) {
    const { code, message, reason, stream, actual, open } = outcome;
    throw new Problem(statusOf(code), code, reason ?? message, {
      stream,
      ...(actual === undefined ? {} : { actual }),
      ...open,
    });
  }
  response.status(outcome.repeated ? 200 : 201).setHeader('ETag', `"${outcome.revision}"`);
  const { id, stream, revision, position, repeated, events, open } = outcome;
  const accepted = { id, stream, revision, position, repeated, events };
  return open ? { ...accepted, ...open, warnings: scoreWarnings(events) } : accepted;
};
