import type { IncomingMessage } from 'node:http';
import { bearerOf } from '@app/application';

type Holder = Awaited<ReturnType<typeof bearerOf>>;

/** Tokens that a process remembers to be good, so that the next request with one costs no check of its signature. */
const REMEMBERED = 10_000;

const goodOnes = new WeakMap<Uint8Array, Map<string, NonNullable<Holder>>>();

/** Whose token a request brings; null where it brings none, or one that is nobody's or has expired. */
export const holderOf = async (key: Uint8Array, { headers }: IncomingMessage): Promise<Holder> => {
  const { authorization } = headers;
  if (authorization === undefined) return null;
  const good = goodOnes.get(key) ?? new Map<string, NonNullable<Holder>>();
  goodOnes.set(key, good);
  const known = good.get(authorization);
  if (known !== undefined && known.until > Date.now()) return known;
  const holder = await bearerOf(key, authorization);
  if (good.size >= REMEMBERED) good.clear();
  if (holder === null) good.delete(authorization);
  else good.set(authorization, holder);
  return holder;
};
