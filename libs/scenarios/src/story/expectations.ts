import { DEADLINE_RIGHTS, PENALTY_UNITS, REFUSALS, isRecord } from '@app/contract';
import { schemaProblem } from '../scenario/schema-problem';
import type { Path, PathProblem } from '../yaml/problem';
import { validatorOf } from '../yaml/validator';

const TEXT = { type: 'string', minLength: 1 } as const;
const texts = { type: 'array', items: TEXT } as const;
const each = (schema: object) => ({ type: 'object', minProperties: 1, additionalProperties: schema });

/** What can be expected after a step, by name, with the form that it has. */
export const EXPECTATION_SCHEMAS = {
  /** The step before was refused with this code; null: it was not. */
  refused: { enum: [...REFUSALS, null] },
  /** A text that the refusal's message has in it: the paragraph, mostly. */
  says: TEXT,
  /** Place and total of contestants, `1 62.50`; `-` for one without a place. In matchpoints the total is a percentage. */
  standings: each(TEXT),
  status: { enum: ['provisional', 'official', 'final'] },
  /** The score in force of boards, `1.3: 4S N 10`, or apart for the sides. */
  scores: each({
    if: { type: 'string' },
    then: TEXT,
    else: { type: 'object', required: ['NS', 'EW'], additionalProperties: false, properties: { NS: TEXT, EW: TEXT } },
  }),
  /** Where rulings stand, by their names. */
  rulings: each(TEXT),
  /** Rulings that are to be looked at again, because what they were built on has fallen. */
  flagged: texts,
  /** Penalties in force, by contestant. */
  penalties: each({ type: 'array', items: { type: 'string', pattern: `^\\S+ (${PENALTY_UNITS.join('|')})$` } }),
  /** Periods that there are, each with as much of it as is said. */
  deadlines: {
    type: 'array',
    items: {
      type: 'object',
      required: ['right'],
      additionalProperties: false,
      properties: {
        right: { enum: DEADLINE_RIGHTS },
        round: TEXT,
        until: TEXT,
        paragraph: TEXT,
        /** Whether a decision has set, shortened or extended it. */
        how: { enum: ['set', 'shortened', 'extended'] },
      },
    },
  },
  /** Appeals as their view shows them, as far as it is said. */
  appeals: each({ type: 'object' }),
  /** Boards as their view shows them, as far as it is said. */
  boards: each({ type: 'object' }),
  /** What the step before has put on record, in all streams: `board-story.1.3 ScoreAdjusted`. */
  recorded: texts,
} as const;

export type ExpectationName = keyof typeof EXPECTATION_SCHEMAS;

const validator = validatorOf({
  type: 'object',
  additionalProperties: false,
  properties: EXPECTATION_SCHEMAS,
});

/** What is wrong with expectations; the names of decisions that they may use are those of earlier steps. */
export const expectationProblems =
  (known: readonly string[]) =>
  (part: unknown, path: Path): readonly PathProblem[] => {
    const validate = validator();
    validate(part);
    const rulings = isRecord(part) && isRecord(part.rulings) ? Object.keys(part.rulings) : [];
    return [
      ...(validate.errors ?? [])
        .map(schemaProblem)
        .map((problem) => ({ path: [...path, ...problem.path], message: problem.message })),
      ...rulings
        .filter((name) => !known.includes(name))
        .map((name) => ({ path: [...path, 'rulings', name], message: 'no earlier step has this name' })),
    ];
  };
