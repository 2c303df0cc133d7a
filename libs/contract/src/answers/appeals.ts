import { APPEAL_EVENTS } from '../appeal/events';
import { INSTANCES, PARTS, PROCEDURES } from '../appeal/vocabulary';
import { aDecision } from '../decision-address';
import { type Infer, anyText, flag, listOf, named, nullable, object, oneOf, says } from '../schema/schema';
import { aMessage, aNextPage, aPosition, aText, aWhole, someNames } from './values';

/** Appeals: how far they have come, and what is to be done next. */

const revision = aWhole("in the appeal's stream");
const paragraph = aText('DBf X92A2');
const anInstance = oneOf(...INSTANCES);
const aPart = oneOf(...PARTS);

const aMember = named(
  'CommitteeMember',
  object({
    member: anyText,
    contestant: nullable(anyText),
    disqualified: nullable(
      object({
        ground: oneOf('party', 'own-wish', 'earlier-instance'),
        paragraph: says('where the member has not said it', nullable(paragraph)),
      }),
    ),
  }),
);

const aCommittee = named(
  'Committee',
  object({
    instance: anInstance,
    chair: nullable(aText('null where the committee chooses one')),
    single: nullable(aText('why one person sits alone')),
    members: listOf(aMember),
    able: says('who may sit', listOf(anyText)),
    quorum: aWhole('how many of them it takes'),
  }),
);

const aVote = named('Vote', object({ ...APPEAL_EVENTS.VoteTaken.properties, revision, carried: flag }));

const anAppealDecision = named('AppealDecision', object({ ...APPEAL_EVENTS.AppealDecided.properties, revision }));

/** How far a case has come; `overtaken`: what it is about counts no more. */
const APPEAL_STATES = [
  'overtaken',
  'awaiting-consent',
  'awaiting-deposit',
  'lodged',
  'referred',
  'before-committee',
  'being-heard',
  'heard',
  'decided',
  'told',
  'taken-further',
  'final',
  'withdrawn',
  'refused',
] as const;
export type AppealState = (typeof APPEAL_STATES)[number];

const anAppeal = named(
  'Appeal',
  object({
    id: aText('a1'),
    state: oneOf(...APPEAL_STATES),
    next: says('what is to be done next', listOf(aMessage)),
    against: says('what it is about now', aDecision),
    overtaken: says('why that counts no more', nullable(aMessage)),
    lodged: APPEAL_EVENTS.AppealLodged,
    turn: says('who hears it', object({ instance: anInstance, procedure: oneOf(...PROCEDURES) })),
    partsLeft: says('what has not been decided yet', listOf(aPart)),
    missingConsent: says('whose', nullable(aMessage)),
    deposit: oneOf('none', 'due', 'paid', 'returned', 'forfeited', 'overturned'),
    committee: nullable(aCommittee),
    votes: listOf(aVote),
    decisions: listOf(anAppealDecision),
    decided: nullable(anAppealDecision),
    dissents: listOf(APPEAL_EVENTS.DissentRecorded),
    recommendations: listOf(APPEAL_EVENTS.RecommendationMade),
    told: says('who has a decision, and until when it may be taken further', listOf(APPEAL_EVENTS.DecisionTold)),
    furtherAs: nullable(aText('the appeal in which it goes on')),
    meanwhile: says(
      'prizes, lists and later stages while it is open',
      listOf(
        object({
          what: oneOf(
            'later-stages-go-on',
            'qualification-waits',
            'next-round-goes-on',
            'qualification-goes-on',
            'prizes-may-be-given',
            'titles-wait',
          ),
          text: aMessage,
          paragraph,
        }),
      ),
    ),
  }),
);

export type AppealOfSession = Infer<typeof anAppeal>;

export const anAppealsAnswer = named(
  'AppealsAnswer',
  object({ position: aPosition, appeals: listOf(anAppeal), names: someNames, next: aNextPage }),
);
export type AppealsAnswer = Infer<typeof anAppealsAnswer>;

export const anAppealAnswer = named(
  'AppealAnswer',
  object({ position: aPosition, appeal: anAppeal, names: someNames }),
);
export type AppealAnswer = Infer<typeof anAppealAnswer>;
