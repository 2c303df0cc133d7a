import { Body } from '@nestjs/common';
import { CommandRoute } from '../http/command-route';
import { OnSession, SessionExchange } from './on-session';
import type { Accepted } from '@app/contract';
import { OfSessions, SessionCommands } from './session-commands';
import { DefineFieldBody, WithdrawBoardBody } from './session-bodies';

/** Which results are compared with which. */
@OfSessions('fields')
export class FieldsController extends SessionCommands {
  @CommandRoute('fields', 'Tables of a board are compared among themselves (Law 87).')
  defineField(@OnSession() on: SessionExchange, @Body() data: DefineFieldBody): Promise<Accepted> {
    return this.give(on, { type: 'DefineField', data });
  }

  @CommandRoute('withdrawn-boards', 'A board counts no more.')
  withdrawBoard(@OnSession() on: SessionExchange, @Body() data: WithdrawBoardBody): Promise<Accepted> {
    return this.give(on, { type: 'WithdrawBoard', data });
  }
}
