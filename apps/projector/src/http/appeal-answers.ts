import { ABSENT, APPEAL_STATES, INSTANCES, LADDERS, PARTS, PENALTY_UNITS, PROCEDURES } from '@app/session';
import { events } from './event-answers';
import { flag, list, object, oneOf, orNull, text, whole } from './schema';
import { adjustedOutcome, bySide, edition, names, next, position } from './words';

/** Schemas of the answers about appeals; their types are those of the queries. */

const instant = text('2026-02-01T19:30:00Z');
const instance = oneOf(...INSTANCES);
const procedure = oneOf(...PROCEDURES);
const paragraph = text('DBf X92A2');
const decision = text('board-q21.4.11@37');
const revision = whole("in the appeal's stream");
const part = oneOf(...PARTS);

/** These fields, some of which may be left out. */
const withOptional = (
  needed: Parameters<typeof object>[0],
  others: Parameters<typeof object>[0],
): ReturnType<typeof object> => ({ ...object(needed), properties: { ...needed, ...others } });

const deposit = object({ amount: whole(), currency: text('DKK'), paragraph });

const lodged = withOptional(
  {
    session: text(),
    against: decision,
    appellant: text(),
    lodgedBy: list(text()),
    capacity: oneOf('players', 'captain'),
    respondents: list(text()),
    parts: list(part),
    grounds: text(),
    at: instant,
    receivedBy: text('the director'),
    ladder: oneOf(...LADDERS),
    instance,
    procedure,
    period: object({ until: orNull(instant), paragraph }),
    deposit: orNull(deposit),
  },
  {
    asksFor: text(),
    absent: list(oneOf(...ABSENT), 'who is not there to hear it'),
    toleratedBy: text('the decision that it is heard although it comes too late'),
  },
);

const decided = withOptional(
  {
    revision,
    at: instant,
    instance,
    by: text(),
    ruling: oneOf('stands', 'changed', 'restored'),
    laws: list(object({ edition, authority: text('WBF'), paragraph: text('16B') })),
    reasons: text(),
  },
  {
    facts: list(object({ text: text(), basis: oneOf('agreed', 'balance-of-probabilities') })),
    outcome: bySide(adjustedOutcome),
    penalties: list(
      withOptional(
        { penalty: decision, paragraph },
        { amount: object({ value: text('1/2'), unit: oneOf(...PENALTY_UNITS) }) },
      ),
    ),
    vote: revision,
  },
);

const member = object({
  member: text(),
  contestant: orNull(text()),
  disqualified: orNull(
    object({ ground: oneOf('party', 'own-wish', 'earlier-instance'), paragraph: orNull(paragraph) }),
  ),
});

const committee = object({
  instance,
  chair: orNull(text('null where the committee chooses one')),
  single: orNull(text('why one person sits alone')),
  members: list(member),
  able: list(text(), 'who may sit'),
  quorum: whole(),
});

const vote = withOptional(
  {
    revision,
    at: instant,
    about: oneOf('decision', 'deposit', 'referral'),
    motion: text(),
    for: list(text()),
    against: list(text()),
    carried: flag,
  },
  { abstained: list(text()) },
);

const appeal = object({
  id: text('a1'),
  state: oneOf(...APPEAL_STATES),
  next: list(text(), 'what is to be done next'),
  against: { ...decision, description: 'what it is about now' },
  overtaken: orNull(text('why that counts no more')),
  lodged,
  turn: object({ instance, procedure }, 'who hears it'),
  partsLeft: list(part, 'what has not been decided yet'),
  missingConsent: orNull(text('whose, in words')),
  deposit: oneOf('none', 'due', 'paid', 'returned', 'forfeited', 'overturned'),
  committee: orNull(committee),
  votes: list(vote),
  decisions: list(decided),
  decided: orNull(decided),
  dissents: list(object({ by: text(), at: instant, text: text() })),
  recommendations: list(object({ by: text(), at: instant, to: instance, text: text(), paragraph })),
  told: list(
    object({ at: instant, to: list(text()), decision: revision, furtherUntil: orNull(instant), paragraph }),
    'who has a decision, and until when it may be taken further',
  ),
  furtherAs: orNull(text('the appeal in which it goes on')),
  meanwhile: list(
    object({ what: text('prizes-may-be-given'), words: text(), paragraph }),
    'prizes, lists and later stages while it is open',
  ),
});

export const APPEALS_ANSWER = object({ position, appeals: list(appeal), names, next });
export const APPEAL_ANSWER = object({ position, appeal, names });
export const APPEAL_EVENTS_ANSWER = object({ position, id: text('a1'), names, events, next });
