import { type AppealEvent, type AppealEventData, type AppealInstance, type AppealPart, saidText } from '@app/session';
import { type Told, after, allCited } from '../told';
import { nth } from './terms';

const INSTANCE: Readonly<Record<AppealInstance, string>> = {
  director: 'turneringslederen',
  organiser: 'arrangøren',
  'chief-director': 'chefturneringslederen',
  'oral-committee': 'den mundtlige appelkomite',
  'club-committee': 'klubbens appelkomite',
  'district-committee': 'distriktets appelkomite',
  'region-committee': 'regionens appelkomite',
  'federation-committee': 'forbundets appelkomite',
  jury: 'juryen',
  'law-commission': 'lovkommissionen',
  'regulating-authority': 'den regulerende myndighed',
};

const PART: Readonly<Record<AppealPart, string>> = {
  facts: 'fakta',
  judgement: 'skønnet',
  law: 'loven',
  discipline: 'disciplin',
};

const PROCEDURE = { oral: 'mundtlig', written: 'skriftlig' } as const;
const PARTY: Readonly<Record<string, string>> = {
  appellant: 'Appellanten',
  respondent: 'Modparten',
  director: 'Turneringslederen',
};
const partyOf = (party: string): string => PARTY[party] ?? party;

const RULING = {
  stands: 'afgørelsen står',
  changed: 'afgørelsen ændres',
  restored: 'det bliver, som det først blev afgjort',
} as const;

const sum = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
  `${amount} ${currency}`;

const lodged = (data: AppealEventData<'AppealLodged'>): string => {
  const { appellant, lodgedBy, against, parts, instance, procedure, period, deposit, receivedBy, at } = data;
  const time = period.until === null ? '' : `, rettidigt indtil ${period.until} (${period.paragraph})`;
  const money = deposit ? `, depositum ${sum(deposit)} (${deposit.paragraph})` : '';
  return (
    `Appel fra ${appellant} (${lodgedBy.join(' og ')}) mod ${against}, om ${parts.map((part) => PART[part]).join(' og ')}, ` +
    `modtaget af ${receivedBy} ${at}${time}, til ${INSTANCE[instance]} (${PROCEDURE[procedure]})${money}: ${saidText(data.grounds)}` +
    after('; ønsker ', data.asksFor === undefined ? undefined : saidText(data.asksFor))
  );
};

const decided = (data: AppealEventData<'AppealDecided'>): string => {
  const { instance, by, ruling, laws, penalties = [], reasons, vote } = data;
  const changes = penalties.map(({ penalty, amount }) =>
    amount ? `straffen ${penalty} er ${amount.value} ${amount.unit}` : `straffen ${penalty} ophæves`,
  );
  return `Beslutning af ${INSTANCE[instance]}, ved ${by}${vote === undefined ? '' : ` og afstemningen i ${nth(vote)}`}: ${[RULING[ruling], ...changes].join(', ')} (${allCited(laws)}): ${reasons}`;
};

/** The events of an appeal as a committee reads them. */
export const appeal: Told<AppealEvent> = {
  AppealLodged: lodged,
  ConsentGiven: (data) => `${data.by} samtykker i appellen ${data.at}`,
  DepositPaid: (data) => `Depositum på ${sum(data)} er betalt til ${data.to} ${data.at}`,
  AppealRefused: (data) => `Appellen behandles ikke, ved ${data.by} (${data.paragraph}): ${data.reason}`,
  AppealReferred: (data) =>
    `Sagen går til ${INSTANCE[data.to]} (${PROCEDURE[data.procedure]}), ved ${data.by} (${data.paragraph}): ${data.reason}`,
  AppealRedirected: (data) => `Appellen er nu mod ${data.to}, ved ${data.by}: ${data.reason}`,
  LawPartDecided: (data) => `Om loven: ${decided(data)}`,
  AppealDecided: decided,
  CommitteeConvened: ({ instance, members, chair, single }) => {
    const names = members.map(({ member, contestant }) => `${member}${after(' (', contestant, ')')}`).join(', ');
    return `Nedsat: ${INSTANCE[instance]}: ${names}${after(', formand ', chair)}${after('; én person alene: ', single)}`;
  },
  MemberStoodDown: (data) => `${data.member} træder tilbage${after(', i stedet ', data.replacedBy)}: ${data.reason}`,
  HearingOpened: (data) =>
    `Den ${PROCEDURE[data.procedure]}e behandling begynder ${data.at}${after(', udtalelser indtil ', data.statementsUntil)}${data.partiesInformed ? '' : '; en part var ikke underrettet'}`,
  PartyHeard: (data) => `${partyOf(data.party)}${after(' (', data.by, ')')} siger: ${saidText(data.text)}`,
  WrittenStatementFiled: (data) => `${partyOf(data.party)}${after(' (', data.by, ')')} skriver: ${saidText(data.text)}`,
  HearingClosed: (data) => `Behandlingen er slut ${data.at}`,
  VoteTaken: ({ about, motion, against, abstained = [], ...data }) =>
    `Afstemning om ${PART[about as AppealPart] ?? about}: ${motion}: ${data.for.length} for, ${against.length} imod${abstained.length === 0 ? '' : `, ${abstained.length} hverken for eller imod`}`,
  RecommendationMade: (data) =>
    `Det anbefales at ændre afgørelsen (${data.to}), ved ${data.by} (${data.paragraph}): ${data.text}`,
  DissentRecorded: (data) => `${data.by} er uenig: ${data.text}`,
  DepositReturned: (data) =>
    `Depositum tilbagebetales (${data.paragraph})${after(', efter ', data.overturnedBy)}: ${data.reason}`,
  DepositForfeited: (data) => {
    const reasons = [data.reason, ...(data.furtherGrounds ?? []).map(({ reason }) => reason)];
    return `Depositum er fortabt (${data.paragraph}): ${reasons.join('; ')}`;
  },
  DecisionTold: (data) =>
    `${data.to.join(' og ')} får meddelelse om ${nth(data.decision)} ${data.at}${data.furtherUntil === null ? '' : `, og kan gå videre indtil ${data.furtherUntil}`} (${data.paragraph})`,
  AppealWithdrawn: (data) =>
    `${data.by.join(' og ')} trækker appellen tilbage (${data.paragraph}): ${saidText(data.reason)}`,
  AppealTakenFurther: (data) =>
    `${data.by} går videre til ${INSTANCE[data.to]}, som appel ${data.as}: ${saidText(data.reason)}`,
  AppealFinal: (data) => `Sagen er slut (${data.paragraph}): ${data.reason}`,
};
