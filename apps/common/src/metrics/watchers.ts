import type { Role } from '@app/contract';
import { bearerOf } from '@app/application';
import { Problem } from '../problem';
import { httpReason } from '../http-reasons';

/**
 * Who may watch a server from inside. A position that moves tells when somebody calls and plays, also at a board that
 * others have still to play: so these roles only.
 */
export const WATCHERS: readonly Role[] = ['organiser', 'auditor', 'director', 'chief-director'];

/**
 * Whether the bearer of an `Authorization` header is one of them; null where there is no such header. A token that is not
 * good is refused with 401. Whoever looks as somebody else is none of them: `View-As` names only roles that are not.
 */
export const isWatcher = async (
  key: Uint8Array,
  authorization: string | undefined,
  viewAs: string | undefined,
): Promise<boolean | null> => {
  if (authorization === undefined) return null;
  const holder = await bearerOf(key, authorization);
  if (!holder) throw new Problem(401, 'NotAuthenticated', httpReason('token-not-good'));
  if (viewAs !== undefined) return false;
  return WATCHERS.some((role) => role === holder.actor.role);
};

/** Injection token: the key by which they are known. */
export const WATCHERS_KEY = Symbol('WATCHERS_KEY');
