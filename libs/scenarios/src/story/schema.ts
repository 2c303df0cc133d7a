import { ROLES, SCORING_FORMS } from '@app/contract';
import { EDITIONS, REGULATIONS } from '@app/bridge';
import { STORY_COMMANDS } from './commands';
import { EXPECTATION_SCHEMAS } from './expectations';

const TEXT = { type: 'string', minLength: 1 };
const ID = { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$' };

/** Beside the command of a step: what it is given to, who gives it, and what it is called later. */
const BESIDE = {
  on: { type: 'string', pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*\\.[1-9]\\d*(\\.[1-9]\\d*)?$' },
  appeal: ID,
  as: { enum: ROLES },
  name: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
} as const;

/** The same for every edition, or apart for each. */
const byEdition = (schema: object) => ({
  if: { type: 'object', minProperties: 1, propertyNames: { enum: EDITIONS } },
  then: { additionalProperties: { type: 'object', ...schema } },
  else: { type: 'object', ...schema },
});

const step = (name: string, data: object, beside: object) => ({
  type: 'object',
  properties: { [name]: data, ...beside },
  required: [name],
  additionalProperties: false,
});

/** JSON Schema of a story; `docs/story.schema.json` is this. */
export const STORY_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A story: a session from the first call of the director to the final list',
  type: 'object',
  required: ['title', 'session', 'steps'],
  additionalProperties: false,
  properties: {
    title: TEXT,
    /** `L92D1`, `DBf X79A3` */
    covers: { type: 'array', minItems: 1, items: TEXT },
    session: {
      type: 'object',
      required: ['laws', 'date', 'contestants', 'rounds'],
      additionalProperties: false,
      properties: {
        laws: {
          if: { type: 'array' },
          then: { items: { enum: EDITIONS }, minItems: 1, uniqueItems: true },
          else: { enum: EDITIONS },
        },
        regulations: { enum: REGULATIONS },
        scoring: { enum: SCORING_FORMS },
        date: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
        zone: { type: 'string', pattern: '^(Z|[+-]\\d\\d:\\d\\d)$' },
        /** A file of conditions, from the root of the package, and which stage of them. */
        conditions: TEXT,
        stage: ID,
        /** How many, named 1, 2, ... with players 1a, 1b, ...; or each with its players. */
        contestants: {
          if: { type: 'integer' },
          then: { minimum: 2, maximum: 99 },
          else: {
            type: 'object',
            minProperties: 2,
            propertyNames: ID,
            additionalProperties: { type: 'array', items: ID },
          },
        },
        rounds: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            required: ['round', 'tables', 'boards'],
            additionalProperties: false,
            properties: {
              round: ID,
              match: ID,
              /** North-South first: `{ 1: 1-2, 2: 3-4 }`. */
              tables: {
                type: 'object',
                minProperties: 1,
                propertyNames: ID,
                additionalProperties: { type: 'string', pattern: '^[A-Za-z0-9_]+-[A-Za-z0-9_]+$' },
              },
              boards: { type: 'array', minItems: 1, items: { type: 'integer', minimum: 1 } },
            },
          },
        },
      },
    },
    steps: {
      type: 'array',
      items: {
        type: 'object',
        oneOf: [
          ...[...STORY_COMMANDS.keys()].map((name) => step(name, { type: 'object' }, BESIDE)),
          step('results', { type: 'object', additionalProperties: { type: 'object', additionalProperties: TEXT } }, {}),
          step('expect', byEdition({ additionalProperties: false, properties: EXPECTATION_SCHEMAS }), {}),
        ],
      },
    },
  },
} as const;
