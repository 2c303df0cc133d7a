import { ExecutionContext, applyDecorators, createParamDecorator } from '@nestjs/common';
import { ApiBearerAuth, ApiHeader, ApiQuery, ApiResponse, ApiSecurity } from '@nestjs/swagger';
import type { Request } from 'express';
import { ApiProblem } from '../../../common/src/api-problem';
import { Problem } from '../../../common/src/problem';
import { Tagged } from '../access/entity-tag.interceptor';
import type { QueryContext } from '@app/application';
import { callerOf } from '../access/principal';
import { httpReason } from '../../../common/src/http-reasons';

const MOST = 1000;

const single = (query: Request['query'], name: string): string | null => {
  const value = query[name];
  if (value === undefined) return null;
  if (typeof value === 'string' && value !== '') return value;
  throw new Problem(400, 'BadParameter', httpReason('one-value', { name }));
};

const limitIn = (text: string | null): number => {
  if (text === null) return MOST;
  const limit = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (limit >= 1 && limit <= MOST) return limit;
  throw new Problem(400, 'BadLimit', httpReason('bad-limit', { most: MOST, text }));
};

type ContextParameter = 'asOf' | 'limit' | 'cursor';

/** Who asks, about which moment, for which page; `KnownParameters` lets these parameters pass. */
export const ContextOf = createParamDecorator(
  (_: readonly ContextParameter[], context: ExecutionContext): QueryContext => {
    const request = context.switchToHttp().getRequest<Request>();
    const { query } = request;
    return {
      principal: callerOf(request).principal,
      asOf: single(query, 'asOf'),
      page: { limit: limitIn(single(query, 'limit')), cursor: single(query, 'cursor') },
    };
  },
);

/** Two moments, each as `asOf` has it; null for now. */
export interface Moments {
  readonly from: string;
  readonly to: string | null;
}

/** Between which moments; `KnownParameters` lets these parameters pass. */
export const Between = createParamDecorator((_: readonly (keyof Moments)[], context: ExecutionContext): Moments => {
  const { query } = context.switchToHttp().getRequest<Request>();
  const from = single(query, 'from');
  if (from === null) throw new Problem(400, 'BadParameter', httpReason('from-missing'));
  return { from, to: single(query, 'to') };
});

/** The round after which numbers are asked for; null for as they stand. `KnownParameters` lets this parameter pass. */
export const AfterRound = createParamDecorator((_: readonly ['afterRound'], context: ExecutionContext): string | null =>
  single(context.switchToHttp().getRequest<Request>().query, 'afterRound'),
);

const moment = (name: string, required: boolean, description: string): MethodDecorator =>
  ApiQuery({
    name,
    required,
    description: `${description}: a position of the ledger, an instant, or an event: 1234, appeal-a1@0, demo.3.5@37`,
    schema: { type: 'string' },
  });

/** Of a route that anybody asks, and whose answer is tagged with its position: what it shows goes by who asks. */
const Looked = (): MethodDecorator =>
  applyDecorators(
    Tagged(),
    ApiSecurity({}),
    ApiBearerAuth(),
    ApiHeader({
      name: 'View-As',
      required: false,
      description: 'for who sees everything: to see what these see. public, committee, or table/SESSION/TABLE',
      schema: { type: 'string', examples: ['public', 'table/demo/3'] },
    }),
    ApiResponse({ status: 304, description: 'what `If-None-Match` names is still the answer' }),
    ApiProblem(401, 'a token that is not good'),
  );

/** Documents `asOf` of a route, whose answer is tagged with its position. */
export const TakesAsOf = (): MethodDecorator =>
  applyDecorators(moment('asOf', false, 'as it was then; now where left out'), Looked());

/** Documents `from` and `to` of a route, whose answer is tagged with its position. */
export const TakesMoments = (): MethodDecorator =>
  applyDecorators(moment('from', true, 'since when'), moment('to', false, 'until when; now where left out'), Looked());

/** Documents `limit` and `cursor` of a list. */
export const InPages = (): MethodDecorator =>
  applyDecorators(
    ApiQuery({
      name: 'limit',
      required: false,
      description: 'how many at most',
      schema: { type: 'integer', minimum: 1, maximum: MOST, default: MOST },
    }),
    ApiQuery({
      name: 'cursor',
      required: false,
      description: 'the `next` of the page before',
      schema: { type: 'string' },
    }),
  );

/** Documents `afterRound`. */
export const TakesAfterRound = (): MethodDecorator =>
  applyDecorators(
    ApiQuery({
      name: 'afterRound',
      required: false,
      description: 'as it was after this round of the session, by what stands now; as it stands where left out',
      schema: { type: 'string' },
    }),
    ApiProblem(404, 'there is no such session, or no such round in it'),
  );

/** Documents `asOf`, `limit` and `cursor` of a list. */
export const Paged = (): MethodDecorator => applyDecorators(TakesAsOf(), InPages());
