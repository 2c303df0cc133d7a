import { ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Request } from 'express';
import { type Exchange, exchangeOf } from '../http/exchange';

/** A request about a board: the board's address as the path gives it; it is checked behind the body. */
export interface BoardExchange extends Exchange {
  readonly at: Readonly<Record<string, unknown>>;
}

const numeric = (text: string): unknown => (/^\d{1,15}$/.test(text) ? Number(text) : text);

const addressOf = ({ params, query }: Request): BoardExchange['at'] => {
  const { attempt } = query;
  return {
    session: params.session,
    table: params.table,
    board: numeric(String(params.board)),
    ...(typeof attempt === 'string' ? { attempt: numeric(attempt) } : {}),
  };
};

export const OnBoard = createParamDecorator((_: unknown, context: ExecutionContext): BoardExchange => {
  const exchange = exchangeOf(context);
  return { ...exchange, at: addressOf(exchange.request) };
});
