import { Body } from '@nestjs/common';
import { CommandRoute } from './command-route';
import {
  DisqualifyContestantDto,
  ImposePenaltyDto,
  IssueWarningDto,
  RescindPenaltyDto,
  SuspendPlayerDto,
  VaryPenaltyDto,
  WaivePenaltyDto,
} from './dto/penalties.dto';
import { OnSession, SessionExchange } from './on-session';
import type { Accepted } from './receive';
import { OfSessions, SessionCommands } from './session-commands';

/** Penalties (Laws 90, 91): what a person decides, and what becomes of it. */
@OfSessions('penalties')
export class PenaltiesController extends SessionCommands {
  @CommandRoute('warnings', 'A contestant is warned.')
  issueWarning(@OnSession() on: SessionExchange, @Body() data: IssueWarningDto): Promise<Accepted> {
    return this.give('IssueWarning', on, data);
  }

  @CommandRoute('penalties', 'A contestant is penalised.')
  imposePenalty(@OnSession() on: SessionExchange, @Body() data: ImposePenaltyDto): Promise<Accepted> {
    return this.give('ImposePenalty', on, data);
  }

  @CommandRoute('penalties/variations', 'A penalty is another amount from now on.')
  varyPenalty(@OnSession() on: SessionExchange, @Body() data: VaryPenaltyDto): Promise<Accepted> {
    return this.give('VaryPenalty', on, data);
  }

  @CommandRoute('penalties/rescissions', 'A penalty or a warning is taken back.')
  rescindPenalty(@OnSession() on: SessionExchange, @Body() data: RescindPenaltyDto): Promise<Accepted> {
    return this.give('RescindPenalty', on, data);
  }

  @CommandRoute('penalties/waivers', 'What the regulations suggest for a fact is not done.')
  waivePenalty(@OnSession() on: SessionExchange, @Body() data: WaivePenaltyDto): Promise<Accepted> {
    return this.give('WaivePenalty', on, data);
  }

  @CommandRoute('contestants/disqualifications', 'A contestant is disqualified (91B).')
  disqualifyContestant(@OnSession() on: SessionExchange, @Body() data: DisqualifyContestantDto): Promise<Accepted> {
    return this.give('DisqualifyContestant', on, data);
  }

  @CommandRoute('suspensions', 'A player is suspended (91A).')
  suspendPlayer(@OnSession() on: SessionExchange, @Body() data: SuspendPlayerDto): Promise<Accepted> {
    return this.give('SuspendPlayer', on, data);
  }
}
