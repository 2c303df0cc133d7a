import { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import type { Observable } from 'rxjs';
import { Problem } from '../problem';
import { addressProblems } from './address-problems';
import { readJsonBody } from './read-body';
import { fieldProblems } from '@app/application';

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || headers['content-length'] !== undefined;

/**
 * Checks the address of every request and reads its JSON body. It runs behind the guards, so that a caller who may not use
 * a route learns that first, and before the pipes, which check the body against its class.
 */
export class CheckedInput implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const problems = addressProblems(request.originalUrl);
    if (problems.length > 0) {
      throw new Problem(400, 'BadParameter', fieldProblems(problems), { problems });
    }
    if (hasBody(request) && request.is('application/json') !== false) request.body = await readJsonBody(request);
    return next.handle();
  }
}
