import { ArgumentMetadata, ValidationError, ValidationPipe } from '@nestjs/common';
import { type Problem as FieldProblem, problemsOf } from '@app/contract';
import { type BodyClass, isBodyClass } from './body-of';
import { Problem } from './problem';
import { fieldProblems } from '@app/application';

/** `tables[0].NS`, as the contract's own problems spell it. */
const join = (path: string, property: string): string =>
  /^\d+$/.test(property) ? `${path}[${property}]` : path === '' ? property : `${path}.${property}`;

/** What class-validator finds wrong with a body, each with its place. */
const bodyProblems = (errors: readonly ValidationError[], path = ''): readonly FieldProblem[] =>
  errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const at = join(path, property);
    const own = Object.entries(constraints).map(([name, message]) => ({
      path: at,
      message: name === 'whitelistValidation' ? 'unknown field' : message,
    }));
    return [...own, ...bodyProblems(children, at)];
  });

export const invalidCommand = (problems: readonly FieldProblem[]): Problem =>
  new Problem(422, 'InvalidCommand', fieldProblems(problems), { problems });

const ofContract = (type: BodyClass<object>, body: unknown): object => {
  const problems = problemsOf(type.schema, body);
  if (problems.length > 0) throw invalidCommand(problems);
  return Object.assign(new type(), body);
};

/**
 * Bodies become instances of their classes, with every field checked and none that the class does not know: by the
 * contract where the class is made by `bodyOf`, by the decorators of class-validator for every other class.
 */
export class CheckedBodies extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      exceptionFactory: (errors) => invalidCommand(bodyProblems(errors)),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    const { metatype } = metadata;
    if (isBodyClass(metatype)) return ofContract(metatype, value ?? {});
    try {
      return (await super.transform(value, metadata)) as unknown;
    } catch (error) {
      if (error instanceof RangeError) throw invalidCommand([{ path: '', message: 'nested too deep' }]);
      throw error;
    }
  }
}
