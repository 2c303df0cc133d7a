import type { Operation } from '@app/scoring';
import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { list, message, object, orNull, text } from './schema';
import { names, position } from './words';

/** Schema of the answer about a number; its type is `LineageAnswer`. */

const OPERATIONS = [
  'given',
  'contract',
  'sum',
  'product',
  'quotient',
  'weighted-sum',
  'rounded',
  'imps',
  'units',
  'greatest',
  'least',
  'row',
  'formula',
] as const satisfies readonly Operation['kind'][];

const exact = text('an exact number: 18, -0.5 or 7/3');
/** A number of a derivation with those that it comes from: a schema with a name, since it is a part of itself. */
export class DerivationNode {
  @ApiProperty({ type: 'string', description: 'an exact number: 18, -0.5 or 7/3' }) value!: string;
  @ApiProperty({
    type: 'object',
    description: 'what the number is: a code and its parameters',
    required: ['code', 'params'],
    properties: { code: { type: 'string' }, params: { type: 'object', additionalProperties: true } },
    additionalProperties: true,
  })
  what!: object;
  @ApiProperty({
    type: 'object',
    description: 'how it comes from its parts; what it needs besides comes with the kind',
    properties: { kind: { type: 'string', enum: [...OPERATIONS] } },
    additionalProperties: true,
  })
  how!: object;
  @ApiProperty({ oneOf: [{ type: 'string' }, { type: 'null' }], description: 'L78A; null for plain arithmetic' })
  paragraph!: string | null;
  @ApiProperty({ type: [String], description: 'of a leaf: the events that it was read from, as STREAM@REVISION' })
  sources!: readonly string[];
  @ApiProperty({ type: () => [DerivationNode], description: 'the numbers that it comes from' })
  parts!: readonly DerivationNode[];
}

export const LINEAGE_ANSWER = object({
  position,
  address: text('total/3'),
  value: exact,
  place: orNull(text('of an address that is about a ranking: 3, or 3= when shared')),
  reasons: list(message, 'what placed it among those with the same total'),
  events: list(text(), 'every event that it rests on, as STREAM@REVISION'),
  derivation: { $ref: getSchemaPath(DerivationNode) },
  names,
});
