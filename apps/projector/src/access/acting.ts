import { ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Person } from '@app/contract';
import type { Request } from 'express';
import { Problem } from '../../../common/src/problem';
import { type Caller, callerOf } from './principal';
import { httpReason } from '../../../common/src/http-reasons';

/** Who tries something out: somebody with a token. */
export interface ActingCaller extends Caller {
  readonly actor: Person;
}

/** The caller of a route that needs a token. Throws a `Problem` 401 for a caller without one. */
export const actingCaller = (request: Request): ActingCaller => {
  const { actor, ...caller } = callerOf(request);
  if (actor) return { ...caller, actor };
  throw new Problem(401, 'NotAuthenticated', httpReason('token-to-try'));
};

/** As whom something is tried out, and what this caller sees. */
export const Acting = createParamDecorator((_: unknown, context: ExecutionContext) =>
  actingCaller(context.switchToHttp().getRequest<Request>()),
);
