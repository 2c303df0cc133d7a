import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Schema, nameOf } from '@app/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, getSchemaPath } from '@nestjs/swagger';

const nameOfAnswer = <T>(schema: Schema<T>): string => {
  const name = nameOf(schema);
  if (name === undefined) throw new Error('the schema of an answer has a name');
  return name;
};

/** How an OpenAPI document refers to the schema of an answer, which has a name in the contract. */
export const answerReference = <T>(schema: Schema<T>): { readonly $ref: string } => ({
  $ref: getSchemaPath(nameOfAnswer(schema)),
});

/** The example of an answer, where there is one: a file that `npm run examples:answers` writes. */
const exampleOf = (answer: string): { readonly example?: unknown } => {
  const file = join(__dirname, '..', '..', '..', 'libs', 'contract', 'examples', `${answer}.json`);
  return existsSync(file) ? { example: JSON.parse(readFileSync(file, 'utf8')) as unknown } : {};
};

/** An answer in JSON: its schema and its example. */
export const contentOf = <T>(schema: Schema<T>) => ({
  'application/json': { schema: answerReference(schema), ...exampleOf(nameOfAnswer(schema)) },
});

/** The answer of a route by its schema in the contract, and its example. */
export const ApiAnswer = <T>(schema: Schema<T>): MethodDecorator => ApiOkResponse({ content: contentOf(schema) });

const REVISION = { description: 'the revision reached, in quotes', schema: { type: 'string' } } as const;

/** The answer to a command: the same where it was recorded before. */
export const ApiAccepted = <T>(schema: Schema<T>): MethodDecorator => {
  const answer = { content: contentOf(schema), headers: { ETag: REVISION } };
  return applyDecorators(
    ApiCreatedResponse({ description: 'recorded', ...answer }),
    ApiOkResponse({ description: 'recorded before', ...answer }),
  );
};
