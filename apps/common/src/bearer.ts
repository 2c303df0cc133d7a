import type { IncomingMessage } from 'node:http';
import { bearerOf } from '@app/application';

type Holder = ReturnType<typeof bearerOf>;

const holders = new WeakMap<IncomingMessage, Holder>();

/** Whose token a request brings; null where it brings none, or one that is nobody's. Its signature is checked once a request. */
export const holderOf = (key: Uint8Array, request: IncomingMessage): Holder => {
  const holder = holders.get(request) ?? bearerOf(key, request.headers.authorization);
  holders.set(request, holder);
  return holder;
};
