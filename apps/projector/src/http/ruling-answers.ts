import { PENALTY_TARGETS, PENALTY_UNITS, RULING_STATUSES } from '@app/session';
import { flag, list, object, oneOf, orNull, text, whole } from './schema';
import { edition, names, next, position } from './words';

/** Schemas of the answers about rulings; their types are those of `RulingView`. */

const revision = whole("in the board's stream");
const address = text('board-q21.4.11@37');
const paragraph = text('L90A');
const acts = list(revision);

const penalty = object({
  contestant: text('its id'),
  kind: oneOf('procedural', 'disciplinary'),
  offence: text(),
  amount: object({ value: text('an exact number: 18, 0.5 or 7/3'), unit: oneOf(...PENALTY_UNITS) }),
  from: oneOf(...PENALTY_TARGETS),
  paragraph,
  reason: text(),
});

/** What it rests on: kinds that it has nothing of are left out. */
const grounds = {
  type: 'object' as const,
  properties: {
    directorCalls: acts,
    statements: acts,
    facts: acts,
    options: acts,
    choices: acts,
    judgements: acts,
    polls: acts,
  },
};

const FIELDS = {
  at: revision,
  status: oneOf(...RULING_STATUSES),
  by: text('who ruled'),
  laws: list(object({ edition, authority: text('WBF'), paragraph: text('12C1b') })),
  reasons: text(),
  rectification: orNull(text('what is put right at the table')),
  rightOfAppeal: { ...flag, description: 'the players were told that they may appeal (83)' },
  directorsError: { ...flag, description: "a director's own error is put right (82C)" },
  about: list(revision, 'the acts that it is about'),
  grounds,
  score: list(object({ at: revision, words: text() }), 'the events of its score; of a draft, the score in mind'),
  penalties: list(penalty),
  told: list(
    object({ at: revision, when: text('2026-02-01T19:30:00Z'), to: list(text('its id')), appealUntil: orNull(text()) }),
  ),
  amends: orNull({ ...revision, description: 'the ruling whose place it takes' }),
  amendedBy: orNull(revision),
  reversedBy: orNull(revision),
  upheldBy: orNull({ ...revision, description: 'the event that says that it stands on appeal' }),
  changedBy: orNull({ ...revision, description: 'the decision on an appeal that goes before it' }),
  builtOn: list(address, 'decisions that it takes for granted'),
  flags: list(address, 'those of them that have fallen since: it is to be looked at again'),
  words: text('all of it in words'),
};

export const ruling = object(FIELDS);

export const RULINGS_ANSWER = object({
  position,
  rulings: list(
    object({ ...FIELDS, stream: text("the board's: board-q21.4.11") }),
    'board after board, in their order',
  ),
  names,
  next,
});
