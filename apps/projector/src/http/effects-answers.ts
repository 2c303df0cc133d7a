import { DEPENDENCES } from '@app/documents';
import { COMMAND_TYPES } from '@app/session';
import { type Schema, anything, flag, list, message, object, oneOf, orNull, text, whole } from './schema';
import { standingsRow } from './session-answers';
import { adjusted, bySide, names, position, score, tableResult } from './words';

/** Schemas of what might be; their types are `Previewed` and `WhatIfAnswers`. */

export const COMMAND_BODY: Schema = {
  ...object({ type: oneOf(...COMMAND_TYPES), data: { type: 'object' } }, 'a command as in POST /commands'),
  properties: {
    id: text('a UUID; it plays no part here'),
    type: oneOf(...COMMAND_TYPES),
    session: text(),
    table: text('of a command to a board'),
    board: whole('of a command to a board'),
    attempt: whole('of a command to a board that is played again'),
    appeal: text('of a command to an appeal, which names no session'),
    data: { type: 'object' },
    occurredAt: text('an instant'),
    expectedRevision: whole(),
  },
  additionalProperties: false,
};

const alternativeFields = {
  from: whole('revision of the first event that does not simply stand'),
  without: list(whole(), 'events that are taken out, by their revisions'),
  rest: oneOf('replayed', 'left-out'),
  steps: list(
    { type: 'object' },
    'what happens instead, as in scenario files: {"make-call": {"seat": "E", "call": "2H"}}',
  ),
};

export const WHAT_IF_BODY: Schema = {
  type: 'object',
  description: 'one alternative, or several side by side',
  properties: {
    title: text(),
    ...alternativeFields,
    alternatives: list({
      ...object({ name: text() }),
      properties: { name: text(), ...alternativeFields },
      additionalProperties: false,
    }),
  },
  additionalProperties: false,
};

const changed = (id: string, of: Schema): Schema => object({ id: text(id), before: orNull(of), after: orNull(of) });
const exact = text("an exact number: '8.5', '11/3'");
const byTeam = (of: Schema): Schema => object({ home: of, away: of });

const boardState = object({
  result: tableResult,
  adjusted,
  contestants: bySide(text()),
  confirmed: flag,
  score,
});

export const differences = object(
  {
    boards: list(changed('board-demo.1.3', boardState)),
    scores: list(changed('board-demo.1.3', object({ points: orNull(bySide(exact)), why: orNull(message) }))),
    matches: list(
      changed(
        'SESSION/MATCH/HOME-AWAY',
        object({ teams: byTeam(text()), points: byTeam(exact), victoryPoints: orNull(byTeam(exact)) }),
      ),
    ),
    rounds: list(changed('SESSION/ROUND/CONTESTANT', exact)),
    standings: list(
      object({ contestant: text(), before: orNull(standingsRow), after: orNull(standingsRow) }),
      'whose place or total is another',
    ),
    decisions: list(
      changed(
        'board-demo.1.3@37',
        object({
          kind: oneOf('ruling', 'reversal', 'result', 'correction', 'transfer', 'adjustment', 'appeal'),
          words: text(),
          inForce: flag,
        }),
      ),
    ),
    penalties: list(
      changed(
        'session-demo@12',
        object({
          contestant: text(),
          kind: oneOf('procedural', 'disciplinary'),
          offence: text(),
          amount: exact,
          unit: text(),
          paragraph: text(),
        }),
      ),
    ),
    warnings: list(changed('session-demo@12', object({ contestant: text(), offence: text(), paragraph: text() }))),
    deadlines: list(
      changed(
        'SESSION/RIGHT/ROUND',
        object({
          right: text(),
          round: orNull(text()),
          until: orNull(text('an instant')),
          paragraph: text(),
          decided: orNull({ type: 'object' }),
          problems: list(text()),
        }),
      ),
    ),
  },
  'what is not as it was, and nothing else',
);

const eventFields = { stream: text(), revision: whole(), type: text(), data: anything, words: text() };

export const PREVIEW_ANSWER = object({
  position,
  events: list(object(eventFields), 'that would be appended, those in other streams last'),
  refused: list(
    object({ stream: text(), type: text(), refusal: object({ code: text(), message: text() }) }),
    'what would be called for in other streams, and refused there',
  ),
  differences,
  dependants: list(
    object({
      decision: text('board-demo.1.3@41'),
      on: text('what it rests on'),
      how: oneOf(...DEPENDENCES),
      words: text(),
      why: message,
    }),
    'later decisions to be looked at again; nothing happens to them of itself',
  ),
  names,
});

export const WHAT_IF_ANSWER = object({
  id: text('board-demo.1.3'),
  position,
  title: orNull(text()),
  alternatives: list(
    object({
      name: text(),
      added: list(object(eventFields), 'what the steps come to'),
      leftOut: list(object({ ...eventFields, why: message }), 'what has no place in it of what happened in fact'),
      state: list(
        object({ id: text('a field'), before: anything, after: anything }),
        'fields of the board, or of the session, that come out otherwise',
      ),
      differences,
    }),
  ),
  names,
});
