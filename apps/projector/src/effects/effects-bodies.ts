import { COMMAND_TYPES } from '@app/session';

/** Bodies of what is tried out, as the OpenAPI document describes them. */

const text = (description?: string) => ({ type: 'string', ...(description === undefined ? {} : { description }) });
const whole = (description?: string) => ({ type: 'integer', ...(description === undefined ? {} : { description }) });
const data = { type: 'object' };

export const COMMAND_BODY = {
  type: 'object',
  description: 'a command as in POST /commands',
  required: ['type', 'data'],
  properties: {
    id: text('a UUID; it plays no part here'),
    type: { type: 'string', enum: [...COMMAND_TYPES] },
    session: text(),
    table: text('of a command to a board'),
    board: whole('of a command to a board'),
    attempt: whole('of a command to a board that is played again'),
    appeal: text('of a command to an appeal, which names no session'),
    data,
    occurredAt: text('an instant'),
    expectedRevision: whole(),
  },
  additionalProperties: false,
};

const alternativeFields = {
  from: whole('revision of the first event that does not simply stand'),
  without: { type: 'array', items: whole(), description: 'events that are taken out, by their revisions' },
  rest: { type: 'string', enum: ['replayed', 'left-out'] },
  steps: {
    type: 'array',
    items: data,
    description: 'what happens instead, as in scenario files: {"make-call": {"seat": "E", "call": "2H"}}',
  },
};

export const WHAT_IF_BODY = {
  type: 'object',
  description: 'one alternative, or several side by side',
  properties: {
    title: text(),
    ...alternativeFields,
    alternatives: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name'],
        properties: { name: text(), ...alternativeFields },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};
