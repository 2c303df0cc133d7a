import { CanActivate, ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { TOKEN_KEY } from '../tokens';
import { keepCaller, recogniseCaller } from './principal';

/** On every route: who asks is recognised, and a token that is not good is refused. */
@Injectable()
export class PrincipalGuard implements CanActivate {
  constructor(@Inject(TOKEN_KEY) private readonly key: Uint8Array) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    keepCaller(request, await recogniseCaller(this.key, request));
    return true;
  }
}
