import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { CommandRoute, TakesCommands } from '../http/command-route';
import {
  AddSectionBody,
  CloseSessionBody,
  CorrectEntryBody,
  EnterContestantBody,
  OpenSessionBody,
  ReopenSessionBody,
  ScheduleRoundBody,
  SetDealsBody,
} from './session-bodies';
import { Exchange, InExchange } from '../http/exchange';
import { give } from '../http/give';
import { OnSession, SessionExchange } from './on-session';
import type { Accepted } from '@app/contract';
import { OfSessions, SessionCommands } from './session-commands';

/** A session begins its record, under the id that the body gives it. */
@ApiTags('sessions')
@TakesCommands()
@Controller('sessions')
export class NewSessionsController {
  constructor(private readonly bus: CommandBus) {}

  @CommandRoute('', 'Opens a session; its edition of the Laws, regulations and scoring never change.')
  openSession(@Body() { id, ...data }: OpenSessionBody, @InExchange() exchange: Exchange): Promise<Accepted> {
    return give(this.bus, exchange, { to: 'session', session: id, command: { type: 'OpenSession', data } });
  }
}

/** Setting up and closing a session. */
@OfSessions('sessions')
export class SessionsController extends SessionCommands {
  @CommandRoute('sections', 'Adds a group of tables that play the same deals and are compared with each other.')
  addSection(@OnSession() on: SessionExchange, @Body() data: AddSectionBody): Promise<Accepted> {
    return this.give(on, { type: 'AddSection', data });
  }

  @CommandRoute('contestants', 'A pair, team or individual takes part.')
  enterContestant(@OnSession() on: SessionExchange, @Body() data: EnterContestantBody): Promise<Accepted> {
    return this.give(on, { type: 'EnterContestant', data });
  }

  @CommandRoute('contestants/corrections', 'The stratum or the handicap that a contestant was entered with was wrong.')
  correctEntry(@OnSession() on: SessionExchange, @Body() data: CorrectEntryBody): Promise<Accepted> {
    return this.give(on, { type: 'CorrectEntry', data });
  }

  @CommandRoute('rounds', 'Who meets whom at which table, over which boards.')
  scheduleRound(@OnSession() on: SessionExchange, @Body() data: ScheduleRoundBody): Promise<Accepted> {
    return this.give(on, { type: 'ScheduleRound', data });
  }

  @CommandRoute('deals', 'The deals of a section, as prepared.')
  setDeals(@OnSession() on: SessionExchange, @Body() data: SetDealsBody): Promise<Accepted> {
    return this.give(on, { type: 'SetDeals', data });
  }

  @CommandRoute('reopening', 'Opens a closed session again.')
  reopenSession(@OnSession() on: SessionExchange, @Body() data: ReopenSessionBody): Promise<Accepted> {
    return this.give(on, { type: 'ReopenSession', data });
  }

  @CommandRoute('closing', 'No board is opened any more.')
  closeSession(@OnSession() on: SessionExchange, @Body() data: CloseSessionBody): Promise<Accepted> {
    return this.give(on, { type: 'CloseSession', data });
  }
}
