import { type Person, anId, conforms, object, oneOf } from '@app/contract';
import { type Principal, PUBLIC, seesEverything } from '@app/documents';
import type { Request } from 'express';
import { bearerOf } from '@app/application';
import { Problem } from '../../../common/src/problem';
import { httpReason } from '../../../common/src/http-reasons';

/** Who asks: by a good token, or nobody in particular; and as whom he wants to look. */
export interface Caller {
  /** Null where there is no token. */
  readonly actor: Person | null;
  readonly principal: Principal;
  /** What the header `View-As` says; null where there is none. */
  readonly viewAs: string | null;
  /** When the token ends, in milliseconds since 1970; null where there is none. */
  readonly until: number | null;
}

type WithCaller = Request & { caller?: Caller };

const aTable = object({ role: oneOf('table'), session: anId, table: anId });

/** Reads `'public'`, `'committee'`, `'table/demo/3'`; null for anything else. */
const lowered = (text: string): Principal | null => {
  const [role = '', session, table, ...more] = text.split('/');
  if (more.length > 0) return null;
  if (session === undefined) return role === 'public' || role === 'committee' ? { role } : null;
  const seat: unknown = { role, session, table };
  return conforms(aTable, seat) ? seat : null;
};

const principalOf = ({ role, session, table }: Person): Principal => ({
  role,
  ...(session === undefined ? {} : { session }),
  ...(table === undefined ? {} : { table }),
});

/**
 * Recognises who asks. No token is the public; throws a `Problem` 401 for a token that is not good, 400 or 403 for a
 * `View-As` that there is not, or that would show more.
 */
export const recogniseCaller = async (key: Uint8Array, request: Request): Promise<Caller> => {
  const { authorization } = request.headers;
  const holder = await bearerOf(key, authorization);
  if (authorization !== undefined && holder === null) {
    throw new Problem(401, 'NotAuthenticated', httpReason('token-not-good'));
  }
  const { actor, until } = holder ?? { actor: null, until: null };
  const own = actor ? principalOf(actor) : PUBLIC;
  const viewAs = request.headers['view-as'];
  if (viewAs === undefined) return { actor, principal: own, viewAs: null, until };
  const as = typeof viewAs === 'string' ? lowered(viewAs) : null;
  if (as === null) throw new Problem(400, 'BadViewAs', httpReason('view-as-unknown'));
  if (as.role !== 'public' && !seesEverything(own)) {
    throw new Problem(403, 'NotAuthorised', httpReason('view-as-shows-less'));
  }
  return { actor, principal: as, viewAs: String(viewAs), until };
};

export const keepCaller = (request: WithCaller, caller: Caller): void => {
  request.caller = caller;
};

/** Who the guard has recognised; the public where there was none. */
export const callerOf = (request: WithCaller): Caller =>
  request.caller ?? { actor: null, principal: PUBLIC, viewAs: null, until: null };
