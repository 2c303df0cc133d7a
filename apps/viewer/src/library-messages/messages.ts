import { type Message, message, type LawRef } from '@app/bridge';
import { citation } from '@app/laws';
import {
  adviceMessage,
  appealEventMessage,
  boardEventMessage,
  claimMessage,
  claimStatusMessage,
  dutyMessage,
  outcomeMessage,
  resultMessage,
  revokeMessage,
  sessionEventMessage,
  untilMessage,
} from '@app/session';
import { texts } from '../texts';

/** What a message of the libraries is made of, written in the reader's language. */
const said =
  <T>(messageOf: (what: T) => Message) =>
  (what: T): string =>
    texts.say(messageOf(what));

/** What the libraries tell, in the reader's language. What people have said is left as they said it. */
export const messages = {
  boardEvent: said(boardEventMessage),
  sessionEvent: said(sessionEventMessage),
  appealEvent: said(appealEventMessage),
  /** Which boards were dealt, where it is not told how. */
  boardsDealt: (section: string, boards: readonly number[]): string =>
    texts.say(message('event.DealsSet', { section, boards: { list: boards.map(String) } })),
  /** What a rule is about, up to a semicolon; behind it, what may be done. */
  rule: (rule: string): string => (texts.has(`rule.${rule}`) ? texts.say(message(`rule.${rule}`)) : rule),
  law: (law: LawRef): string => texts.value({ paragraph: citation(law) }),
  result: said(resultMessage),
  outcome: said(outcomeMessage),
  /** What a player has to do or must not do, after the name of the player. */
  duty: said(dutyMessage),
  revoke: said(revokeMessage),
  claim: said(claimMessage),
  claimStatus: said(claimStatusMessage),
  advice: said(adviceMessage),
  /** Until when an option is open. */
  until: (moment: string): string => {
    const known = untilMessage(moment);
    return known ? texts.say(known) : moment;
  },
  /** Names of choices, answers, questions, offences and kinds. */
  name: (name: string): string => texts.value({ name }),
};

export type LibraryMessages = typeof messages;
