import { CanActivate, ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { Role } from '@app/session';
import type { Request } from 'express';
import { readToken } from '../../../command-api/src/auth/tokens';
import { Problem } from '../../../common/src/problem';
import { TOKEN_KEY } from '../tokens';

const READERS: readonly Role[] = ['auditor', 'chief-director', 'organiser'];

/** Entries hold the deals and cards of boards that others may still play: only these roles are given them. */
@Injectable()
export class TilesReadersGuard implements CanActivate {
  constructor(@Inject(TOKEN_KEY) private readonly key: Uint8Array) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { authorization = '' } = context.switchToHttp().getRequest<Request>().headers;
    const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    const actor = token === undefined ? null : await readToken(this.key, token);
    if (actor === null) {
      throw new Problem(
        401,
        'NotAuthenticated',
        `entries need a bearer token (ledger token --role ${READERS[0] ?? ''})`,
      );
    }
    if (READERS.some((role) => role === actor.role)) return true;
    throw new Problem(403, 'NotAuthorised', `entries are for these roles: ${READERS.join(', ')}`);
  }
}
