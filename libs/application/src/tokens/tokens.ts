import { type Actor, type Person, ROLES, conforms, object, oneOf, optional, text } from '@app/contract';
import { SignJWT, jwtVerify } from 'jose';
import { type LruCache, lruCache } from '../runtime/lru-cache';

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

/** Who a bearer token stands for, and until when, in milliseconds since 1970. */
interface TokenHolder {
  readonly actor: Person;
  readonly until: number;
}

/** How many good tokens are remembered: a large evening's tables and officials. */
const REMEMBERED = 10_000;

/** The holders of tokens that were found good, by the keys that they were signed with. */
const holdersOf = new WeakMap<Uint8Array, LruCache<TokenHolder>>();

const holdersBy = (key: Uint8Array): LruCache<TokenHolder> => {
  const holders = holdersOf.get(key) ?? lruCache(REMEMBERED);
  holdersOf.set(key, holders);
  return holders;
};

/** Whose a bearer token is; null when it is not one of ours or has expired, and for a table's device that names no table. */
const readHolder = async (key: Uint8Array, token: string): Promise<TokenHolder | null> => {
  try {
    const { payload } = await jwtVerify(token, key, CHECKS);
    const { sub, role, session, table, exp = 0 } = payload;
    const given = {
      sub,
      role,
      ...(session === undefined ? {} : { session }),
      ...(table === undefined ? {} : { table }),
    };
    if (!conforms(claims, given)) return null;
    if (given.role === 'table' && (given.session === undefined || given.table === undefined)) return null;
    const { sub: id, ...rest } = given;
    return { actor: { id, ...rest }, until: exp * 1000 };
  } catch {
    return null;
  }
};

/**
 * Whose token an `Authorization` header brings, `'Bearer ...'`; null where it brings none, or one that is nobody's.
 * The signature of a good token is checked once: after that it is good until its end.
 */
export const bearerOf = async (key: Uint8Array, authorization: string | undefined): Promise<TokenHolder | null> => {
  const [, token] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
  if (token === undefined) return null;
  const holders = holdersBy(key);
  const known = holders.get(token);
  if (known && Date.now() < known.until) return known;
  const holder = await readHolder(key, token);
  if (holder) holders.put(token, holder);
  return holder;
};
