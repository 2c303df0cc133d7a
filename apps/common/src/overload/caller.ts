import type { Request } from 'express';
import { bearerOf } from '@app/application';
import { limitedAddress } from './client-address';

/** By what a caller is told from others, where all together want too much. */
export interface LimitedCaller {
  readonly kind: 'address' | 'table' | 'token';
  readonly key: string;
}

/** The caller by the holder of a good token; without one, or with a bad one, by their address. */
export const limitedCaller = async (tokenKey: Uint8Array, request: Request): Promise<LimitedCaller> => {
  const holder = await bearerOf(tokenKey, request.headers.authorization);
  if (holder === null) return { kind: 'address', key: `address ${limitedAddress(request.ip)}` };
  const { id, role, session = '', table = '' } = holder.actor;
  return { kind: role === 'table' ? 'table' : 'token', key: JSON.stringify([role, id, session, table]) };
};
