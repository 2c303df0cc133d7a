import { ArgumentsHost, Catch, ExceptionFilter } from '@nestjs/common';
import { Problem } from '../../../common/src/problem';
import { ProblemFilter } from '../../../common/src/problem.filter';
import { BoardProblem } from '../queries/board-history';
import { SessionUnknown } from '../queries/session-queries';

const asProblem = (error: BoardProblem | SessionUnknown): Problem => {
  if (error instanceof SessionUnknown) return new Problem(404, 'SessionUnknown', error.message);
  const status = error.code === 'BoardUnknown' ? 404 : error.code === 'HistoryUnreadable' ? 500 : 400;
  return new Problem(status, error.code, error.message);
};

/** What queries refuse, as problems. */
@Catch(BoardProblem, SessionUnknown)
export class QueryFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  catch(error: BoardProblem | SessionUnknown, host: ArgumentsHost): void {
    this.problems.catch(asProblem(error), host);
  }
}
