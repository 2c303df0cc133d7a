import { type Message, type Param, type Params, message } from '@app/bridge';
import type { AppealEvent, AppealEventData } from '@app/contract';
import { inRecord } from '@app/messages';
import { type Told, all, anInstant, codesOf, messageBy, nthOf, perhaps, theLaws } from '../event-messages';
import { saidText } from '../personal-text';

const sumOf = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
  `${amount} ${currency}`;

const instanceOf = (name: AppealEventData<'AppealLodged'>['instance']): Param => ({ name, of: 'instance' });

const lodged = (data: AppealEventData<'AppealLodged'>): Params => {
  const { period, deposit } = data;
  return {
    appellant: data.appellant,
    lodgedBy: all(data.lodgedBy),
    against: data.against,
    parts: all(data.parts.map((name) => ({ name, of: 'part' }))),
    receivedBy: data.receivedBy,
    at: anInstant(data.at),
    until: perhaps(period.until, anInstant),
    paragraph: period.paragraph,
    instance: instanceOf(data.instance),
    procedure: { name: data.procedure, of: 'procedure' },
    deposit: perhaps(deposit, sumOf),
    depositParagraph: deposit?.paragraph ?? '',
    grounds: saidText(data.grounds),
    asksFor: perhaps(data.asksFor, saidText),
  };
};

const decided = (data: AppealEventData<'AppealDecided'>): Params => {
  const { instance, by, ruling, laws, penalties = [], reasons, vote } = data;
  const changes = penalties.map(({ penalty, amount }) =>
    amount
      ? message('event.penalty-is', { penalty, value: amount.value, unit: amount.unit })
      : message('event.penalty-rescinded', { penalty }),
  );
  return {
    instance: instanceOf(instance),
    by,
    vote: perhaps(vote, nthOf),
    decision: { list: [message(`event.ruling.${ruling}`), ...changes] },
    laws: theLaws(laws),
    reasons,
  };
};

const partyOf = (party: string): Param => ({ name: party, of: 'party' });

/** The events of an appeal as a committee reads them. */
const TOLD: Told<AppealEvent> = {
  AppealLodged: lodged,
  ConsentGiven: ({ by, at }) => ({ by, at: anInstant(at) }),
  DepositPaid: (data) => ({ sum: sumOf(data), to: data.to, at: anInstant(data.at) }),
  AppealRefused: ({ by, paragraph, reason }) => ({ by, paragraph, reason }),
  AppealReferred: ({ to, procedure, by, paragraph, reason }) => ({
    to: instanceOf(to),
    procedure: { name: procedure, of: 'procedure' },
    by,
    paragraph,
    reason,
  }),
  AppealRedirected: ({ to, by, reason }) => ({ to, by, reason }),
  LawPartDecided: decided,
  AppealDecided: decided,
  CommitteeConvened: ({ instance, members, chair, single }) => ({
    instance: instanceOf(instance),
    members: {
      list: members.map(({ member, contestant }) => message('event.of', { who: member, of: contestant ?? null })),
    },
    chair: chair ?? null,
    single: single ?? null,
  }),
  MemberStoodDown: ({ member, ground, replacedBy, reason }) => ({
    member,
    ground: { name: ground },
    replacedBy: replacedBy ?? null,
    reason,
  }),
  HearingOpened: ({ procedure, at, statementsUntil, partiesInformed }) => ({
    procedure: { name: procedure, of: 'procedure' },
    at: anInstant(at),
    until: perhaps(statementsUntil, anInstant),
    informed: partiesInformed ? 'yes' : 'no',
  }),
  PartyHeard: ({ party, by, text }) => ({ party: partyOf(party), by: by ?? null, text: saidText(text) }),
  WrittenStatementFiled: ({ party, by, text }) => ({ party: partyOf(party), by: by ?? null, text: saidText(text) }),
  HearingClosed: ({ at }) => ({ at: anInstant(at) }),
  VoteTaken: ({ about, motion, for: ayes, against, abstained = [] }) => ({
    about: { name: about, of: 'part' },
    motion,
    ayes: String(ayes.length),
    noes: String(against.length),
    abstained: abstained.length === 0 ? null : String(abstained.length),
  }),
  RecommendationMade: ({ to, by, paragraph, text }) => ({ to: instanceOf(to), by, paragraph, text }),
  DissentRecorded: ({ by, text }) => ({ by, text }),
  DepositReturned: ({ paragraph, overturnedBy, reason }) => ({ paragraph, overturnedBy: overturnedBy ?? null, reason }),
  DepositForfeited: ({ paragraph, ground, reason, furtherGrounds = [] }) => ({
    ground: { name: ground, of: 'part' },
    paragraph,
    reason,
    further: {
      list: furtherGrounds.map((one) =>
        message('event.on-ground', { ground: { name: one.ground, of: 'part' }, reason: one.reason }),
      ),
      joined: 'apart',
    },
    isMore: furtherGrounds.length === 0 ? 'no' : 'yes',
  }),
  DecisionTold: ({ to, decision, at, furtherUntil, paragraph }) => ({
    to: all(to),
    decision: nthOf(decision),
    at: anInstant(at),
    until: perhaps(furtherUntil, anInstant),
    paragraph,
  }),
  AppealWithdrawn: ({ by, paragraph, reason }) => ({ by: all(by), paragraph, reason: saidText(reason) }),
  AppealTakenFurther: ({ by, to, as, reason }) => ({ by, to: instanceOf(to), as, reason: saidText(reason) }),
  AppealFinal: ({ paragraph, reason }) => ({ paragraph, reason }),
};

/** An event of an appeal as a committee reads it. */
export const appealEventMessage: (event: AppealEvent) => Message = messageBy(TOLD);

/** The same in English, as the record has it. */
export const appealEventInWords = (event: AppealEvent): string => inRecord(appealEventMessage(event));

const RULINGS = [
  'stands',
  'changed',
  'restored',
] as const satisfies readonly AppealEventData<'AppealDecided'>['ruling'][];

export const APPEAL_EVENT_CODES: readonly string[] = [
  ...codesOf(TOLD),
  ...RULINGS.map((ruling) => `event.ruling.${ruling}`),
  ...['of', 'on-ground', 'penalty-is', 'penalty-rescinded'].map((part) => `event.${part}`),
];
