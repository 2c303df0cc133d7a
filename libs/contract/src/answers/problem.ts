import { type Infer, anyWhole, anything, named, openObject, optional, recordOf, says } from '../schema/schema';
import { aText } from './values';

/**
 * An error as RFC 9457 has it: a stable `code` beside the words, and whatever more there is to say. Where the words come
 * from a catalogue, `detailCode` and `params` say the same as data, and `detail` is in the language that the client prefers.
 */
export const aProblemBody = named(
  'Problem',
  openObject({
    type: aText('urn:session-ledger:CardNotHeld'),
    title: aText('Card not held'),
    status: anyWhole,
    code: aText('CardNotHeld: stays the same for ever'),
    detail: aText(
      'S does not hold SA: N does; in the language that Accept-Language prefers, where there is a text in it',
    ),
    detailCode: optional(aText('which text the detail is: lineage.no-board')),
    params: optional(says('what the detail names, as data', recordOf(anything))),
  }),
);
export type ProblemBody = Infer<typeof aProblemBody>;
