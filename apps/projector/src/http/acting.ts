import { ExecutionContext, Inject, Injectable, PipeTransform, createParamDecorator } from '@nestjs/common';
import type { Actor } from '@app/session';
import type { Request } from 'express';
import { readToken } from '../../../command-api/src/auth/tokens';
import { Problem } from '../../../common/src/problem';
import { TOKEN_KEY } from '../tokens';

/** Who would give a command, where nobody says who asks. */
const ANY_DIRECTOR: Actor = { id: 'director', role: 'director' };

const Authorization = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().headers.authorization ?? '',
);

/** The actor of a bearer token, which must be a good one; a director where there is none. */
@Injectable()
class ActorOfToken implements PipeTransform<string, Promise<Actor>> {
  constructor(@Inject(TOKEN_KEY) private readonly key: Uint8Array) {}

  async transform(authorization: string): Promise<Actor> {
    if (authorization === '') return ANY_DIRECTOR;
    const [, token] = /^Bearer (\S+)$/i.exec(authorization) ?? [];
    const actor = token === undefined ? null : await readToken(this.key, token);
    if (actor) return actor;
    throw new Problem(401, 'NotAuthenticated', 'not a bearer token that is good now (ledger token --role ...)');
  }
}

/** As whom something is tried out. */
export const Acting = (): ParameterDecorator => Authorization(ActorOfToken);
