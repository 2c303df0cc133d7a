import { applyDecorators } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import type { Schema } from '@app/session';
import {
  aBoardNumber,
  aDecision,
  aNumber,
  anId as aWholeId,
  anInstant,
  anyRecord,
  conforms,
  expectedBy,
  expecting,
  flag,
  jsonSchema,
  listOf,
  oneOf,
  problemsOf,
  text,
  whole,
} from '@app/session';
import { Type } from 'class-transformer';
import { IsOptional, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';

/**
 * Fields of a body: each of these decorators checks what comes in and says the same in the OpenAPI document.
 * The checks and their words are those of the domain's shapes.
 */
interface About {
  readonly optional?: boolean;
  /** A sentence for the reader of the document. */
  readonly about?: string;
}

interface Least {
  readonly least?: number;
}

type ClassOf = () => new () => object;

const problemWith = (schema: Schema<unknown>, value: unknown): string =>
  (value === undefined ? undefined : problemsOf(schema, value)[0]?.message) ?? `missing: ${expectedBy(schema)}`;

const accepts = (schema: Schema<unknown>): PropertyDecorator =>
  ValidateBy({
    name: 'accepts',
    validator: {
      validate: (value: unknown) => conforms(schema, value),
      defaultMessage: (field) => problemWith(schema, field?.value),
    },
  });

const field = (checks: readonly PropertyDecorator[], schema: ApiPropertyOptions, about: About): PropertyDecorator =>
  applyDecorators(
    ...checks,
    ...(about.optional === true ? [IsOptional()] : []),
    ApiProperty({
      ...schema,
      required: about.optional !== true,
      ...(about.about === undefined ? {} : { description: about.about }),
    } as ApiPropertyOptions),
  );

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const anId = expecting('an id (letters, digits, - and _, 1 to 64 of them)', aWholeId);
const idSchema = { type: 'string', pattern: ID.source } as const;

/** An id as it stands in stream names and addresses. */
export const Id = (about: About = {}) => field([accepts(anId)], idSchema, about);

/** At least so many of them. */
export const Ids = ({ least = 0, ...about }: About & Least = {}) =>
  field(
    [accepts(listOf(anId, least))],
    { type: 'array', items: idSchema, ...(least === 0 ? {} : { minItems: least }) },
    about,
  );

/** An id, or null. */
export const IdOrNull = (about: About = {}) =>
  field([ValidateIf((_, value) => value !== null), accepts(anId)], { oneOf: [idSchema, { type: 'null' }] }, about);

export const Text = (most: number, about: About = {}) =>
  field([accepts(text(most))], { type: 'string', minLength: 1, maxLength: most }, about);

export const Whole = (least: number, most: number, about: About = {}) =>
  field([accepts(whole(least, most))], { type: 'integer', minimum: least, maximum: most }, about);

/** An exact number as text. */
export const ExactNumber = (about: About = {}) =>
  field([accepts(aNumber)], { type: 'string', examples: ['18', '0.5', '2/3'] }, about);

export const Instant = (about: About = {}) =>
  field([accepts(anInstant)], { type: 'string', format: 'date-time' }, about);

/** The revision, in the same stream, of the event that something is about. */
export const Act = (about: About = {}) => Whole(0, Number.MAX_SAFE_INTEGER, about);

/** The revisions of some events of the same stream. */
export const Acts = ({ least = 0, ...about }: About & Least = {}) =>
  field(
    [accepts(listOf(whole(0, Number.MAX_SAFE_INTEGER), least))],
    { type: 'array', items: { type: 'integer', minimum: 0 }, ...(least === 0 ? {} : { minItems: least }) },
    about,
  );

/** A decision by its stream and revision. */
export const DecisionAt = (about: About = {}) =>
  field([accepts(aDecision)], { type: 'string', examples: ['board-q21.4.11@37'] }, about);

export const DecisionsAt = (about: About = {}) =>
  field(
    [accepts(listOf(aDecision, 1))],
    { type: 'array', minItems: 1, items: { type: 'string', examples: ['board-q21.4.11@37'] } },
    about,
  );

export const Flag = (about: About = {}) => field([accepts(flag)], { type: 'boolean' }, about);

export const BoardNumber = (about: About = {}) =>
  field([accepts(aBoardNumber)], { type: 'integer', minimum: 1 }, about);

export const BoardNumbers = ({ least = 1, ...about }: About & Least = {}) =>
  field(
    [accepts(listOf(aBoardNumber, least))],
    { type: 'array', minItems: least, items: { type: 'integer', minimum: 1 } },
    about,
  );

/** One of some words. `name` is what the document calls them. */
export const OneOf = (name: string, words: readonly string[], about: About = {}) =>
  field([accepts(oneOf(...words))], { enum: [...words], enumName: name }, about);

/** Some of some words, at least so many of them. */
export const ManyOf = (name: string, words: readonly string[], { least = 0, ...about }: About & Least = {}) =>
  field(
    [accepts(listOf(oneOf(...words), least))],
    { enum: [...words], enumName: name, isArray: true, ...(least === 0 ? {} : { minItems: least }) },
    about,
  );

const anObject = anyRecord;

const nested = (type: ClassOf): readonly PropertyDecorator[] => [ValidateNested(), Type(type)];

/** An object with fields of its own. */
export const Part = (type: ClassOf, about: About = {}) =>
  field([accepts(anObject), ...nested(type)], { type: () => type() }, about);

export const Parts = (type: ClassOf, about: About = {}) =>
  field([accepts(listOf(anObject, 1)), ...nested(type)], { type: () => type(), isArray: true, minItems: 1 }, about);

/** An object, or null. */
export const PartOrNull = (type: new () => object, about: About = {}) =>
  applyDecorators(
    ValidateIf((_, value) => value !== null),
    (dto: object) => {
      ApiExtraModels(type)(dto.constructor);
    },
    field(
      [accepts(anObject), ...nested(() => type)],
      { oneOf: [{ $ref: getSchemaPath(type) }, { type: 'null' }] },
      about,
    ),
  );

/** A document that the domain describes, and looks into when the command is read. */
export const Document = (schema: Schema<unknown>, about: About = {}) =>
  field([accepts(anObject)], jsonSchema(schema), about);
