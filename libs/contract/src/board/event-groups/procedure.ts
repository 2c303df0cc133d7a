import { aPersonalText } from '../../personal-text';
import { listOf, object, oneOf, optional, says, text } from '../../schema/schema';
import { aLawRef, aSeat, anAct, anId } from '../../vocabulary';

const aWord = text(60);

/** What is done about an irregularity (Laws 9 to 11, 16, 81 to 85). */
export const PROCEDURE_EVENTS = {
  AttentionDrawn: object({ by: aSeat, act: optional(anAct) }),
  /** A player reserves the right to call the director later (16B2). */
  RightsReserved: object({ by: aSeat, act: optional(anAct) }),
  DirectorCalled: object({ by: aSeat, act: optional(anAct) }),
  /** What a player told the director. */
  StatementTaken: object({ by: aSeat, text: aPersonalText, act: optional(anAct) }),
  /** A fact as the director found it: agreed (Law 84), or on the balance of probabilities (Law 85). */
  FactFound: object({
    text: text(),
    basis: says(
      'Agreed (Law 84), or on the balance of probabilities (Law 85).',
      oneOf('agreed', 'balance-of-probabilities'),
    ),
    act: optional(anAct),
    statements: says('What was stated about it, for and against (85A1).', optional(listOf(anAct, 1))),
  }),
  /** The director has explained what can be chosen (10C1). */
  OptionsOffered: object({ act: optional(anAct) }),
  /** A player, or the director where no seat is named, takes an option that the Laws give him. */
  OptionChosen: object({ seat: optional(aSeat), law: aLawRef, choice: aWord, act: anAct }),
  /** A person's judgement, where the Laws ask for one. */
  JudgementMade: object({
    question: aWord,
    answer: aWord,
    law: aLawRef,
    act: anAct,
    reasons: optional(text()),
    by: optional(anId),
    advice: says(
      'Of a claim: the last analysis of it that the director had seen. It is advice, and decides nothing.',
      optional(anAct),
    ),
  }),
  /** Peers were asked what they would do (16B1b). */
  PollTaken: object({
    question: text(),
    asked: says('What each peer answered.', listOf(object({ answer: text(200), strength: optional(text(60)) }), 1)),
    act: optional(anAct),
  }),
};
