import { createHash } from 'node:crypto';
import {
  CallHandler,
  CustomDecorator,
  ExecutionContext,
  Injectable,
  NestInterceptor,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { seesEverything } from '@app/session';
import type { Request, Response } from 'express';
import type { Observable } from 'rxjs';
import { tap } from 'rxjs';
import { callerOf } from './onlooker';

const TAGGED = 'entity-tag';

/** An answer that is the same as long as its position is, but for the names in it. */
export const Tagged = (): CustomDecorator => SetMetadata(TAGGED, true);

/** Where an answer is true, and the names in it: they come from the directory, which is no part of the ledger. */
interface Answer {
  readonly position: number;
  readonly names?: Readonly<Record<string, string>>;
}

const hasPosition = (answer: unknown): answer is Answer =>
  typeof answer === 'object' && answer !== null && 'position' in answer && typeof answer.position === 'number';

/** `"1234"`, of an answer with names `"1234-x7Dq2mZkP1w"`. */
const tagOf = ({ position, names }: Answer): string => {
  if (names === undefined) return `"${position}"`;
  return `"${position}-${createHash('sha256').update(JSON.stringify(names)).digest('base64url').slice(0, 11)}"`;
};

/**
 * A query's answer has the position at which it is true as its `ETag`: who has it already is told so (304). It is for
 * the one who asked, and asked for again each time. What somebody may see of the past grows although that stands still:
 * there the tag is that of the bytes.
 */
@Injectable()
export class EntityTagInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    if (this.reflector.get<boolean | undefined>(TAGGED, context.getHandler()) !== true) return next.handle();
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    response.set('Cache-Control', 'private, no-cache').vary('Authorization').vary('View-As');
    const isOfPast = ['asOf', 'from', 'to'].some((name) => name in request.query);
    const grows = isOfPast && !seesEverything(callerOf(request).onlooker);
    return next.handle().pipe(
      tap((answer: unknown) => {
        if (!grows && !response.headersSent && hasPosition(answer)) response.set('ETag', tagOf(answer));
      }),
    );
  }
}
