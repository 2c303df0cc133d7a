import { Body } from '@nestjs/common';
import { AppealCommands, OfAppeals } from './appeal-commands';
import { CommandRoute } from '../http/command-route';
import { AppealExchange, OnAppeal } from './on-appeal';
import type { Accepted } from '@app/contract';
import {
  ConveneCommitteeBody,
  StandDownBody,
  OpenHearingBody,
  HearPartyBody,
  FileStatementBody,
  CloseHearingBody,
  TakeVoteBody,
  DecideLawPartBody,
  DecideAppealBody,
  TellDecisionBody,
  RecommendBody,
  DissentBody,
} from './appeal-bodies';

/** An appeal before an instance (Law 93): its committee, its hearing, its decision. */
@OfAppeals()
export class AppealHearingsController extends AppealCommands {
  @CommandRoute('committees', 'A committee is convened.')
  conveneCommittee(@OnAppeal() on: AppealExchange, @Body() data: ConveneCommitteeBody): Promise<Accepted> {
    return this.give(on, { type: 'ConveneCommittee', data });
  }

  @CommandRoute('committees/disqualifications', 'A member has no part in the case.')
  standDown(@OnAppeal() on: AppealExchange, @Body() data: StandDownBody): Promise<Accepted> {
    return this.give(on, { type: 'StandDown', data });
  }

  @CommandRoute('hearings', 'The hearing begins.')
  openHearing(@OnAppeal() on: AppealExchange, @Body() data: OpenHearingBody): Promise<Accepted> {
    return this.give(on, { type: 'OpenHearing', data });
  }

  @CommandRoute('hearings/parties', 'A party is heard.')
  hearParty(@OnAppeal() on: AppealExchange, @Body() data: HearPartyBody): Promise<Accepted> {
    return this.give(on, { type: 'HearParty', data });
  }

  @CommandRoute('hearings/statements', 'A party files a statement.')
  fileStatement(@OnAppeal() on: AppealExchange, @Body() data: FileStatementBody): Promise<Accepted> {
    return this.give(on, { type: 'FileStatement', data });
  }

  @CommandRoute('hearings/closings', 'The parties have been heard.')
  closeHearing(@OnAppeal() on: AppealExchange, @Body() data: CloseHearingBody): Promise<Accepted> {
    return this.give(on, { type: 'CloseHearing', data });
  }

  @CommandRoute('votes', 'The committee votes.')
  takeVote(@OnAppeal() on: AppealExchange, @Body() data: TakeVoteBody): Promise<Accepted> {
    return this.give(on, { type: 'TakeVote', data });
  }

  @CommandRoute('decisions/law', 'The chief director decides what is purely of law or regulations (93B1).')
  decideLawPart(@OnAppeal() on: AppealExchange, @Body() data: DecideLawPartBody): Promise<Accepted> {
    return this.give(on, { type: 'DecideLawPart', data });
  }

  @CommandRoute('decisions', 'The instance decides.')
  decideAppeal(@OnAppeal() on: AppealExchange, @Body() data: DecideAppealBody): Promise<Accepted> {
    return this.give(on, { type: 'DecideAppeal', data });
  }

  @CommandRoute('decisions/tellings', 'The parties have the decision.')
  tellDecision(@OnAppeal() on: AppealExchange, @Body() data: TellDecisionBody): Promise<Accepted> {
    return this.give(on, { type: 'TellDecision', data });
  }

  @CommandRoute('recommendations', 'A committee that may not overrule recommends (93B3).')
  recommend(@OnAppeal() on: AppealExchange, @Body() data: RecommendBody): Promise<Accepted> {
    return this.give(on, { type: 'Recommend', data });
  }

  @CommandRoute('dissents', 'A member who was outvoted says why.')
  dissent(@OnAppeal() on: AppealExchange, @Body() data: DissentBody): Promise<Accepted> {
    return this.give(on, { type: 'Dissent', data });
  }
}
