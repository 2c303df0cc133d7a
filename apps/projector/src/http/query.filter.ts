import { ArgumentsHost, Catch, ExceptionFilter } from '@nestjs/common';
import { UnreadableEvent } from '@app/contract';
import { Problem } from '../../../common/src/problem';
import { ProblemFilter } from '../../../common/src/problem.filter';
import {
  BoardProblem,
  LineageProblem,
  ReadModelsError,
  RoundUnknown,
  ScoreFormProblem,
  SessionUnknown,
} from '@app/application';

type Refused =
  BoardProblem | LineageProblem | ScoreFormProblem | RoundUnknown | SessionUnknown | UnreadableEvent | ReadModelsError;

const UNKNOWN: ReadonlySet<string> = new Set(['BoardUnknown', 'NumberUnknown', 'FormUnknown']);

const asProblem = (error: Refused): Problem => {
  if (error instanceof SessionUnknown) return new Problem(404, 'SessionUnknown', error.said);
  if (error instanceof RoundUnknown) return new Problem(404, 'RoundUnknown', error.said);
  if (error instanceof ReadModelsError) return new Problem(503, 'NotReady', error.said);
  if (error instanceof UnreadableEvent) return new Problem(500, 'HistoryUnreadable', error.said);
  if (error instanceof ScoreFormProblem && error.code !== 'FormUnknown') {
    return new Problem(422, error.code, error.said, error.problems.length > 0 ? { problems: error.problems } : {});
  }
  const status = UNKNOWN.has(error.code) ? 404 : 400;
  return new Problem(status, error.code, error.said);
};

/** What queries refuse, as problems. */
@Catch(BoardProblem, LineageProblem, ScoreFormProblem, RoundUnknown, SessionUnknown, UnreadableEvent, ReadModelsError)
export class QueryFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  catch(error: Refused, host: ArgumentsHost): void {
    this.problems.catch(asProblem(error), host);
  }
}
