import { getSchemaPath } from '@nestjs/swagger';
import { WARNINGS } from '@app/documents';
import type { Schema } from './schema';
import { anything, flag, list, message, object, oneOf, orNull, text, whole } from './schema';
import { adjustedOutcome, bySide, decimal, edition, position, side } from './words';
import { DerivationNode } from './lineage-answer';

/** Schemas of the answers about forms of adjusted scores; their types are `ScoreFormsAnswer` and `FilledFormAnswer`. */

const law = object({ edition, authority: text('WBF'), paragraph: text('12C1c') });
const laws = list(law, 'the paragraphs that it goes by');

export const SCORE_FORMS_ANSWER = object({
  position,
  id: text('board-demo.1.3'),
  forms: list(
    object({
      id: text('weighted'),
      title: text(),
      laws,
      schema: { ...anything, description: 'the fields that the form asks for, as a JSON schema' },
    }),
  ),
});

const sideWorth = object({
  contestant: text('its id'),
  scores: list(
    object({ score: whole('points as the side sees them'), weight: text('an exact number: 1, 1/3') }),
    'of the contract; none where the score is artificial',
  ),
  points: orNull({ ...decimal, description: 'matchpoints or IMPs; null where there is nothing to compare' }),
  percent: orNull({ ...decimal, description: 'of a top, where there is one' }),
  victoryPoints: orNull({ ...decimal, description: 'of the match, where it has some' }),
  derivation: {
    oneOf: [{ $ref: getSchemaPath(DerivationNode) }, { type: 'null' }],
    description: 'how the points come about',
  },
});

const worth = object({ sides: bySide(sideWorth), why: orNull({ ...message, description: 'why there are no points' }) });

const field: Schema = {
  ...object({ board: whole(), groups: list(anything), reason: text() }, 'who is compared with whom (DefineField)'),
};

export const FILLED_FORM_ANSWER = object({
  position,
  id: text('board-demo.1.3'),
  form: text('weighted'),
  outcome: orNull(bySide(adjustedOutcome)),
  transfer: orNull(object({ to: side, tricks: whole() })),
  field: orNull(field),
  directorsError: flag,
  laws,
  reasons: list(message, 'how the form came to it, where it has chosen between results'),
  warnings: list(
    object({ code: oneOf(...WARNINGS), message, paragraph: text('L12B1') }),
    'what to know before it is given; they refuse nothing',
  ),
  preview: object({ before: worth, after: worth }, 'in points, and in the scoring of the event'),
});
