import { aPersonalText } from '../../personal-text';
import { flag, listOf, object, oneOf, optional, says, text, whole } from '../../schema/schema';
import { aCard, aSeat, anAct } from '../../vocabulary';

/** What is told otherwise than by calls and plays (Laws 16, 24, 73). */
export const EXTRANEOUS_EVENTS = {
  /** A break in tempo before an act, or remarkable haste. */
  TempoNoted: object({
    seat: aSeat,
    kind: oneOf('slow', 'fast'),
    seconds: optional(whole(0, 3600)),
    act: optional(anAct),
    disputed: optional(flag),
  }),
  RemarkMade: object({ by: aSeat, text: aPersonalText, act: optional(anAct) }),
  MannerNoted: object({ by: aSeat, text: text(), act: optional(anAct) }),
  /** Somebody who watches says or shows something: of his own accord (76B), or asked by the director (76C1). */
  SpectatorSpoke: object({
    text: text(),
    act: optional(anAct),
    asked: says('The director has asked the spectator.', optional(flag)),
  }),
  /** Cards of a hand that the player's partner could see, or that were led, before they should have been. */
  CardExposed: object({
    seat: aSeat,
    cards: listOf(aCard, 1),
    manner: oneOf('dropped', 'shown', 'led'),
    deliberate: optional(flag),
  }),
};
