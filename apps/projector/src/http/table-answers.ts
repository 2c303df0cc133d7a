import { SEATS, SIDES } from '@app/bridge';
import { STATUSES } from '@app/laws';
import { type Schema, flag, list, object, oneOf, orNull, text, whole } from './schema';
import { seat, side } from './words';

/** Schemas of where the Laws have the table: part of a board's view. Their types are those of `TableView`. */

const act = whole('revision of the act it goes back to');
const law = text('the paragraph: 27A1');
const oneSeat: Schema = { ...seat, description: 'whom it binds' };

const irregularity = object({ act, seat, rule: text(), law, status: oneOf(...STATUSES) });

export const option = object({
  law,
  for: { ...oneOf(...SEATS, 'director'), description: 'who may choose' },
  choices: list(text('accept')),
  act,
  until: text('when the choice is gone, in words'),
});

/** What it is about comes with the kind: extent, allowed, call, suit, card and so on. */
const obligation = object({ kind: text('replace-call'), for: oneSeat, law, act });

export const question = object({
  question: text('its name in a judgement'),
  law,
  act,
  against: whole('revision of the act it is judged against'),
  answers: list(text()),
});

export const review = object({ law, act, side: orNull(side) });

const closedReview = object({
  law,
  act,
  side: orNull(side),
  decision: oneOf('no-adjustment', 'adjustment'),
  reasons: text(),
  by: text('who has decided'),
  closed: whole('revision of the act that closed it'),
});

const information = object({
  kind: text('withdrawn-call'),
  act,
  from: orNull(seat),
  law,
  authorised: list(oneOf(...SIDES)),
  unauthorised: list(oneOf(...SIDES)),
});

const poll = object({
  act: orNull(act),
  question: text(),
  asked: whole('how many were asked'),
  answers: list(object({ answer: text(), count: whole() })),
});

const attention = object({ at: act, by: seat, act: orNull(act) });
const statement = object({ at: act, by: seat, act: orNull(act), text: text() });
const fact = object({ at: act, act: orNull(act), basis: text('agreed'), text: text(), law: text('84') });
const spectator = object({ at: act, act: orNull(act), text: text(), law: text('76B5') });
const choice = object({ at: act, by: orNull(seat), law, act, choice: text('decline') });

const procedure = object({
  attention: list(attention, 'who drew attention, and to what'),
  awaitsDirector: flag,
  statements: list(statement, 'what the players told the director'),
  facts: list(fact, 'what he found'),
  choices: list(choice, 'the options that were used'),
  appealRights: list(object({ act, law, answer: text() })),
  spectators: list(spectator, 'what somebody has said who only watches'),
});

export const TABLE_FIELDS: Readonly<Record<string, Schema>> = {
  inForce: list(text('8C to 9NT too, where they were said'), 'the calls in force, in their order'),
  standing: list(object({ seat, act: orNull(act) }), 'the same by seat and act; no act for a pass deemed made'),
  irregularities: list(irregularity),
  options: list(option, 'what may be chosen'),
  obligations: list(obligation, 'what somebody must do, or not do'),
  questions: list(question, 'judgements that are waited for'),
  reviews: list(review, 'for the director to look at after the play'),
  closedReviews: list(closedReview, 'what he has looked at, and decided'),
  information: list(information, 'what a side knows otherwise than from calls and plays'),
  polls: list(poll, 'peers who were asked'),
  directorCalled: flag,
  procedure,
};
