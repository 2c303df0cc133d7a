import { ArgumentsHost, Catch, ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import { LedgerError } from '@app/ledger';
import type { Request, Response } from 'express';
import { QueryRefusal, type QueryRefusalCode } from '@app/application';
import { answerProblem } from './answer-problem';
import { Busy } from './overload/busy';
import { Problem } from './problem';
import { httpReason } from './http-reasons';
import type { Message } from '@app/bridge';

/** What Nest and Express refuse by themselves. Their English texts stay inside. */
const BY_STATUS: Readonly<Record<number, readonly [code: string, reason: Message]>> = {
  404: ['NotFound', httpReason('not-found')],
  405: ['MethodNotAllowed', httpReason('method-not-allowed')],
  413: ['TooLarge', httpReason('too-large')],
  415: ['UnsupportedMediaType', httpReason('unsupported-media-type')],
  503: ['NotReady', httpReason('ledger-unavailable')],
};
const BAD_REQUEST = ['BadRequest', httpReason('bad-request')] as const;
const INTERNAL = ['InternalError', httpReason('internal')] as const;

const plainProblem = (status: number): Problem =>
  new Problem(status, ...(BY_STATUS[status] ?? (status < 500 ? BAD_REQUEST : INTERNAL)));

/** Errors of the body parser and the file server: their status is for everybody. */
const isExposed = (error: unknown): error is Error & { readonly status: number } =>
  error instanceof Error && 'expose' in error && error.expose === true && 'status' in error;

const LEDGER_STATUS: Partial<Record<LedgerError['code'], number>> = { LedgerFull: 507, LedgerCorrupt: 500 };

/** What no repetition helps against: an operator has to act first. */
const LEDGER_REASON: Partial<Record<LedgerError['code'], Message>> = {
  LedgerAltered: httpReason('ledger-altered'),
  LedgerSetBack: httpReason('ledger-set-back'),
};

/** What an error is called outside: its code, and no words that name files or hosts. */
const ledgerProblem = ({ code }: LedgerError): Problem =>
  new Problem(LEDGER_STATUS[code] ?? 503, code, LEDGER_REASON[code] ?? httpReason('ledger-unavailable'));

const REFUSAL_STATUS: Readonly<Record<QueryRefusalCode, number>> = {
  BadCursor: 400,
  BadMoment: 400,
  BoardKept: 403,
  EntryTooLong: 404,
  EvidenceKept: 403,
  NoSuchFile: 409,
  NotAuthorised: 403,
  TileUnknown: 404,
};

const asProblem = (error: unknown): Problem => {
  if (error instanceof Problem) return error;
  if (error instanceof QueryRefusal) return new Problem(REFUSAL_STATUS[error.code], error.code, error.said);
  if (error instanceof LedgerError) return ledgerProblem(error);
  if (error instanceof HttpException) return plainProblem(error.getStatus());
  if (isExposed(error)) return plainProblem(error.status);
  return plainProblem(500);
};

/** Every error leaves as `application/problem+json`, and nothing of the inside with it. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger(ProblemFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const problem = asProblem(error);
    // Whoever has too much to do does not write that down each time as well.
    if (problem.getStatus() >= 500 && !(problem instanceof Busy))
      this.logger.error(error instanceof Error ? error.stack : String(error));
    const http = host.switchToHttp();
    answerProblem(http.getRequest<Request>(), http.getResponse<Response>(), problem);
  }
}
