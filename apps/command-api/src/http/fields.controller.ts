import { Body } from '@nestjs/common';
import { CommandRoute } from './command-route';
import { DefineFieldDto, WithdrawBoardDto } from './dto/comparison.dto';
import { OnSession, SessionExchange } from './on-session';
import type { Accepted } from './receive';
import { OfSessions, SessionCommands } from './session-commands';

/** Which results are compared with which. */
@OfSessions('fields')
export class FieldsController extends SessionCommands {
  @CommandRoute('fields', 'Tables of a board are compared among themselves (Law 87).')
  defineField(@OnSession() on: SessionExchange, @Body() data: DefineFieldDto): Promise<Accepted> {
    return this.give('DefineField', on, data);
  }

  @CommandRoute('withdrawn-boards', 'A board counts no more.')
  withdrawBoard(@OnSession() on: SessionExchange, @Body() data: WithdrawBoardDto): Promise<Accepted> {
    return this.give('WithdrawBoard', on, data);
  }
}
