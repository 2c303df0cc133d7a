import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { isCommandType } from '@app/contract';
import { type CommandTarget, notAuthorisedFor } from '@app/session';
import type { Request } from 'express';
import { Problem } from '../../../common/src/problem';
import { actorOf } from './actor.guard';

/** The type of the command that a route gives: the name of its method, `makeCall` for `MakeCall`. */
const typeOf = (context: ExecutionContext): CommandTarget['type'] => {
  const { name } = context.getHandler();
  const type = name.charAt(0).toUpperCase() + name.slice(1);
  if (isCommandType(type)) return type;
  throw new TypeError(`${context.getClass().name}.${name} is not called like a type of command`);
};

const boardOf = ({ params }: Request): CommandTarget['board'] => {
  const { session, table } = params;
  return typeof session === 'string' && typeof table === 'string' ? { session, table } : null;
};

/** Refuses a caller whose token and path say that they may not give the command, before anything is said of the body. */
@Injectable()
export class MayGiveGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    const refusal = notAuthorisedFor(actorOf(request), { type: typeOf(context), board: boardOf(request) });
    if (refusal) throw new Problem(403, refusal.code, refusal.message);
    return true;
  }
}
