import { LADDERS } from '../appeal/vocabulary';
import { type Infer, listOf, object, oneOf, optional, says, text, whole } from '../schema/schema';
import { DEADLINE_RIGHTS } from '../session/deadline-rights';
import { paragraph } from '../vocabulary';

const AFTER = [
  'publication',
  'end-of-round',
  'end-of-session',
  'start-of-next-round',
  'start-of-next-session',
] as const;

/** A right ends so many minutes after something, or when something begins. */
const aDeadlineRule = object({
  right: oneOf(...DEADLINE_RIGHTS),
  minutes: says('none where left out: it ends with what it is counted from', optional(whole(0, 100_000))),
  after: says('what it is counted from', oneOf(...AFTER)),
  paragraph,
});

/** Rules for the rights they name; a right that none of them names ends as the regulations have it. */
export const deadlineRules = listOf(aDeadlineRule, 1);

/** An instance that hears a case. */
const anInstance = object({ instance: text(100), paragraph });

/** Who hears a case, the first instance first. */
export const appealsInOrder = listOf(anInstance, 1);

/** By which ladder of instances cases are in fact decided. */
export const aLadder = says('the ladder that appeals go by; that of the regulations where left out', oneOf(...LADDERS));

/** What has to be paid for an appeal to be heard. */
export const aDeposit = object({
  amount: whole(1, 1_000_000),
  currency: says('DKK, SEK', text(3)),
  paragraph,
});

export type DeadlineRule = Infer<typeof aDeadlineRule>;
export type Instance = Infer<typeof anInstance>;
