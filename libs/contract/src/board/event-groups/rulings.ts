import { aDecision } from '../../decision-address';
import { aRuledPenalty } from '../../session/event-groups/penalties';
import { flag, listOf, named, nullable, object, oneOf, optional, says, text, whole } from '../../schema/schema';
import { TIMELINESS } from '../../timeliness';
import {
  aLawRef,
  aPlayedResult,
  aScoreAlone,
  aSide,
  anAct,
  anId,
  anInstant,
  contestantsBySide,
} from '../../vocabulary';

const acts = optional(listOf(anAct));

/** What a ruling rests on: events of the board, by their revisions. */
export const someGrounds = named(
  'RulingGrounds',
  object({
    directorCalls: acts,
    statements: acts,
    facts: acts,
    options: acts,
    choices: acts,
    judgements: acts,
    polls: acts,
  }),
);

/** What a ruling says, beside the score that it leads to. */
const RULING_FIELDS = {
  about: says('The acts at the table that it is about.', optional(listOf(anAct))),
  grounds: says('All on record that no ruling in force rests on, where left out.', optional(someGrounds)),
  laws: listOf(aLawRef, 1),
  rectification: says('What is put right at the table, in words.', optional(text())),
  penalties: says('The session imposes them as long as the ruling stands.', optional(listOf(aRuledPenalty, 1))),
  reasons: text(),
  by: says('Who ruled.', anId),
  consulted: says(
    'Who was asked before it was given, and as what (another director, an expert player).',
    optional(listOf(object({ who: anId, as: text(60) }), 1)),
  ),
  rightOfAppeal: says('The players were told that they may appeal (83).', flag),
  directorsError: says("A director's own error is put right: both sides are non-offending (82C).", optional(flag)),
  builtOn: says(
    'Decisions that it takes for granted: when one of them falls, this is to be looked at again.',
    optional(listOf(aDecision, 1)),
  ),
  amends: says('The ruling of this board, by its revision, whose place it takes.', optional(anAct)),
  recommendedBy: says('The committee that may not overrule has asked for it (93B3).', optional(aDecision)),
  raisedAt: says(
    "When it was asked for; of one that takes another's place, when the error came up.",
    optional(anInstant),
  ),
  nextSessionStart: says(
    'Of earlier records: when play in the stage went on. Periods go by the sessions of the stage themselves.',
    optional(anInstant),
  ),
} as const;

/** What a director or a committee decides about a board (Laws 10-12, 79-85), and how that is told, and taken back. */
export const RULING_EVENTS = {
  /** The ruling that a director has in mind, with the score in words: it decides nothing. */
  RulingDrafted: object({
    ...RULING_FIELDS,
    score: says('In words; made from outcome or transfer where left out.', optional(text())),
  }),
  /** The score that it leads to stands in the events behind it, which name it. */
  RulingGiven: object({
    ...RULING_FIELDS,
    draft: says('Revision of the draft that it comes from.', optional(anAct)),
    exception: TIMELINESS.exception,
    inTimeBy: TIMELINESS.inTimeBy,
  }),
  /** The players have it: from now on they may appeal. */
  RulingTold: object({
    ruling: says('Revision of the ruling.', anAct),
    at: says('From then on it may be appealed.', anInstant),
    to: says('Contestants of the board.', listOf(anId, 1)),
    appealUntil: says(
      'Another time for this case than that of the regulations, told to both sides (DBf 253B1).',
      optional(anInstant),
    ),
  }),
  /**
   * A decision about the board counts no more: a ruling, a score, a transfer of tricks, a result that was entered on the
   * wrong board, or a reversal, which is taken back by this.
   */
  RulingReversed: object({
    decision: anAct,
    at: anInstant,
    authority: oneOf('director', 'chief-director', 'committee'),
    by: anId,
    law: aLawRef,
    reasons: text(),
    raisedAt: says(
      'When it was first taken up, where that was in time and the reversal itself is not (81C3, DBf X79B1).',
      optional(anInstant),
    ),
    firstShown: says(
      'The publication that was the first to show the error, by its revision in the session (DBf X79A4a).',
      optional(anAct),
    ),
    nextSessionStart: says(
      'Of earlier records: when play in the stage went on. Periods go by the sessions of the stage themselves.',
      optional(anInstant),
    ),
    recommendedBy: says('The committee that may not overrule has asked for it (93B3).', optional(aDecision)),
    appeal: says('The decision on an appeal that asks for it.', optional(aDecision)),
    exception: TIMELINESS.exception,
  }),
  /** An appeal was decided, and the ruling stands: from now on only a higher instance changes it. */
  RulingUpheld: object({ ruling: anAct, appeal: aDecision }),
  /** A ruling that was built on one which has fallen was looked at again, and stands. */
  RulingReviewed: object({
    ruling: says('Revision of the ruling that stands.', anAct),
    because: says('The decision that has fallen.', aDecision),
    by: anId,
    reasons: text(),
  }),
} as const;

/** Layers of the score above that of the table (architecture.md, "Scores are layered"). */
export const SCORE_EVENTS = {
  /** What was entered or agreed on was wrong, and is put right (79A-C). */
  ScoreCorrected: object({
    error: says(
      '`entry`: computed or entered wrong (79C); `tricks`: the number that was agreed on (79A, 79B).',
      oneOf('entry', 'tricks'),
    ),
    madeBy: oneOf('players', 'official'),
    result: says('What it is now; left out where only the contestants were wrong.', optional(nullable(aPlayedResult))),
    score: says(
      'In place of a result: points as North-South have them, of a contract that is not known.',
      optional(aScoreAlone),
    ),
    contestants: says('Whose score it is, where it was entered for others.', optional(contestantsBySide)),
    raisedAt: says('When it came up: the period goes by that.', anInstant),
    raisedBy: text(200),
    firstShown: says(
      'The publication that was the first to show the error, by its revision in the session (DBf X79A4a).',
      optional(anAct),
    ),
    nextSessionStart: says(
      'Of earlier records: when play in the stage went on. Periods go by the sessions of the stage themselves.',
      optional(anInstant),
    ),
    consent: says(
      'Who agrees to it, where the time is over.',
      optional(listOf(oneOf('opponents', 'director', 'organiser'), 1)),
    ),
    beyondDoubt: says(
      'Beyond reasonable doubt (79C2, DBf X79B2), or the director is fully sure of what was played (79B3 of 2017).',
      optional(flag),
    ),
    exception: TIMELINESS.exception,
    law: aLawRef,
    authority: says('Who corrected it.', text(200)),
    reason: text(),
  }),
  /** Tricks change sides (64A, 67B, 69B, 71). */
  TricksTransferred: object({
    to: aSide,
    tricks: whole(1, 13),
    law: aLawRef,
    ruling: optional(anAct),
    authority: says('Who transferred them.', text(200)),
    reason: optional(text()),
    ...TIMELINESS,
  }),
} as const;
