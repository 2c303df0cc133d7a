import {
  type Infer,
  aNumber,
  aPlayedResult,
  aSide,
  flag,
  listOf,
  nullable,
  object,
  oneOf,
  optional,
  says,
  text,
  whole,
} from '@app/contract';

/** The fields that several forms ask for. */

/** What was, or might have been, played; null when all pass. */
export const aResult = says('contract and tricks of declarer; null: passed out', nullable(aPlayedResult));

/** A result that might have come about, and how much of the score it is. */
const aComponent = object({
  result: aResult,
  weight: says("how much of the score it is: '1/3'; what the poll says where it is left out", optional(aNumber)),
  answers: says('answers of the poll that lead to it', optional(listOf(text(200), 1))),
  raw: says('the weight before anything was shaded, where no poll has it', optional(aNumber)),
  legal: says('false: it cannot be reached as the Laws have it (12C1c)', optional(flag)),
  illegal: says('how much of its weight comes about only as the Laws do not let it (12C1c)', optional(aNumber)),
});
export type GivenComponent = Infer<typeof aComponent>;

export const components = listOf(aComponent, 1);
const poll = says('which of the polls taken on the board the weights come from, the first is 1', whole(1, 99));

/** Who decides: the Swedish print of 2007 lets a director not weight. */
const anInstance = says(
  'who gives the score; a director where it is left out',
  oneOf('director', 'committee', 'law-commission'),
);
export type Instance = Infer<typeof anInstance>;

/** Of an assigned score that may be weighted: what all such forms ask for beside the results. */
export const JUDGED = { poll: optional(poll), instance: optional(anInstance) } as const;

export const offending = says('the side that has offended', aSide);

/** How far a side is at fault (12C2a). */
export const aFault = oneOf('not', 'partly', 'directly');
export const faultOfEach = object({ NS: aFault, EW: aFault });
export type Fault = Infer<typeof aFault>;
