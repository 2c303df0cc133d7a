import { SEATS } from '@app/bridge';
import { aPersonalText } from '../personal-text';
import {
  type SchemaFields,
  anyText,
  anyWhole,
  either,
  flag,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  optional,
  says,
  yes,
} from '../schema/schema';
import { aCard, aSaidCall, aSeat, aSide, aSuit } from '../vocabulary';
import { aText, aWhole } from './values';

/** Where the Laws have the table: what is open there, who knows what, how irregularities are handled. */

const act = aWhole('revision of the act it goes back to');
const law = aText('the paragraph: 27A1');

const anIrregularity = named(
  'Irregularity',
  object({
    act,
    seat: aSeat,
    rule: anyText,
    law,
    status: oneOf(
      'unnoticed',
      'attention-drawn',
      'director-called',
      'options-offered',
      'accepted',
      'ruled',
      'condoned',
      'forfeited',
    ),
  }),
);

const anOption = named(
  'Option',
  object({
    law: aText('the paragraph that gives the choice: 27A1'),
    for: says('who may choose', oneOf(...SEATS, 'director')),
    choices: listOf(aText('accept')),
    act,
    until: aText('when the choice is gone, in words'),
    orPartner: optional(says('the partner of the player named may choose as well (46B5)', yes)),
  }),
);
export const someOptions = says('what may be chosen', listOf(anOption));

const duty = <const K extends string, const F extends SchemaFields>(kinds: readonly K[], fields: F) =>
  object({ kind: oneOf(...kinds), for: says('whom it binds', aSeat), law, act, ...fields });

const anExtent = oneOf('once', 'throughout', 'first-lead', 'while-on-lead');
const aWhen = oneOf('at-once', 'before-lead-faced', 'first-legal-moment', 'after-final-pass', 'after-play', 'overdue');

const anObligation = named(
  'Obligation',
  either(
    'what somebody must do, or not do',
    duty(['pass'], { extent: oneOf('once', 'throughout') }),
    duty(['replace-call'], { allowed: oneOf('any', 'bid-or-pass') }),
    duty(['repeat-call'], { call: aSaidCall }),
    duty(['no-double'], { extent: oneOf('once') }),
    duty(['lead', 'no-lead'], { suit: aSuit, extent: anExtent }),
    duty(['exposed', 'play-penalty-card', 'lead-penalty-card'], { card: aCard }),
    duty(['replace-card', 'add-card', 'wait', 'lead-from'], {}),
    duty(['no-low-card', 'play-highest', 'play-lowest', 'play', 'no-play'], { suit: aSuit }),
    duty(['correct-explanation'], { when: aWhen }),
  ),
);
export const someObligations = says('what somebody must do, or not do', listOf(anObligation));

const aQuestion = named(
  'Question',
  object({
    question: aText('its name in a judgement: unintended'),
    law,
    act: aWhole('revision of the act that is judged'),
    against: aWhole('revision of the act it is judged against'),
    answers: listOf(anyText),
    presumed: optional(aText('the answer that the Laws presume')),
  }),
);
export const someQuestions = says('judgements that are waited for', listOf(aQuestion));

const REVIEW = {
  law,
  act,
  side: nullable(aSide),
  alone: optional(says("only that side's score is touched", yes)),
  score: optional(
    says(
      'what the Law makes of the score whatever the play came to',
      oneOf('assigned', 'artificial', 'adjusted', 'cancelled'),
    ),
  ),
  regulations: optional(says('paragraphs of the regulations that it rests on as well', listOf(anyText))),
};

export const someReviews = says('for the director to look at after the play', listOf(named('Review', object(REVIEW))));

const aClosedReview = named(
  'ClosedReview',
  object({
    ...REVIEW,
    decision: oneOf('no-adjustment', 'adjustment'),
    reasons: anyText,
    by: aText('who has decided'),
    closed: aWhole('revision of the act that closed it'),
  }),
);

const someInformation = named(
  'Information',
  object({
    kind: aText('withdrawn-call'),
    act,
    from: says('null where it came from outside the table', nullable(aSeat)),
    to: optional(says('who has got it, where not everybody has', listOf(aSeat))),
    law,
    authorised: listOf(aSide),
    unauthorised: listOf(aSide),
    disputed: optional(says('the side that is said to have given it denies it (16B2)', yes)),
  }),
);

const aPoll = named(
  'Poll',
  object({
    act: nullable(act),
    question: anyText,
    asked: aWhole('how many were asked'),
    answers: listOf(object({ answer: anyText, count: anyWhole })),
  }),
);

const about = { at: act, act: nullable(act) };

const someProcedure = named(
  'Procedure',
  object({
    attention: says('who drew attention, and to what', listOf(object({ ...about, by: aSeat }))),
    awaitsDirector: flag,
    statements: says(
      'what the players told the director',
      listOf(object({ ...about, by: aSeat, text: aPersonalText })),
    ),
    facts: says(
      'what the director found',
      listOf(
        object({
          ...about,
          basis: oneOf('agreed', 'balance-of-probabilities'),
          text: anyText,
          law: oneOf('84', '85'),
        }),
      ),
    ),
    choices: says(
      'the options that were used; by null where the director chose',
      listOf(object({ at: act, by: nullable(aSeat), law, act, choice: aText('decline') })),
    ),
    appealRights: listOf(object({ act, law: oneOf('83'), answer: anyText })),
    spectators: says(
      'what somebody has said who only watches',
      listOf(object({ ...about, text: anyText, law: oneOf('76B3', '76B5', '76C1') })),
    ),
  }),
);

/** The fields of a board's view that say where the Laws have the table. */
export const TABLE_FIELDS = {
  inForce: says('the calls in force, in their order; 8C to 9NT too, where they were said', listOf(aSaidCall)),
  standing: says(
    'the same by seat and act; no act for a pass deemed made',
    listOf(object({ seat: aSeat, act: nullable(act) })),
  ),
  irregularities: listOf(anIrregularity),
  options: someOptions,
  obligations: someObligations,
  questions: someQuestions,
  reviews: someReviews,
  closedReviews: says('what the director has looked at, and decided', listOf(aClosedReview)),
  information: says('what a side knows otherwise than from calls and plays', listOf(someInformation)),
  polls: says('peers who were asked', listOf(aPoll)),
  directorCalled: flag,
  procedure: someProcedure,
};
