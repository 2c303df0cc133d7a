import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiProperty, ApiPropertyOptional, ApiResponse, getSchemaPath } from '@nestjs/swagger';

/** An error as RFC 9457 has it, for the OpenAPI document. */
export class ProblemDto {
  @ApiProperty({ example: 'urn:session-ledger:CardNotHeld' }) type!: string;
  @ApiProperty({ example: 'Card not held' }) title!: string;
  @ApiProperty({ type: 'integer', example: 409 }) status!: number;
  @ApiProperty({ example: 'CardNotHeld', description: 'stays the same for ever' }) code!: string;
  @ApiProperty({
    example: 'S does not hold SA: N does',
    description: 'in the language that Accept-Language prefers, where there is a text in it',
  })
  detail!: string;
  @ApiPropertyOptional({ example: 'lineage.no-board', description: 'which text the detail is' }) detailCode?: string;
  @ApiPropertyOptional({ type: 'object', additionalProperties: true, description: 'what the detail names, as data' })
  params?: object;
}

/** A problem that a route may answer with. */
export const ApiProblem = (status: number, description: string): ClassDecorator & MethodDecorator =>
  applyDecorators(
    ApiExtraModels(ProblemDto),
    ApiResponse({
      status,
      description,
      content: { 'application/problem+json': { schema: { $ref: getSchemaPath(ProblemDto) } } },
    }),
  );
