import type { Actor } from '@app/session';
import { ROLES, hasShape, object, oneOf, optional, text } from '@app/session';
import { SignJWT, jwtVerify } from 'jose';

const ISSUER = 'session-ledger';
/** A token without an end would be good for ever, whoever has found it. */
const CHECKS = { issuer: ISSUER, algorithms: ['HS256'], requiredClaims: ['exp'] };

const claims = object({
  sub: text(100),
  role: oneOf(...ROLES),
  session: optional(text(64)),
  table: optional(text(64)),
});

/** A bearer token (JWT, HS256) for an actor. `lifetime` as in `'12h'`, `'7d'`. */
export const signToken = (key: Uint8Array, actor: Actor, lifetime: string): Promise<string> => {
  const { id, ...rest } = actor;
  return new SignJWT({ ...rest })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(id)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(key);
};

/** Who a bearer token stands for; null when it is not one of ours or has expired. */
export const readToken = async (key: Uint8Array, token: string): Promise<Actor | null> => {
  try {
    const { payload } = await jwtVerify(token, key, CHECKS);
    const { sub, role, session, table } = payload;
    const given = {
      sub,
      role,
      ...(session === undefined ? {} : { session }),
      ...(table === undefined ? {} : { table }),
    };
    if (!hasShape(claims, given)) return null;
    const { sub: id, ...rest } = given;
    return { id, ...rest };
  } catch {
    return null;
  }
};
