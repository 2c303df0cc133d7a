import { ArgumentMetadata, ValidationError, ValidationPipe } from '@nestjs/common';
import type { Problem as FieldProblem } from '@app/session';
import { problemInWords } from '@app/session';
import { Problem } from './problem';

/** `tables[0].NS`, as the domain's own problems spell it. */
const join = (path: string, property: string): string =>
  /^\d+$/.test(property) ? `${path}[${property}]` : path === '' ? property : `${path}.${property}`;

/** What class-validator finds wrong with a body, each with its place. */
export const bodyProblems = (errors: readonly ValidationError[], path = ''): readonly FieldProblem[] =>
  errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const at = join(path, property);
    const own = Object.entries(constraints).map(([name, message]) => ({
      path: at,
      message: name === 'whitelistValidation' ? 'unknown field' : message,
    }));
    return [...own, ...bodyProblems(children, at)];
  });

const invalid = (problems: readonly FieldProblem[]): Problem =>
  new Problem(422, 'InvalidCommand', problems.map(problemInWords).join('; '), { problems });

/** Bodies become instances of their classes, with every field checked and none that the class does not know. */
export class CheckedBodies extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      exceptionFactory: (errors) => invalid(bodyProblems(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    try {
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      if (error instanceof RangeError) throw invalid([{ path: '', message: 'nested too deep' }]);
      throw error;
    }
  }
}
