import { Body } from '@nestjs/common';
import { CommandRoute } from '../http/command-route';
import { OnSession, SessionExchange } from './on-session';
import type { Accepted } from '@app/contract';
import { OfSessions, SessionCommands } from './session-commands';
import {
  IssueWarningBody,
  ImposePenaltyBody,
  VaryPenaltyBody,
  RescindPenaltyBody,
  WaivePenaltyBody,
  DisqualifyContestantBody,
  SuspendPlayerBody,
} from './session-bodies';

/** Penalties (Laws 90, 91): what a person decides, and what becomes of it. */
@OfSessions('penalties')
export class PenaltiesController extends SessionCommands {
  @CommandRoute('warnings', 'A contestant is warned.')
  issueWarning(@OnSession() on: SessionExchange, @Body() data: IssueWarningBody): Promise<Accepted> {
    return this.give(on, { type: 'IssueWarning', data });
  }

  @CommandRoute('penalties', 'A contestant is penalised.')
  imposePenalty(@OnSession() on: SessionExchange, @Body() data: ImposePenaltyBody): Promise<Accepted> {
    return this.give(on, { type: 'ImposePenalty', data });
  }

  @CommandRoute('penalties/variations', 'A penalty is another amount from now on.')
  varyPenalty(@OnSession() on: SessionExchange, @Body() data: VaryPenaltyBody): Promise<Accepted> {
    return this.give(on, { type: 'VaryPenalty', data });
  }

  @CommandRoute('penalties/rescissions', 'A penalty or a warning is taken back.')
  rescindPenalty(@OnSession() on: SessionExchange, @Body() data: RescindPenaltyBody): Promise<Accepted> {
    return this.give(on, { type: 'RescindPenalty', data });
  }

  @CommandRoute('penalties/waivers', 'What the regulations suggest for a fact is not done.')
  waivePenalty(@OnSession() on: SessionExchange, @Body() data: WaivePenaltyBody): Promise<Accepted> {
    return this.give(on, { type: 'WaivePenalty', data });
  }

  @CommandRoute('contestants/disqualifications', 'A contestant is disqualified (91B).')
  disqualifyContestant(@OnSession() on: SessionExchange, @Body() data: DisqualifyContestantBody): Promise<Accepted> {
    return this.give(on, { type: 'DisqualifyContestant', data });
  }

  @CommandRoute('suspensions', 'A player is suspended (91A).')
  suspendPlayer(@OnSession() on: SessionExchange, @Body() data: SuspendPlayerBody): Promise<Accepted> {
    return this.give(on, { type: 'SuspendPlayer', data });
  }
}
