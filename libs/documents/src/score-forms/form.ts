import {
  FORM_WARNINGS,
  type AdjustedOutcome,
  type FormSchema,
  type Problem,
  type Schema,
  type SessionEvent,
  aFormSchema,
  conforms,
  jsonSchema,
  problemInWords,
  problemsOf,
} from '@app/contract';
import { type BySide, type LawRef, type Message, type Params, type Result, err, message } from '@app/bridge';
import type { FormContext } from './context';

export type WarningCode = (typeof FORM_WARNINGS)[number];

/** Why a form chose between results. */
const REASONS = [
  'AssignedAboveThree',
  'ArtificialUpToThree',
  'ArtificialNotClear',
  'BetterOfBoth',
  'NothingToSetAgainst',
  'PlayedBefore',
  'BothAtFault',
  'BothWithoutFault',
] as const;

/** Why a board has no use for a form. */
const NO_USE = [
  'in-a-match',
  'in-a-match-86B',
  'match-not-played',
  'no-contract',
  'no-dummy',
  'no-match',
  'no-paragraph',
  'no-result-to-go-over-from',
  'no-regulation',
  'no-result-there',
  'no-result-to-measure-by',
  'no-tricks',
  'no-two-sided-score',
  'not-one-side-alone',
  'not-played-before',
  'not-two-results',
  'nothing-to-keep',
  'played',
  'result-here',
] as const;

/** What is wrong with the fields of a form beyond their schema. */
const PROBLEMS = [
  'both-or-each',
  'no-contract',
  'no-dummy',
  'no-grade',
  'no-tricks',
  'no-weight',
  'nobody-answered',
  'not-opened-there',
  'nothing-lost',
  'nothing-to-compare-with',
  'one-m',
  'only-legal',
  'polls',
  'weights',
  'which-poll',
  'how-many-tricks',
  'keeps-its-score',
] as const;

const warningCode = (code: WarningCode): string => `form.warning.${code}`;
const problemCode = (what: (typeof PROBLEMS)[number]): string => `form.problem.${what}`;
const noUseCode = (why: (typeof NO_USE)[number]): string => `form.no-use.${why}`;
const reasonCode = (reason: (typeof REASONS)[number]): string => `form.reason.${reason}`;

export const warning = (code: WarningCode, paragraph: string, params: Params = {}): FormWarning => ({
  code,
  message: message(warningCode(code), params),
  paragraph,
});

export const formReason = (reason: (typeof REASONS)[number], params: Params = {}): Message =>
  message(reasonCode(reason), params);

export const noUse = (why: (typeof NO_USE)[number]): Message => message(noUseCode(why));

/** Codes of what forms say: about a score, about what is given, and why a board has no use for a form. */
export const FORM_CODES: readonly string[] = [
  ...FORM_WARNINGS.map(warningCode),
  ...REASONS.map(reasonCode),
  ...NO_USE.map(noUseCode),
  ...PROBLEMS.map(problemCode),
];

export interface FormWarning {
  readonly code: WarningCode;
  readonly message: Message;
  /** `'DBf X12A'`, `'L12B1'` */
  readonly paragraph: string;
}

/** A form filled in: what a ruling would carry. Of `outcome`, `transfer` and `field` there is one. */
export interface Filled {
  readonly outcome?: BySide<AdjustedOutcome>;
  readonly transfer?: { readonly to: 'NS' | 'EW'; readonly tricks: number };
  /** Of a fouled board: who is compared with whom, for the session to define. */
  readonly field?: Extract<SessionEvent, { type: 'FieldDefined' }>['data'];
  /** The ruling puts right an error of the director's own (82C). */
  readonly directorsError?: true;
  readonly laws: readonly LawRef[];
  /** How the form came to it, where it has chosen between results. */
  readonly reasons: readonly Message[];
  readonly warnings: readonly FormWarning[];
}

/** What a form cannot make a score of, and in which of its fields: `components[1].weight`. */
export interface FormProblem {
  readonly path: string;
  readonly said: Message;
}

/** What the form itself finds, or what its schema does. */
export type Filling = Result<Filled, readonly (FormProblem | Problem)[]>;

/** A way to adjust a score, or to say which score there is, that a paragraph gives. */
export interface ScoreForm {
  /** `'weighted'` */
  readonly id: string;
  readonly title: string;
  /** The paragraphs that it goes by, under the Laws and regulations of the board. */
  readonly laws: (context: FormContext) => readonly LawRef[];
  /** Why the board has no use for it; null where it has. */
  readonly notHere: (context: FormContext) => Message | null;
  /** The fields that it asks for. */
  readonly schema: (context: FormContext) => FormSchema;
  readonly fill: (input: unknown, context: FormContext) => Filling;
}

interface Parts<T> extends Omit<ScoreForm, 'schema' | 'fill'> {
  readonly fields: (context: FormContext) => Schema<T>;
  readonly fill: (input: T, context: FormContext) => Filling;
}

/** The schema of a form's fields; throws where it has a keyword that clients of forms do not know. */
const formSchema = (schema: Schema<unknown>): FormSchema => {
  const written: unknown = jsonSchema(schema);
  if (conforms(aFormSchema, written)) return written;
  throw new Error(
    `a form asks for what forms cannot have: ${problemsOf(aFormSchema, written).map(problemInWords).join('; ')}`,
  );
};

/** A form whose fields are checked by their schema before it is filled in. */
export const form = <T>({ fields, fill, ...rest }: Parts<T>): ScoreForm => ({
  ...rest,
  schema: (context) => formSchema(fields(context)),
  fill: (input, context) => {
    const schema = fields(context);
    return conforms(schema, input) ? fill(input, context) : err(problemsOf(schema, input));
  },
});

export const problem = (path: string, what: (typeof PROBLEMS)[number], params: Params = {}): FormProblem => ({
  path,
  said: message(problemCode(what), params),
});
