import { type AppealEvent, type AppealEventData, type AppealInstance, type AppealPart, saidText } from '@app/session';
import { type Told, after, allCited } from '../told';
import { nth } from './terms';

const INSTANCE: Readonly<Record<AppealInstance, string>> = {
  director: 'tävlingsledaren',
  organiser: 'arrangören',
  'chief-director': 'ansvarig tävlingsledare',
  'oral-committee': 'den muntliga tävlingsjuryn',
  'club-committee': 'klubbens tävlingsjury',
  'district-committee': 'distriktets tävlingsjury',
  'region-committee': 'regionens tävlingsjury',
  'federation-committee': 'förbundets tävlingsjury',
  jury: 'tävlingsjuryn',
  'law-commission': 'Lagkommissionen',
  'regulating-authority': 'Ansvarig Organisation',
};

const PART: Readonly<Record<AppealPart, string>> = {
  facts: 'fakta',
  judgement: 'bedömningen',
  law: 'lagen',
  discipline: 'disciplin',
};

const PROCEDURE = { oral: 'muntlig', written: 'skriftlig' } as const;
const PARTY: Readonly<Record<string, string>> = {
  appellant: 'Den klagande',
  respondent: 'Motparten',
  director: 'Tävlingsledaren',
};
const partyOf = (party: string): string => PARTY[party] ?? party;

const RULING = {
  stands: 'domslutet står fast',
  changed: 'domslutet ändras',
  restored: 'det blir som det först dömdes',
} as const;

const sum = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
  `${amount} ${currency}`;

const lodged = (data: AppealEventData<'AppealLodged'>): string => {
  const { appellant, lodgedBy, against, parts, instance, procedure, period, deposit, receivedBy, at } = data;
  const time = period.until === null ? '' : `, i tid till ${period.until} (${period.paragraph})`;
  const money = deposit ? `, deposition ${sum(deposit)} (${deposit.paragraph})` : '';
  return (
    `Överklagande av ${appellant} (${lodgedBy.join(' och ')}) mot ${against}, om ${parts.map((part) => PART[part]).join(' och ')}, ` +
    `mottaget av ${receivedBy} ${at}${time}, till ${INSTANCE[instance]} (${PROCEDURE[procedure]})${money}: ${saidText(data.grounds)}` +
    after('; yrkar ', data.asksFor === undefined ? undefined : saidText(data.asksFor))
  );
};

const decided = (data: AppealEventData<'AppealDecided'>): string => {
  const { instance, by, ruling, laws, penalties = [], reasons, vote } = data;
  const changes = penalties.map(({ penalty, amount }) =>
    amount ? `straffet ${penalty} är ${amount.value} ${amount.unit}` : `straffet ${penalty} upphävs`,
  );
  return `Beslut av ${INSTANCE[instance]}, genom ${by}${vote === undefined ? '' : ` och omröstningen i ${nth(vote)}`}: ${[RULING[ruling], ...changes].join(', ')} (${allCited(laws)}): ${reasons}`;
};

/** The events of an appeal as a committee reads them. */
export const appeal: Told<AppealEvent> = {
  AppealLodged: lodged,
  ConsentGiven: (data) => `${data.by} samtycker till överklagandet ${data.at}`,
  DepositPaid: (data) => `Depositionen på ${sum(data)} är betald till ${data.to} ${data.at}`,
  AppealRefused: (data) => `Överklagandet tas inte upp, genom ${data.by} (${data.paragraph}): ${data.reason}`,
  AppealReferred: (data) =>
    `Ärendet går till ${INSTANCE[data.to]} (${PROCEDURE[data.procedure]}), genom ${data.by} (${data.paragraph}): ${data.reason}`,
  AppealRedirected: (data) => `Överklagandet gäller nu ${data.to}, genom ${data.by}: ${data.reason}`,
  LawPartDecided: (data) => `Om lagen: ${decided(data)}`,
  AppealDecided: decided,
  CommitteeConvened: ({ instance, members, chair, single }) => {
    const names = members.map(({ member, contestant }) => `${member}${after(' (', contestant, ')')}`).join(', ');
    return `Sammankallad: ${INSTANCE[instance]}: ${names}${after(', ordförande ', chair)}${after('; en person ensam: ', single)}`;
  },
  MemberStoodDown: (data) => `${data.member} träder tillbaka${after(', i stället ', data.replacedBy)}: ${data.reason}`,
  HearingOpened: (data) =>
    `Den ${PROCEDURE[data.procedure]}a handläggningen börjar ${data.at}${after(', yttranden till ', data.statementsUntil)}${data.partiesInformed ? '' : '; en part var inte underrättad'}`,
  PartyHeard: (data) => `${partyOf(data.party)}${after(' (', data.by, ')')} säger: ${saidText(data.text)}`,
  WrittenStatementFiled: (data) => `${partyOf(data.party)}${after(' (', data.by, ')')} skriver: ${saidText(data.text)}`,
  HearingClosed: (data) => `Handläggningen avslutas ${data.at}`,
  VoteTaken: ({ about, motion, against, abstained = [], ...data }) =>
    `Omröstning om ${PART[about as AppealPart] ?? about}: ${motion}: ${data.for.length} för, ${against.length} emot${abstained.length === 0 ? '' : `, ${abstained.length} lade ned sin röst`}`,
  RecommendationMade: (data) =>
    `Det rekommenderas att ändra domslutet (${data.to}), genom ${data.by} (${data.paragraph}): ${data.text}`,
  DissentRecorded: (data) => `${data.by} är skiljaktig: ${data.text}`,
  DepositReturned: (data) =>
    `Depositionen återbetalas (${data.paragraph})${after(', enligt ', data.overturnedBy)}: ${data.reason}`,
  DepositForfeited: (data) => {
    const reasons = [data.reason, ...(data.furtherGrounds ?? []).map(({ reason }) => reason)];
    return `Depositionen är förverkad (${data.paragraph}): ${reasons.join('; ')}`;
  },
  DecisionTold: (data) =>
    `${data.to.join(' och ')} underrättas om ${nth(data.decision)} ${data.at}${data.furtherUntil === null ? '' : `, och får gå vidare till ${data.furtherUntil}`} (${data.paragraph})`,
  AppealWithdrawn: (data) =>
    `${data.by.join(' och ')} återkallar överklagandet (${data.paragraph}): ${saidText(data.reason)}`,
  AppealTakenFurther: (data) =>
    `${data.by} går vidare till ${INSTANCE[data.to]}, som överklagande ${data.as}: ${saidText(data.reason)}`,
  AppealFinal: (data) => `Ärendet är avslutat (${data.paragraph}): ${data.reason}`,
};
