import { createHash } from 'node:crypto';
import { CallHandler, ExecutionContext, Inject, Injectable, NestInterceptor, UseInterceptors } from '@nestjs/common';
import { seesEverything } from '@app/documents';
import type { Request, Response } from 'express';
import { type Observable, of, tap } from 'rxjs';
import { lruCache } from '@app/application';
import { STATE } from '../tokens';
import { callerOf } from './principal';

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

/** The tag of an answer, and the state of everything that it was made of, or an earlier one. */
interface Remembered {
  readonly tag: string;
  readonly state: string;
}

/** Of how many answers the tags are remembered. */
const REMEMBERED = 1000;

/**
 * For callers who see everything, an answer has the position at which it is true as its `ETag`, and an unchanged answer
 * is confirmed with 304 without making it again. For other callers the tag is that of the bytes, so that it changes with
 * what they may see and with nothing else; their answer is made each time, because how soon a 304 comes would tell
 * whether anything was recorded that they may not know of.
 */
@Injectable()
export class EntityTagInterceptor implements NestInterceptor {
  private readonly remembered = lruCache<Remembered>(REMEMBERED);

  constructor(@Inject(STATE) private readonly stateNow: () => string) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    response.set('Cache-Control', 'private, no-cache').vary('Authorization').vary('View-As');
    const { principal } = callerOf(request);
    // Express tags it by its bytes.
    if (!seesEverything(principal)) return next.handle();
    const name = `${JSON.stringify(principal)} ${request.originalUrl}`;
    const state = this.stateNow();
    const before = this.remembered.get(name);
    if (before?.state === state && isKnown(request, response, before.tag)) return of(undefined);
    return next.handle().pipe(
      tap((answer) => {
        const tag = tagged(answer, response);
        if (tag !== null) this.remembered.put(name, { tag, state });
      }),
    );
  }
}

/** A route whose answer is the same as long as its position is, but for the names in it. */
export const Tagged = (): MethodDecorator => UseInterceptors(EntityTagInterceptor);

/** Tags an answer that has a position. @returns the tag; null where there is none */
const tagged = (answer: unknown, response: Response): string | null => {
  if (response.headersSent || !hasPosition(answer)) return null;
  const tag = tagOf(answer);
  response.set('ETag', tag);
  return tag;
};

/** Whether the one who asks has the answer with this tag: then nothing but the tag is sent. */
const isKnown = (request: Request, response: Response, tag: string): boolean => {
  response.set('ETag', tag);
  if (request.fresh) return true;
  response.removeHeader('ETag');
  return false;
};
