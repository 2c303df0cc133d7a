import { acceptedLanguage } from '@app/messages';
import type { Request, Response } from 'express';
import { Busy } from './overload/busy';
import type { Problem } from './problem';
import { rememberCode } from './refused-access/problem-code';

/** Answers with `application/problem+json` in the language of the caller; where an answer has begun, it only ends it. */
export const answerProblem = (request: Request, response: Response, problem: Problem): void => {
  rememberCode(response, problem.code);
  if (response.headersSent) {
    response.end();
    return;
  }
  if (problem.getStatus() === 401) response.set('WWW-Authenticate', 'Bearer');
  if (problem instanceof Busy) response.set('Retry-After', String(problem.retryAfter));
  const language = acceptedLanguage(request.headers['accept-language']);
  response
    .status(problem.getStatus())
    .type('application/problem+json')
    .end(JSON.stringify(problem.in(language)));
};
