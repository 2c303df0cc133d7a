import { Body } from '@nestjs/common';
import { AppealCommands, OfAppeals } from './appeal-commands';
import { CommandRoute } from './command-route';
import {
  CloseHearingDto,
  ConveneCommitteeDto,
  DecideAppealDto,
  DecideLawPartDto,
  DissentDto,
  FileStatementDto,
  HearPartyDto,
  OpenHearingDto,
  RecommendDto,
  StandDownDto,
  TakeVoteDto,
  TellDecisionDto,
} from './dto/appeal-hearings.dto';
import { AppealExchange, OnAppeal } from './on-appeal';
import type { Accepted } from './receive';

/** An appeal before an instance (Law 93): its committee, its hearing, its decision. */
@OfAppeals()
export class AppealHearingsController extends AppealCommands {
  @CommandRoute('committees', 'A committee is convened.')
  conveneCommittee(@OnAppeal() on: AppealExchange, @Body() data: ConveneCommitteeDto): Promise<Accepted> {
    return this.give('ConveneCommittee', on, data);
  }

  @CommandRoute('committees/disqualifications', 'A member has no part in the case.')
  standDown(@OnAppeal() on: AppealExchange, @Body() data: StandDownDto): Promise<Accepted> {
    return this.give('StandDown', on, data);
  }

  @CommandRoute('hearings', 'The hearing begins.')
  openHearing(@OnAppeal() on: AppealExchange, @Body() data: OpenHearingDto): Promise<Accepted> {
    return this.give('OpenHearing', on, data);
  }

  @CommandRoute('hearings/parties', 'A party is heard.')
  hearParty(@OnAppeal() on: AppealExchange, @Body() data: HearPartyDto): Promise<Accepted> {
    return this.give('HearParty', on, data);
  }

  @CommandRoute('hearings/statements', 'A party files a statement.')
  fileStatement(@OnAppeal() on: AppealExchange, @Body() data: FileStatementDto): Promise<Accepted> {
    return this.give('FileStatement', on, data);
  }

  @CommandRoute('hearings/closings', 'The parties have been heard.')
  closeHearing(@OnAppeal() on: AppealExchange, @Body() data: CloseHearingDto): Promise<Accepted> {
    return this.give('CloseHearing', on, data);
  }

  @CommandRoute('votes', 'The committee votes.')
  takeVote(@OnAppeal() on: AppealExchange, @Body() data: TakeVoteDto): Promise<Accepted> {
    return this.give('TakeVote', on, data);
  }

  @CommandRoute('decisions/law', 'The chief director decides what is purely of law or regulations (93B1).')
  decideLawPart(@OnAppeal() on: AppealExchange, @Body() data: DecideLawPartDto): Promise<Accepted> {
    return this.give('DecideLawPart', on, data);
  }

  @CommandRoute('decisions', 'The instance decides.')
  decideAppeal(@OnAppeal() on: AppealExchange, @Body() data: DecideAppealDto): Promise<Accepted> {
    return this.give('DecideAppeal', on, data);
  }

  @CommandRoute('decisions/tellings', 'The parties have the decision.')
  tellDecision(@OnAppeal() on: AppealExchange, @Body() data: TellDecisionDto): Promise<Accepted> {
    return this.give('TellDecision', on, data);
  }

  @CommandRoute('recommendations', 'A committee that may not overrule recommends (93B3).')
  recommend(@OnAppeal() on: AppealExchange, @Body() data: RecommendDto): Promise<Accepted> {
    return this.give('Recommend', on, data);
  }

  @CommandRoute('dissents', 'A member who was outvoted says why.')
  dissent(@OnAppeal() on: AppealExchange, @Body() data: DissentDto): Promise<Accepted> {
    return this.give('Dissent', on, data);
  }
}
