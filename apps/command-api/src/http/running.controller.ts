import { Body } from '@nestjs/common';
import { CommandRoute } from './command-route';
import { ChangeConditionsDto, NoteLateDto, NoteOffenceDto, NoteOverrunDto, RoundAtDto } from './dto/running.dto';
import { OnSession, SessionExchange } from './on-session';
import type { Accepted } from './receive';
import { OfSessions, SessionCommands } from './session-commands';

/** Rounds, and what does not go as it should beside the boards. */
@OfSessions('running')
export class RunningController extends SessionCommands {
  @CommandRoute('rounds/starts', 'A round starts.')
  startRound(@OnSession() on: SessionExchange, @Body() data: RoundAtDto): Promise<Accepted> {
    return this.give('StartRound', on, data);
  }

  @CommandRoute('rounds/ends', 'A round ends.')
  finishRound(@OnSession() on: SessionExchange, @Body() data: RoundAtDto): Promise<Accepted> {
    return this.give('FinishRound', on, data);
  }

  @CommandRoute('late-arrivals', 'A contestant was not seated when the round began.')
  noteLate(@OnSession() on: SessionExchange, @Body() data: NoteLateDto): Promise<Accepted> {
    return this.give('NoteLate', on, data);
  }

  @CommandRoute('overruns', 'A table has gone on after the time for the round.')
  noteOverrun(@OnSession() on: SessionExchange, @Body() data: NoteOverrunDto): Promise<Accepted> {
    return this.give('NoteOverrun', on, data);
  }

  @CommandRoute('offences', 'A contestant has done or left undone what may be penalised.')
  noteOffence(@OnSession() on: SessionExchange, @Body() data: NoteOffenceDto): Promise<Accepted> {
    return this.give('NoteOffence', on, data);
  }

  @CommandRoute('conditions', 'The conditions of contest from now on.')
  changeConditions(@OnSession() on: SessionExchange, @Body() data: ChangeConditionsDto): Promise<Accepted> {
    return this.give('ChangeConditions', on, data);
  }
}
