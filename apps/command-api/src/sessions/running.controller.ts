import { Body } from '@nestjs/common';
import { CommandRoute } from '../http/command-route';
import { OnSession, SessionExchange } from './on-session';
import type { Accepted } from '@app/contract';
import { OfSessions, SessionCommands } from './session-commands';
import {
  StartRoundBody,
  FinishRoundBody,
  NoteLateBody,
  NoteOverrunBody,
  NoteOffenceBody,
  ChangeConditionsBody,
} from './session-bodies';

/** Rounds, and what does not go as it should beside the boards. */
@OfSessions('running')
export class RunningController extends SessionCommands {
  @CommandRoute('rounds/starts', 'A round starts.')
  startRound(@OnSession() on: SessionExchange, @Body() data: StartRoundBody): Promise<Accepted> {
    return this.give(on, { type: 'StartRound', data });
  }

  @CommandRoute('rounds/ends', 'A round ends.')
  finishRound(@OnSession() on: SessionExchange, @Body() data: FinishRoundBody): Promise<Accepted> {
    return this.give(on, { type: 'FinishRound', data });
  }

  @CommandRoute('late-arrivals', 'A contestant was not seated when the round began.')
  noteLate(@OnSession() on: SessionExchange, @Body() data: NoteLateBody): Promise<Accepted> {
    return this.give(on, { type: 'NoteLate', data });
  }

  @CommandRoute('overruns', 'A table has gone on after the time for the round.')
  noteOverrun(@OnSession() on: SessionExchange, @Body() data: NoteOverrunBody): Promise<Accepted> {
    return this.give(on, { type: 'NoteOverrun', data });
  }

  @CommandRoute('offences', 'A contestant has done or left undone what may be penalised.')
  noteOffence(@OnSession() on: SessionExchange, @Body() data: NoteOffenceBody): Promise<Accepted> {
    return this.give(on, { type: 'NoteOffence', data });
  }

  @CommandRoute('conditions', 'The conditions of contest from now on.')
  changeConditions(@OnSession() on: SessionExchange, @Body() data: ChangeConditionsBody): Promise<Accepted> {
    return this.give(on, { type: 'ChangeConditions', data });
  }
}
