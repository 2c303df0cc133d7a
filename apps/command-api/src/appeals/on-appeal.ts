import { ExecutionContext, createParamDecorator } from '@nestjs/common';
import { type Exchange, exchangeOf } from '../http/exchange';

/** A request about an appeal, with its address as the path gives it. */
export interface AppealExchange extends Exchange {
  readonly at: Readonly<Record<string, unknown>>;
}

export const OnAppeal = createParamDecorator((_: unknown, context: ExecutionContext): AppealExchange => {
  const exchange = exchangeOf(context);
  return { ...exchange, at: { appeal: exchange.request.params.appeal } };
});
