import { SIDES } from '@app/bridge';
import { anOutcome } from '../board/outcome';
import { aDecision } from '../decision-address';
import type { EventsOf } from '../events-of';
import { anAmount } from '../penalty-units';
import { aPersonalText } from '../personal-text';
import {
  flag,
  fullRecord,
  listOf,
  named,
  nullable,
  object,
  oneOf,
  optional,
  says,
  text,
  whole,
} from '../schema/schema';
import { aLawRef, anAct, anId, anInstant } from '../vocabulary';
import { ABSENT, INSTANCES, LADDERS, PARTS, PROCEDURES } from './vocabulary';

const anInstance = named('AppealInstance', oneOf(...INSTANCES));
const aProcedure = named('AppealProcedure', oneOf(...PROCEDURES));
const paragraph = text(60);
const reason = text();
const at = anInstant;
const people = listOf(anId, 1);

/** Money, in whole units of a currency: `{ amount: 200, currency: 'DKK' }`. */
const someMoney = { amount: whole(1, 1_000_000), currency: text(3) } as const;

const aForfeitGround = oneOf('judgement', 'facts', 'law', 'two-instances-agreed');

/** What an instance decides about the decision before it, and what that comes to. */
const A_DECISION = {
  at,
  instance: anInstance,
  by: says('The chief director, or the chair of the committee.', anId),
  ruling: says(
    '`restored`: what an earlier instance changed is as it was ruled at first.',
    oneOf('stands', 'changed', 'restored'),
  ),
  facts: optional(listOf(object({ text: text(), basis: oneOf('agreed', 'balance-of-probabilities') }), 1)),
  laws: listOf(aLawRef, 1),
  reasons: text(),
  outcome: says('The score, where it is another one.', optional(fullRecord(SIDES, anOutcome))),
  penalties: says(
    'Penalties that are varied, or rescinded where no amount is given; each by its event in the session.',
    optional(listOf(object({ penalty: aDecision, amount: optional(anAmount), paragraph }), 1)),
  ),
} as const;

/**
 * `appeal-{id}`: a case from its lodging to the last word. Names are the storage format: add, never rename;
 * `test/golden/events/v1` holds one of each. People are the directory's opaque ids.
 */
export const APPEAL_EVENTS = {
  /** What follows from the regulations at that moment is kept with it, because people act on it. */
  AppealLodged: object({
    session: anId,
    against: says('A ruling about a board, a decision in the session, or what an earlier instance decided.', aDecision),
    appellant: anId,
    lodgedBy: says('Who comes with it: players of the contestant, or the captain of a team (92D).', people),
    capacity: oneOf('players', 'captain'),
    respondents: listOf(anId),
    parts: listOf(oneOf(...PARTS), 1),
    grounds: aPersonalText,
    at,
    receivedBy: says('The director through whom it comes (92C, 93).', anId),
    asksFor: says('What the appellant asks for, in words.', optional(aPersonalText)),
    ladder: oneOf(...LADDERS),
    absent: says(
      'Who is not there to hear it, so that others do (93A, DBf 310A3, B2, C2).',
      optional(listOf(oneOf(...ABSENT), 1)),
    ),
    instance: anInstance,
    procedure: aProcedure,
    period: object({ until: nullable(anInstant), paragraph }),
    toleratedBy: says('A recorded decision that another time is good enough.', optional(aDecision)),
    deposit: nullable(object({ ...someMoney, paragraph })),
  }),
  /** The partner of who lodged it, or the captain, agrees (92D). */
  ConsentGiven: object({ by: anId, at }),
  DepositPaid: object({ ...someMoney, at, to: anId }),
  /** It is not heard: too late, without consent, without deposit, or not appealable. */
  AppealRefused: object({ by: anId, at, paragraph, reason }),
  /** It goes to another instance. */
  AppealReferred: object({
    by: anId,
    at,
    to: anInstance,
    procedure: aProcedure,
    paragraph,
    reason,
  }),
  /** What it was against counts no more: it is about what has taken its place, and heard about that. */
  AppealRedirected: object({ by: anId, at, to: aDecision, reason }),
  /** The chief director decides the part that is purely of law or regulations (93B1, DBf 310A2). */
  LawPartDecided: object(A_DECISION),
  CommitteeConvened: object({
    by: anId,
    at,
    instance: anInstance,
    members: listOf(object({ member: anId, contestant: optional(anId) }), 1),
    chair: says('The committee chooses one where left out.', optional(anId)),
    single: says('One person with all powers of a committee, and why (DBf 252A2, 310A3).', optional(text())),
  }),
  /** A member has no part in the case (DBf 252D); another may take the place. */
  MemberStoodDown: object({
    member: anId,
    at,
    ground: oneOf('party', 'own-wish', 'earlier-instance'),
    reason,
    replacedBy: optional(anId),
  }),
  HearingOpened: object({
    at,
    procedure: aProcedure,
    statementsUntil: says(
      'Until when statements may be filed, in a written procedure (DBf 254B3).',
      optional(anInstant),
    ),
    present: optional(people),
    partiesInformed: says('Both parties know of the appeal, and how they may comment on it (DBf 253B2, 254B4).', flag),
  }),
  PartyHeard: object({
    party: oneOf('director', 'appellant', 'respondent', 'witness'),
    by: optional(anId),
    at,
    text: aPersonalText,
  }),
  WrittenStatementFiled: object({
    party: oneOf('director', 'appellant', 'respondent'),
    by: optional(anId),
    at,
    text: aPersonalText,
  }),
  HearingClosed: object({ at }),
  /** How the members voted; what a majority and a minority may follow from. */
  VoteTaken: object({
    at,
    about: oneOf('decision', 'deposit', 'referral'),
    motion: text(),
    for: listOf(anId),
    against: listOf(anId),
    abstained: optional(listOf(anId)),
  }),
  AppealDecided: object({
    ...A_DECISION,
    vote: says('Revision of the vote; the last one on the decision where left out.', optional(anAct)),
  }),
  /** A committee that may not overrule asks who may to change the ruling (93B3, 91). */
  RecommendationMade: object({ by: anId, at, to: anInstance, text: text(), paragraph }),
  DissentRecorded: object({ by: anId, at, text: text() }),
  DepositReturned: object({
    at,
    by: anId,
    paragraph,
    reason,
    overturnedBy: says('What a higher instance decided, where it had been forfeited (X92B5).', optional(aDecision)),
  }),
  /** Unanimously, and for the grounds that X92B3c-f ask for. */
  DepositForfeited: object({
    at,
    by: anId,
    paragraph,
    ground: aForfeitGround,
    reason,
    furtherGrounds: says(
      'Where the appeal is about more than one thing, each asks for its own.',
      optional(listOf(object({ ground: aForfeitGround, reason }), 1)),
    ),
    vote: says('Revision of the vote on the deposit; the last one where left out.', optional(anAct)),
    decisionVote: says('Revision of the vote on the decision; the last one where left out.', optional(anAct)),
  }),
  /** The parties have it; until when they may take it further. */
  DecisionTold: object({
    at,
    to: says('The parties that have it now.', people),
    decision: says('Revision of the decision.', anAct),
    furtherUntil: nullable(anInstant),
    paragraph,
  }),
  AppealWithdrawn: object({
    at,
    by: people,
    reason: aPersonalText,
    paragraph,
    cannotMatter: says(
      'Its outcome can touch neither prizes nor qualification for anybody (DBf X92C).',
      optional(flag),
    ),
  }),
  /** The case goes on before a higher instance, as an appeal of its own. */
  AppealTakenFurther: object({
    at,
    by: says('The party.', anId),
    to: anInstance,
    as: says('The appeal in which it goes on.', anId),
    reason: aPersonalText,
  }),
  /** Nobody can take it further: the last instance has decided, or the time is over. */
  AppealFinal: object({ at, paragraph, reason }),
} as const;

export type AppealEvent = EventsOf<typeof APPEAL_EVENTS>;
export type AppealEventData<T extends AppealEvent['type']> = Extract<AppealEvent, { type: T }>['data'];
