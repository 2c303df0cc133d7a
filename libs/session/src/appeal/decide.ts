import { type AppealCommand, type AppealEvent, appealStream } from '@app/contract';
import { type Decision, refuse } from '../event';
import { reason } from '../refusal-reasons';
import type { OtherStreams } from '../stream';
import type { Case } from './deciding/common';
import { conveneCommittee, standDown } from './deciding/convening';
import { giveConsent, payDeposit, refuseAppeal, withdrawAppeal } from './deciding/formalities';
import { closeHearing, fileStatement, hearParty, openHearing } from './deciding/hearing';
import { decideAppeal as decideCase, decideLawPart, recommend } from './deciding/judging';
import { lodgeAppeal } from './deciding/lodging';
import { redirectAppeal, referAppeal } from './deciding/referring';
import { forfeitDeposit, returnDeposit } from './deciding/settling-deposit';
import { concludeAppeal, takeFurther, tellDecision } from './deciding/telling';
import { dissent, takeVote } from './deciding/voting';
import type { Appeal } from './fold';
import type { CaseRecords } from './records';
import { recordsOf } from './records-of';

type OfCase = Exclude<AppealCommand, { type: 'LodgeAppeal' }>;

const decideOnCase = (command: OfCase, given: Case): Decision<AppealEvent> => {
  switch (command.type) {
    case 'GiveConsent':
      return giveConsent(given, command.data);
    case 'PayDeposit':
      return payDeposit(given, command.data);
    case 'RefuseAppeal':
      return refuseAppeal(given, command.data);
    case 'ReferAppeal':
      return referAppeal(given, command.data);
    case 'RedirectAppeal':
      return redirectAppeal(given, command.data);
    case 'DecideLawPart':
      return decideLawPart(given, command.data);
    case 'ConveneCommittee':
      return conveneCommittee(given, command.data);
    case 'StandDown':
      return standDown(given, command.data);
    case 'OpenHearing':
      return openHearing(given, command.data);
    case 'HearParty':
      return hearParty(given, command.data);
    case 'FileStatement':
      return fileStatement(given, command.data);
    case 'CloseHearing':
      return closeHearing(given, command.data);
    case 'TakeVote':
      return takeVote(given, command.data);
    case 'DecideAppeal':
      return decideCase(given, command.data);
    case 'Recommend':
      return recommend(given, command.data);
    case 'Dissent':
      return dissent(given, command.data);
    case 'ReturnDeposit':
      return returnDeposit(given, command.data);
    case 'ForfeitDeposit':
      return forfeitDeposit(given, command.data);
    case 'TellDecision':
      return tellDecision(given, command.data);
    case 'WithdrawAppeal':
      return withdrawAppeal(given, command.data);
    case 'TakeAppealFurther':
      return takeFurther(given, command.data);
    case 'ConcludeAppeal':
      return concludeAppeal(given, command.data);
  }
};

/**
 * Decides a command about an appeal. Pure: no clock, no ids, no I/O.
 * @param appeal null when it has not been lodged
 * @param others the session of the case and what the appeal is about
 * @param id its own, `'a1'`
 */
export const decideAppeal = (
  command: AppealCommand,
  appeal: Appeal | null,
  others: OtherStreams,
  id: string,
): Decision<AppealEvent> => {
  if (command.type === 'LodgeAppeal') {
    return appeal ? refuse('AppealExists', reason('appeal-lodged')) : lodgeAppeal(command.data, others);
  }
  if (!appeal) return refuse('AppealUnknown', reason('no-such-appeal'));
  const stream = appealStream(id);
  const records = recordsOf(appeal.lodged.session, others);
  const withItself: CaseRecords = { ...records, appeal: (name) => (name === stream ? appeal : records.appeal(name)) };
  return decideOnCase(command, { stream, appeal, others, records: withItself });
};
