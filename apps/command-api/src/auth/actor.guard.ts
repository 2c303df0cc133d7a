import { CanActivate, ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@app/contract';
import type { Request } from 'express';
import { Problem } from '../../../common/src/problem';
import { TOKEN_KEY } from '../tokens';
import { bearerOf } from '@app/application';
import { httpReason } from '../../../common/src/http-reasons';

type WithActor = Request & { actor?: Actor };

/** Every command needs a bearer token; what its role may do is decided with the command. */
@Injectable()
export class ActorGuard implements CanActivate {
  constructor(@Inject(TOKEN_KEY) private readonly key: Uint8Array) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<WithActor>();
    const holder = await bearerOf(this.key, request.headers.authorization);
    if (!holder) {
      throw new Problem(401, 'NotAuthenticated', httpReason('token-needed'));
    }
    request.actor = holder.actor;
    return true;
  }
}

/** The actor that the guard has recognised. */
export const actorOf = (request: WithActor): Actor => {
  if (!request.actor) throw new Problem(401, 'NotAuthenticated', httpReason('token-needed'));
  return request.actor;
};
