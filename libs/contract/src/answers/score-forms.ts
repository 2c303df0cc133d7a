import {
  type Infer,
  type Schema,
  anyText,
  anyWhole,
  flag,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  optional,
  recordOf,
  recursive,
  says,
} from '../schema/schema';
import { FIELD_EVENTS } from '../session/event-groups/fields';
import { aLawRef, aSide } from '../vocabulary';
import { aDerivation, someOutcomes } from './scores';
import { aDecimal, aMessage, aPosition, aText, aWhole, bySide } from './values';

/** Forms of adjusted scores. */

const laws = says('the paragraphs that it goes by', listOf(aLawRef));

/** As much of JSON Schema as forms use. */
export interface FormSchema {
  readonly type?: 'object' | 'array' | 'string' | 'integer' | 'boolean' | 'null';
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly anyOf?: readonly FormSchema[];
  readonly properties?: Readonly<Record<string, FormSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: FormSchema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

export const aFormSchema: Schema<FormSchema> = recursive('FormSchema', (schema) =>
  object({
    type: optional(oneOf('object', 'array', 'string', 'integer', 'boolean', 'null')),
    format: optional(anyText),
    description: optional(anyText),
    enum: optional(listOf(anyText)),
    anyOf: optional(listOf(schema)),
    properties: optional(recordOf(schema)),
    required: optional(listOf(anyText)),
    additionalProperties: optional(flag),
    items: optional(schema),
    minItems: optional(anyWhole),
    minLength: optional(anyWhole),
    maxLength: optional(anyWhole),
    pattern: optional(anyText),
    minimum: optional(anyWhole),
    maximum: optional(anyWhole),
  }),
);

const anOfferedForm = named(
  'OfferedForm',
  object({
    id: aText('weighted'),
    title: anyText,
    laws,
    schema: says('the fields that the form asks for, as a JSON schema', aFormSchema),
  }),
);
export type OfferedForm = Infer<typeof anOfferedForm>;

export const aScoreFormsAnswer = named(
  'ScoreFormsAnswer',
  object({ position: aPosition, id: aText('board-demo.1.3'), forms: listOf(anOfferedForm) }),
);
export type ScoreFormsAnswer = Infer<typeof aScoreFormsAnswer>;

const aSideWorth = named(
  'SideWorth',
  object({
    contestant: aText('its id'),
    scores: says(
      'of the contract; none where the score is artificial',
      listOf(object({ score: aWhole('points as the side sees them'), weight: aText('an exact number: 1, 1/3') })),
    ),
    points: says('matchpoints or IMPs; null where there is nothing to compare', nullable(aDecimal)),
    percent: says('of a top, where there is one', nullable(aDecimal)),
    victoryPoints: says('of the match, where it has some', nullable(aDecimal)),
    derivation: says('how the points come about', nullable(aDerivation)),
  }),
);
export type SideWorth = Infer<typeof aSideWorth>;

const aBoardWorth = named(
  'BoardWorth',
  object({ sides: bySide(aSideWorth), why: says('why there are no points', nullable(aMessage)) }),
);
export type BoardWorth = Infer<typeof aBoardWorth>;

/** What a person should know before such a score is given. It refuses nothing. */
export const FORM_WARNINGS = [
  'MayNotWeight',
  'ShadedTooMuch',
  'ShadedToOffenders',
  'TooFewAsked',
  'IllegalComponent',
  'NoDamage',
  'NotMostUnfavourable',
  'TransferEnough',
  'TransferDiffers',
  'ManyAveragePlus',
  'NoGradeGives',
] as const;

const aFormWarning = named(
  'FormWarning',
  object({
    code: oneOf(...FORM_WARNINGS),
    message: aMessage,
    paragraph: aText('L12B1'),
  }),
);

/** What a person should know of a score that is given as it is. */
export const aScoreWarning = named(
  'ScoreWarning',
  object({ code: oneOf('NoGradeGives'), message: aMessage, paragraph: aText('L12C2a') }),
);
export type ScoreWarning = Infer<typeof aScoreWarning>;

export const aFilledFormAnswer = named(
  'FilledFormAnswer',
  object({
    position: aPosition,
    id: aText('board-demo.1.3'),
    form: aText('weighted'),
    outcome: nullable(someOutcomes),
    transfer: nullable(object({ to: aSide, tricks: aWhole() })),
    field: says('who is compared with whom (DefineField)', nullable(FIELD_EVENTS.FieldDefined)),
    directorsError: flag,
    laws,
    reasons: says('how the form came to it, where it has chosen between results', listOf(aMessage)),
    warnings: says('what to know before it is given; they refuse nothing', listOf(aFormWarning)),
    preview: says('in points, and in the scoring of the event', object({ before: aBoardWorth, after: aBoardWorth })),
  }),
);
export type FilledFormAnswer = Infer<typeof aFilledFormAnswer>;
