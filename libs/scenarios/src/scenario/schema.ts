import { BIDS, RISKS, SEATS, VULNERABILITIES, EDITIONS, REGULATIONS } from '@app/bridge';
import { BOARD_COMMANDS, SCORING_FORMS } from '@app/contract';
import { SHOWN_TREATMENTS } from './covers';
import { EXPECTABLE } from './expect';

/** `MakeCall` as a step is spelled: `make-call`. */
export const stepName = (type: string): string => type.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

/** The commands that are steps: all but the one that opens the board. */
export type StepCommand = Exclude<keyof typeof BOARD_COMMANDS, 'OpenBoard'>;

/** Steps of a scenario by their names; the board is opened from its head. */
export const STEP_COMMANDS = new Map(
  Object.keys(BOARD_COMMANDS)
    .filter((type) => type !== 'OpenBoard')
    .map((type) => [stepName(type), type as StepCommand]),
);

const step = (name: string, data: object) => ({
  type: 'object',
  properties: { [name]: { type: 'object', ...data } },
  required: [name],
  additionalProperties: false,
});

/** The same for every edition, or apart for each. */
const byEdition = (schema: object) => ({
  if: { minProperties: 1, propertyNames: { enum: EDITIONS } },
  then: { additionalProperties: { type: 'object', ...schema } },
  else: schema,
});

const PARAGRAPHS = { type: 'array', minItems: 1, items: { type: ['string', 'number'] } };

/** JSON Schema of a scenario file; `docs/scenario.schema.json` is this. */
export const SCENARIO_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'A scenario: one board, step by step, with what is expected on the way',
  type: 'object',
  required: ['session', 'board', 'steps'],
  additionalProperties: false,
  properties: {
    title: { type: 'string' },
    covers: {
      type: 'object',
      ...byEdition({
        additionalProperties: false,
        properties: Object.fromEntries(SHOWN_TREATMENTS.map((treatment) => [treatment, PARAGRAPHS])),
      }),
    },
    session: {
      type: 'object',
      required: ['laws'],
      additionalProperties: false,
      properties: {
        laws: {
          if: { type: 'array' },
          then: { items: { enum: EDITIONS }, minItems: 1, uniqueItems: true },
          else: { enum: EDITIONS },
        },
        regulations: { enum: REGULATIONS },
        scoring: { enum: SCORING_FORMS },
      },
    },
    board: {
      type: 'object',
      required: ['number'],
      additionalProperties: false,
      properties: {
        number: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
        deal: { type: 'string' },
        dealer: { enum: SEATS },
        vulnerability: { enum: VULNERABILITIES },
        screens: { type: 'boolean' },
        /** The board begins after the auction, with this contract. */
        contract: {
          type: 'object',
          required: ['bid', 'declarer', 'risk'],
          additionalProperties: false,
          properties: { bid: { enum: BIDS }, declarer: { enum: SEATS }, risk: { enum: RISKS } },
        },
      },
    },
    steps: {
      type: 'array',
      items: {
        type: 'object',
        minProperties: 1,
        maxProperties: 1,
        oneOf: [
          ...[...STEP_COMMANDS.keys()].map((name) => step(name, {})),
          step('expect', byEdition({ propertyNames: { enum: EXPECTABLE } })),
        ],
      },
    },
  },
} as const;
