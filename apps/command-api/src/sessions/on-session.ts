import { ExecutionContext, createParamDecorator } from '@nestjs/common';
import { type Exchange, exchangeOf } from '../http/exchange';

/** A request about a session, with the session's address as the path gives it. */
export interface SessionExchange extends Exchange {
  readonly at: Readonly<Record<string, unknown>>;
}

export const OnSession = createParamDecorator((_: unknown, context: ExecutionContext): SessionExchange => {
  const exchange = exchangeOf(context);
  return { ...exchange, at: { session: exchange.request.params.session } };
});
