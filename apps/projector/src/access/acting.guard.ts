import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { actingCaller } from './acting';

/** Refuses a caller without a token before the body is read. */
@Injectable()
export class ActingGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    actingCaller(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
