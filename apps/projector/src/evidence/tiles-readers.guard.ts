import { CanActivate, ExecutionContext, Injectable } from '@nestjs/common';
import { seesEverything } from '@app/documents';
import type { Request } from 'express';
import { Problem } from '../../../common/src/problem';
import { callerOf } from '../access/principal';
import { httpReason } from '../../../common/src/http-reasons';

/** Entries hold the deals and cards of boards that others may still play: they are for who sees everything. */
@Injectable()
export class TilesReadersGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { actor, principal } = callerOf(context.switchToHttp().getRequest<Request>());
    if (actor === null) {
      throw new Problem(401, 'NotAuthenticated', httpReason('token-for-entries'));
    }
    if (seesEverything(principal)) return true;
    throw new Problem(403, 'NotAuthorised', httpReason('roles-for-entries'));
  }
}
