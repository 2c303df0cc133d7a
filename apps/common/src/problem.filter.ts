import { acceptedLanguage } from '@app/messages';
import { ArgumentsHost, Catch, ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { LedgerError } from '@app/ledger';
import type { Request, Response } from 'express';
import { QueryRefusal, type QueryRefusalCode } from '@app/application';
import { Problem } from './problem';
import { rememberCode } from './refused-access/problem-code';

const CODES: Readonly<Record<number, string>> = {
  404: 'NotFound',
  405: 'MethodNotAllowed',
  413: 'TooLarge',
  415: 'UnsupportedMediaType',
  503: 'NotReady',
};
const codeOf = (status: number): string => CODES[status] ?? (status < 500 ? 'BadRequest' : 'InternalError');

/** Errors of the body parser and the file server: they say of themselves that their words are for everybody. */
const isExposed = (error: unknown): error is Error & { readonly status: number } =>
  error instanceof Error && 'expose' in error && error.expose === true && 'status' in error;

const LEDGER_STATUS: Partial<Record<LedgerError['code'], number>> = { LedgerFull: 507, LedgerCorrupt: 500 };

/** What no repetition helps against: an operator has to act first. */
const LEDGER_DETAIL: Partial<Record<LedgerError['code'], string>> = {
  LedgerAltered: 'the ledger was altered: nothing is recorded until the operator has decided how to go on',
  LedgerSetBack: 'the ledger lost recorded events: nothing is recorded until the operator has restored it',
};

/** What an error is called outside: its code, and no words that name files or hosts. */
const ledgerProblem = ({ code }: LedgerError): Problem =>
  new Problem(
    LEDGER_STATUS[code] ?? 503,
    code,
    LEDGER_DETAIL[code] ?? 'the ledger cannot do its work now; the request can be repeated later',
  );

const REFUSAL_STATUS: Readonly<Record<QueryRefusalCode, number>> = {
  BadCursor: 400,
  BadMoment: 400,
  BoardKept: 403,
  EntryTooLong: 404,
  EvidenceKept: 403,
  NotAuthorised: 403,
  TileUnknown: 404,
};

const asProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof QueryRefusal) return new Problem(REFUSAL_STATUS[error.code], error.code, error.message);
  if (error instanceof LedgerError) return ledgerProblem(error);
  if (error instanceof HttpException) return new Problem(error.getStatus(), codeOf(error.getStatus()), error.message);
  if (isExposed(error)) return new Problem(error.status, codeOf(error.status), error.message);
  return new Problem(500, 'InternalError', 'something went wrong inside; it has been logged');
};

/** Every error leaves as `application/problem+json`, and nothing of the inside with it. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = asProblem(error);
    if (problem.getStatus() >= 500) this.logger.error(error instanceof Error ? error.stack : String(error));
    const http = host.switchToHttp();
    const response = http.getResponse<Response>();
    const language = acceptedLanguage(http.getRequest<Request>().headers['accept-language']);
    rememberCode(response, problem.code);
    if (response.headersSent) {
      response.end();
      return;
    }
    if (problem.getStatus() === 401) response.set('WWW-Authenticate', 'Bearer');
    response
      .status(problem.getStatus())
      .type('application/problem+json')
      .end(JSON.stringify(problem.in(language)));
  }
}
