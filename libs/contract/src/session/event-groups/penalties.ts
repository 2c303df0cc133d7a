import { aDecision } from '../../decision-address';
import { PENALTY_TARGETS, anAmount } from '../../penalty-units';
import { named, object, oneOf, optional, says, text, without } from '../../schema/schema';
import { TIMELINESS, TIMELINESS_NAMES } from '../../timeliness';
import { anAct, anId, anInstant } from '../../vocabulary';

const fact = says("The fact that it is about, by its revision in the session's stream.", optional(anAct));
/** A decision in the same stream, by its revision. */
const decision = anAct;
const paragraph = text(60);
const reason = text();
const ruling = says('The ruling that it is a part of, or falls with.', optional(aDecision));
const appeal = says('The decision on an appeal that asks for it.', optional(aDecision));
const authority = says('Who decided, where another person records it.', optional(text(200)));

export const PENALTY_EVENTS = {
  WarningIssued: object({
    contestant: anId,
    offence: text(60),
    paragraph,
    fact,
    reason,
    authority,
  }),
  PenaltyImposed: object({
    contestant: anId,
    kind: oneOf('procedural', 'disciplinary'),
    offence: text(60),
    amount: anAmount,
    from: says(
      'What it comes off: the total, or the IMPs of a match or of the event (FSB 109D).',
      oneOf(...PENALTY_TARGETS),
    ),
    round: says('The match whose IMPs it comes off.', optional(anId)),
    paragraph,
    fact,
    ruling,
    reason,
    authority,
    ...TIMELINESS,
  }),
  /** A penalty is another amount from now on. */
  PenaltyVaried: object({
    penalty: says('Revision of the penalty.', decision),
    amount: says('What it is from now on.', anAmount),
    paragraph,
    appeal,
    reason,
    authority,
    ...TIMELINESS,
  }),
  /** A penalty or a warning is taken back; or the event that took one back is, and it stands again. */
  PenaltyRescinded: object({
    penalty: says('Revision of the penalty or warning.', decision),
    ruling,
    appeal,
    reason,
    authority,
    ...TIMELINESS,
  }),
  /** What the regulations suggest for a fact is not done. */
  PenaltyWaived: object({ fact: says('Revision of the fact.', anAct), contestant: anId, paragraph, reason, authority }),
  /**
   * The session has done what a ruling asks for: the penalties in the events behind this are imposed, rescinded, or
   * stand again, because the ruling stands or stands no more.
   */
  RulingFollowed: object({ ruling: aDecision, standing: oneOf('in-force', 'not-in-force'), cause: aDecision }),
  ContestantDisqualified: object({
    contestant: anId,
    paragraph,
    reason,
    approvedBy: says(
      "Who of the organiser approves of it, where it is the director's decision (91B).",
      optional(text(200)),
    ),
    authority,
    ...TIMELINESS,
  }),
  PlayerSuspended: object({
    player: anId,
    contestant: anId,
    paragraph,
    reason,
    until: says('To the end of the session where left out.', optional(anInstant)),
    authority,
  }),
} as const;

/** A penalty that is part of a ruling; the session records it when it follows the ruling. */
export const aRuledPenalty = named(
  'RuledPenalty',
  object(without(PENALTY_EVENTS.PenaltyImposed.properties, 'fact', 'ruling', 'authority', ...TIMELINESS_NAMES)),
);
