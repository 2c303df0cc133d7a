import { ApiOkResponse } from '@nestjs/swagger';
import type { Schema } from './schema';

/** The answer of a route: its schema, and an example of which long lists are cut. The tests hold it against the schema. */
export const ApiAnswer = (schema: Schema, example: unknown): MethodDecorator =>
  ApiOkResponse({ content: { 'application/json': { schema, example } } });
