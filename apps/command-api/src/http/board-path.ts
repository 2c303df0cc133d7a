import { ExecutionContext, createParamDecorator } from '@nestjs/common';
import type { Request } from 'express';

/** A board's address as the path gives it; what is wrong with it is said when the command is read. */
export type BoardPath = Readonly<Record<string, unknown>>;

const numeric = (text: string): unknown => (/^\d{1,15}$/.test(text) ? Number(text) : text);

export const AtBoard = createParamDecorator((_: unknown, context: ExecutionContext): BoardPath => {
  const { params, query } = context.switchToHttp().getRequest<Request>();
  const { attempt } = query;
  return {
    session: params.session,
    table: params.table,
    board: numeric(String(params.board)),
    ...(typeof attempt === 'string' ? { attempt: numeric(attempt) } : {}),
  };
});
