import { nthEvent, type AppealEvent, type AppealEventData } from '@app/contract';
import { citation } from '@app/laws';
import { saidText } from '../personal-text';

/** What comes behind a colon, in brackets or after a comma, where it is there. */
const after = (before: string, text: string | undefined, behind = ''): string =>
  text === undefined ? '' : `${before}${text}${behind}`;

const sum = ({ amount, currency }: { readonly amount: number; readonly currency: string }): string =>
  `${amount} ${currency}`;

const lodged = (data: AppealEventData<'AppealLodged'>): string => {
  const { appellant, lodgedBy, against, parts, instance, procedure, period, deposit, receivedBy, at } = data;
  const time = period.until === null ? '' : `, in time until ${period.until} (${period.paragraph})`;
  const money = deposit ? `, deposit ${sum(deposit)} (${deposit.paragraph})` : '';
  return (
    `Appeal of ${appellant} (${lodgedBy.join(' and ')}) against ${against}, about ${parts.join(' and ')}, ` +
    `through ${receivedBy} at ${at}${time}, to the ${instance} (${procedure})${money}: ${saidText(data.grounds)}` +
    after('; asks for ', data.asksFor === undefined ? undefined : saidText(data.asksFor))
  );
};

const RULING = {
  stands: 'the ruling stands',
  changed: 'the ruling is changed',
  restored: 'it is as it was ruled at first',
} as const;

const decided = (data: AppealEventData<'AppealDecided'>): string => {
  const { instance, by, ruling, laws, penalties = [], reasons, vote } = data;
  const changes = penalties.map(({ penalty, amount }) =>
    amount ? `penalty ${penalty} is ${amount.value} ${amount.unit}` : `penalty ${penalty} is rescinded`,
  );
  const all = [RULING[ruling], ...changes].join(', ');
  return `The ${instance} decides, by ${by}${vote === undefined ? '' : ` and the vote of ${nthEvent(vote)}`}: ${all} (${laws.map(citation).join(', ')}): ${reasons}`;
};

const convened = ({ instance, members, chair, single }: AppealEventData<'CommitteeConvened'>): string => {
  const names = members.map(({ member, contestant }) => `${member}${after(' (', contestant, ')')}`).join(', ');
  return `The ${instance} is convened: ${names}${after(', in the chair ', chair)}${after('; one person alone: ', single)}`;
};

const vote = ({ about, motion, against, abstained = [], ...data }: AppealEventData<'VoteTaken'>): string => {
  const without = abstained.length === 0 ? '' : `, ${abstained.length} without a vote`;
  return `Vote about the ${about}: ${motion}: ${data.for.length} for, ${against.length} against${without}`;
};

/** An event of an appeal as a committee reads it. */
export const appealEventInWords = (event: AppealEvent): string => {
  switch (event.type) {
    case 'AppealLodged':
      return lodged(event.data);
    case 'ConsentGiven':
      return `${event.data.by} agrees to the appeal at ${event.data.at}`;
    case 'DepositPaid':
      return `The deposit of ${sum(event.data)} is paid to ${event.data.to} at ${event.data.at}`;
    case 'AppealRefused':
      return `The appeal is not heard, by ${event.data.by} (${event.data.paragraph}): ${event.data.reason}`;
    case 'AppealReferred':
      return `The case goes to the ${event.data.to} (${event.data.procedure}), by ${event.data.by} (${event.data.paragraph}): ${event.data.reason}`;
    case 'AppealRedirected':
      return `The appeal is now against ${event.data.to}, by ${event.data.by}: ${event.data.reason}`;
    case 'LawPartDecided':
      return `On the law: ${decided(event.data)}`;
    case 'AppealDecided':
      return decided(event.data);
    case 'CommitteeConvened':
      return convened(event.data);
    case 'MemberStoodDown':
      return `${event.data.member} stands down (${event.data.ground})${after(', in his place ', event.data.replacedBy)}: ${event.data.reason}`;
    case 'HearingOpened':
      return `The ${event.data.procedure} hearing begins at ${event.data.at}${after(', statements until ', event.data.statementsUntil)}${event.data.partiesInformed ? '' : '; a party was not informed'}`;
    case 'PartyHeard':
      return `The ${event.data.party}${after(' (', event.data.by, ')')} says: ${saidText(event.data.text)}`;
    case 'WrittenStatementFiled':
      return `The ${event.data.party}${after(' (', event.data.by, ')')} writes: ${saidText(event.data.text)}`;
    case 'HearingClosed':
      return `The hearing is closed at ${event.data.at}`;
    case 'VoteTaken':
      return vote(event.data);
    case 'RecommendationMade':
      return `The ${event.data.to} is recommended to change the ruling, by ${event.data.by} (${event.data.paragraph}): ${event.data.text}`;
    case 'DissentRecorded':
      return `${event.data.by} dissents: ${event.data.text}`;
    case 'DepositReturned':
      return `The deposit is returned (${event.data.paragraph})${after(', as ', event.data.overturnedBy, ' has it')}: ${event.data.reason}`;
    case 'DepositForfeited':
      return `The deposit is forfeited, on ${event.data.ground} (${event.data.paragraph}): ${[event.data.reason, ...(event.data.furtherGrounds ?? []).map(({ ground, reason }) => `on ${ground}: ${reason}`)].join('; ')}`;
    case 'DecisionTold':
      return `${event.data.to.join(' and ')} are told of ${nthEvent(event.data.decision)} at ${event.data.at}${event.data.furtherUntil === null ? '' : `, and may go further until ${event.data.furtherUntil}`} (${event.data.paragraph})`;
    case 'AppealWithdrawn':
      return `${event.data.by.join(' and ')} withdraw the appeal (${event.data.paragraph}): ${saidText(event.data.reason)}`;
    case 'AppealTakenFurther':
      return `${event.data.by} goes on to the ${event.data.to}, as appeal ${event.data.as}: ${saidText(event.data.reason)}`;
    case 'AppealFinal':
      return `The case is over (${event.data.paragraph}): ${event.data.reason}`;
  }
};
