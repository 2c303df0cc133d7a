import { ArgumentsHost, Catch, ExceptionFilter } from '@nestjs/common';
import { Problem } from '../../../common/src/problem';
import { ProblemFilter } from '../../../common/src/problem.filter';
import { EvidenceProblem } from '@app/application';

const STATUS: Readonly<Record<EvidenceProblem['code'], number>> = {
  BadAddress: 400,
  BadNumber: 400,
  EventUnknown: 404,
  TreeUnknown: 404,
  NoCheckpoint: 404,
  NotCovered: 409,
};

/** What cannot be proved, as a problem. */
@Catch(EvidenceProblem)
export class EvidenceFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  catch({ code, said: message }: EvidenceProblem, host: ArgumentsHost): void {
    this.problems.catch(new Problem(STATUS[code], code, message), host);
  }
}
