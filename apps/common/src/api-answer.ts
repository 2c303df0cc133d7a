import { type Schema, nameOf } from '@app/contract';
import { ApiOkResponse, getSchemaPath } from '@nestjs/swagger';

/** How an OpenAPI document refers to the schema of an answer, which has a name in the contract. */
export const answerReference = <T>(schema: Schema<T>): { readonly $ref: string } => {
  const name = nameOf(schema);
  if (name === undefined) throw new Error('the schema of an answer has a name');
  return { $ref: getSchemaPath(name) };
};

/** The answer of a route by its schema in the contract, and an example of which long lists are cut. */
export const ApiAnswer = <T>(schema: Schema<T>, example?: unknown): MethodDecorator =>
  ApiOkResponse({
    content: {
      'application/json': { schema: answerReference(schema), ...(example === undefined ? {} : { example }) },
    },
  });
