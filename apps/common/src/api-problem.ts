import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { aProblemBody } from '@app/contract';
import { answerReference } from './api-answer';

/** A problem that a route may answer with. */
export const ApiProblem = (status: number, description: string): ClassDecorator & MethodDecorator =>
  applyDecorators(
    ApiResponse({
      status,
      description,
      content: { 'application/problem+json': { schema: answerReference(aProblemBody) } },
    }),
  );
