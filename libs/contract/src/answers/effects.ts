import { REFUSALS } from '../refusals';
import {
  type Infer,
  anyText,
  anything,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  optional,
  says,
} from '../schema/schema';
import { aDependant, someDifferences } from './differences';
import { aMessage, aPosition, aText, aWhole, someNames } from './values';

/** What a command would do, and what would have come of another course of things. Nothing of it is stored. */

const EVENT = { stream: anyText, revision: aWhole(), type: anyText, data: anything, words: anyText };

const aPreviewedEvent = named('PreviewedEvent', object(EVENT));
export type PreviewedEvent = Infer<typeof aPreviewedEvent>;

const aRefusalAnswer = named(
  'Refusal',
  object({
    code: oneOf(...REFUSALS),
    message: aText('in English'),
    reason: optional(says('the same as data, where there is a text for it in the catalogues', aMessage)),
  }),
);
/** A refusal as answers tell it: its English text, and the code and parameters that it was made from. */
export type RefusalAnswer = Infer<typeof aRefusalAnswer>;

export const aPreviewAnswer = named(
  'PreviewAnswer',
  object({
    position: aPosition,
    events: says('that would be appended, those in other streams last', listOf(aPreviewedEvent)),
    refused: says(
      'what would be called for in other streams, and refused there',
      listOf(
        object({
          stream: anyText,
          type: anyText,
          refusal: aRefusalAnswer,
        }),
      ),
    ),
    differences: says('what is not as it was, and nothing else', someDifferences),
    dependants: says('later decisions to be looked at again; nothing happens to them of itself', listOf(aDependant)),
    names: someNames,
  }),
);
export type PreviewAnswer = Infer<typeof aPreviewAnswer>;

const anAlternative = named(
  'Alternative',
  object({
    name: anyText,
    added: says('what the steps come to', listOf(aPreviewedEvent)),
    leftOut: says('what has no place in it of what happened in fact', listOf(object({ ...EVENT, why: aMessage }))),
    state: says(
      'fields of the board, or of the session, that come out otherwise',
      listOf(object({ id: aText('a field'), before: anything, after: anything })),
    ),
    differences: someDifferences,
  }),
);
export type WhatIfAlternative = Infer<typeof anAlternative>;

export const aWhatIfAnswer = named(
  'WhatIfAnswer',
  object({
    id: aText('board-demo.1.3'),
    position: aPosition,
    title: nullable(anyText),
    alternatives: listOf(anAlternative),
    names: someNames,
  }),
);
export type WhatIfAnswer = Infer<typeof aWhatIfAnswer>;
