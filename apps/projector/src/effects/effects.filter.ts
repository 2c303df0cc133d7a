import { ArgumentsHost, Catch, ExceptionFilter } from '@nestjs/common';
import { Problem } from '../../../common/src/problem';
import { ProblemFilter } from '../../../common/src/problem.filter';
import { EffectsProblem } from '@app/application';

const STATUS: Readonly<Record<string, number>> = {
  InvalidWhatIf: 422,
  NotAuthorised: 403,
  SessionUnknown: 404,
  BoardNotOpen: 404,
  AppealUnknown: 404,
};

/** What cannot be tried out, as a problem: with the status that the command itself would have. */
@Catch(EffectsProblem)
export class EffectsFilter implements ExceptionFilter {
  private readonly problems = new ProblemFilter();

  catch({ code, said, extensions }: EffectsProblem, host: ArgumentsHost): void {
    this.problems.catch(new Problem(STATUS[code] ?? 409, code, said, extensions), host);
  }
}
