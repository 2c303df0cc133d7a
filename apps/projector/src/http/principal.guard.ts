import { CanActivate, ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { TOKEN_KEY } from '../tokens';
import { keepCaller, recognised } from './principal';

/** On every route: who asks is recognised, and a token that is not good is refused. */
@Injectable()
export class OnlookerGuard implements CanActivate {
  constructor(@Inject(TOKEN_KEY) private readonly key: Uint8Array) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    keepCaller(request, await recognised(this.key, request));
    return true;
  }
}
