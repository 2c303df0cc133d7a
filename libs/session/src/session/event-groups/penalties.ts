import { object, oneOf, optional, text } from '../../shape';
import { aNumber, anAct, anId, anInstant } from '../../words';

export const PENALTY_UNITS = ['VP', 'IMP', 'matchpoints', 'percent', 'points'] as const;
export const PENALTY_TARGETS = ['total', 'imps-of-the-match', 'imps-of-the-event'] as const;

/** So much, above zero, in a unit of the event's scoring: `{ value: '1/2', unit: 'VP' }`. */
const anAmount = object({ value: aNumber, unit: oneOf(...PENALTY_UNITS) });

/** The fact that it is about, by its revision in the session's stream. */
const fact = optional(anAct);
/** A decision in the same stream, by its revision. */
const decision = anAct;
const paragraph = text(60);
const reason = text();
/** Who decided, where it is not the one who records it. */
const authority = optional(text(200));

export const PENALTY_EVENTS = {
  WarningIssued: object({ contestant: anId, offence: text(60), paragraph, fact, reason, authority }),
  PenaltyImposed: object({
    contestant: anId,
    kind: oneOf('procedural', 'disciplinary'),
    offence: text(60),
    amount: anAmount,
    /** What it comes off: the total, or the IMPs of a match or of the event (FSB 109D). */
    from: oneOf(...PENALTY_TARGETS),
    /** The match whose IMPs it comes off. */
    round: optional(anId),
    paragraph,
    fact,
    reason,
    authority,
  }),
  /** A penalty is another amount from now on. */
  PenaltyVaried: object({ penalty: decision, amount: anAmount, paragraph, reason, authority }),
  /** A penalty or a warning is taken back. */
  PenaltyRescinded: object({ penalty: decision, reason, authority }),
  /** What the regulations suggest for a fact is not done. */
  PenaltyWaived: object({ fact: anAct, contestant: anId, paragraph, reason, authority }),
  ContestantDisqualified: object({ contestant: anId, paragraph, reason, authority }),
  PlayerSuspended: object({ player: anId, contestant: anId, paragraph, reason, until: optional(anInstant), authority }),
} as const;
