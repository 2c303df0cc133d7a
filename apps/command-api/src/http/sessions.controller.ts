import { Body, Controller, Param } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { SessionCommandType } from '@app/session';
import { CommandRoute, TakesCommands } from './command-route';
import {
  AddSectionDto,
  EnterContestantDto,
  OpenSessionDto,
  ReopenSessionDto,
  ScheduleRoundDto,
  SetDealsDto,
} from './dto/session.dto';
import { Exchange, InExchange } from './exchange';
import { give } from './give';
import type { Accepted } from './receive';

/** Setting up and closing a session. */
@ApiTags('sessions')
@TakesCommands()
@Controller('sessions')
export class SessionsController {
  constructor(private readonly bus: CommandBus) {}

  @CommandRoute('', 'Opens a session; its edition of the Laws, regulations and scoring never change.')
  openSession(@Body() { id, ...data }: OpenSessionDto, @InExchange() exchange: Exchange): Promise<Accepted> {
    return this.give('OpenSession', id, data, exchange);
  }

  @CommandRoute(
    ':session/sections',
    'Adds a group of tables that play the same deals and are compared with each other.',
  )
  addSection(
    @Param('session') session: string,
    @Body() data: AddSectionDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('AddSection', session, data, exchange);
  }

  @CommandRoute(':session/contestants', 'A pair, team or individual takes part.')
  enterContestant(
    @Param('session') session: string,
    @Body() data: EnterContestantDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('EnterContestant', session, data, exchange);
  }

  @CommandRoute(':session/rounds', 'Who meets whom at which table, over which boards.')
  scheduleRound(
    @Param('session') session: string,
    @Body() data: ScheduleRoundDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('ScheduleRound', session, data, exchange);
  }

  @CommandRoute(':session/deals', 'The deals of a section, as prepared.')
  setDeals(
    @Param('session') session: string,
    @Body() data: SetDealsDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('SetDeals', session, data, exchange);
  }

  @CommandRoute(':session/reopening', 'Opens a closed session again.')
  reopenSession(
    @Param('session') session: string,
    @Body() data: ReopenSessionDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('ReopenSession', session, data, exchange);
  }

  @CommandRoute(':session/closing', 'No board is opened any more.')
  closeSession(@Param('session') session: string, @InExchange() exchange: Exchange): Promise<Accepted> {
    const body = exchange.request.body as object | undefined;
    return this.give('CloseSession', session, body ?? {}, exchange);
  }

  private give(type: SessionCommandType, session: string, data: object, exchange: Exchange): Promise<Accepted> {
    return give(this.bus, exchange, type, { session }, data);
  }
}
