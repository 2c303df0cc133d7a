import { CanActivate, ExecutionContext, UseGuards, applyDecorators } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import type { Request } from 'express';
import { ApiProblem } from '../../../common/src/api-problem';
import { Problem } from '../../../common/src/problem';
import { httpReason } from '../../../common/src/http-reasons';

/** The arguments of a route's method, as Nest keeps them: their kind and index, and which of that kind is meant. */
type Arguments = Readonly<Record<string, { readonly data?: unknown }>>;

const readBy = (context: ExecutionContext): readonly unknown[] => {
  const all = Reflect.getMetadata(ROUTE_ARGS_METADATA, context.getClass(), context.getHandler().name) as
    Arguments | undefined;
  return Object.entries(all ?? {}).flatMap(([kind, { data }]) => {
    if (kind.startsWith(`${RouteParamtypes.QUERY}:`)) return [data];
    // Of a decorator that reads several: their names (`ContextOf`).
    return Array.isArray(data) ? (data as readonly unknown[]) : [];
  });
};

/** A parameter that a route does not read would go unheeded, and the answer be one to another question. */
class KnownParametersGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { query } = context.switchToHttp().getRequest<Request>();
    const known = readBy(context);
    const unknown = Object.keys(query).find((name) => !known.includes(name));
    if (unknown === undefined) return true;
    const reason = httpReason('unknown-parameter', {
      name: unknown,
      known: known.length === 0 ? 'none' : 'some',
      parameters: { list: known.map(String) },
    });
    throw new Problem(400, 'UnknownParameter', reason);
  }
}

/** Routes that refuse query parameters which they do not read. */
export const KnownParameters = (): ClassDecorator & MethodDecorator =>
  applyDecorators(UseGuards(KnownParametersGuard), ApiProblem(400, 'a query parameter that the route does not have'));
