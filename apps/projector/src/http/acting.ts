import { ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Actor } from '@app/session';
import type { Request } from 'express';
import { Problem } from '../../../common/src/problem';
import type { Caller } from '../sight/onlooker';
import { callerOf } from '../sight/onlooker';

/** Who tries something out: somebody with a token. */
export interface ActingCaller extends Caller {
  readonly actor: Actor;
}

/** As whom something is tried out, and what he sees; nobody in particular is refused. */
export const Acting = createParamDecorator((_: unknown, context: ExecutionContext): ActingCaller => {
  const { actor, ...caller } = callerOf(context.switchToHttp().getRequest<Request>());
  if (actor) return { ...caller, actor };
  throw new Problem(401, 'NotAuthenticated', 'it takes a bearer token to try something out (ledger token --role ...)');
});
