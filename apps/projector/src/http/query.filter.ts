import { ArgumentsHost, Catch, ExceptionFilter } from '@nestjs/common';
import { UnreadableEvent } from '@app/session';
import { Problem } from '../../../common/src/problem';
import { ProblemFilter } from '../../../common/src/problem.filter';
import { BoardProblem } from '../queries/board-history';
import { SessionUnknown } from '../queries/session-queries';

type Refused = BoardProblem | SessionUnknown | UnreadableEvent;

const asProblem = (error: Refused): Problem => {
  if (error instanceof SessionUnknown) return new Problem(404, 'SessionUnknown', error.message);
  if (error instanceof UnreadableEvent) return new Problem(500, 'HistoryUnreadable', error.message);
  const status = error.code === 'BoardUnknown' ? 404 : 400;
  return new Problem(status, error.code, error.message);
};

/** What queries refuse, as problems. */
@Catch(BoardProblem, SessionUnknown, UnreadableEvent)
export class QueryFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  catch(error: Refused, host: ArgumentsHost): void {
    this.problems.catch(asProblem(error), host);
  }
}
