import { ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Actor } from '@app/contract';
import type { Request, Response } from 'express';
import { actorOf } from '../auth/actor.guard';

/** What every command needs of its HTTP exchange beside path and body. */
export interface Exchange {
  readonly actor: Actor;
  readonly request: Request;
  readonly response: Response;
}

export const exchangeOf = (context: ExecutionContext): Exchange => {
  const http = context.switchToHttp();
  const request = http.getRequest<Request>();
  return { actor: actorOf(request), request, response: http.getResponse<Response>() };
};

export const InExchange = createParamDecorator((_: unknown, context: ExecutionContext) => exchangeOf(context));
