import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from '@app/contract';
import { MakeCallBody, SubstituteCallBody } from './board-bodies';

/** The calls as they are made. */
@OfBoards('calls')
export class CallsController extends BoardCommands {
  @BoardRoute('calls', 'A call, legal or not; what the Laws say of it comes back as findings.')
  makeCall(@OnBoard() on: BoardExchange, @Body() data: MakeCallBody): Promise<Accepted> {
    return this.give(on, { type: 'MakeCall', data });
  }

  @BoardRoute('substitutions', 'A player tries to replace his own call (Law 25).')
  substituteCall(@OnBoard() on: BoardExchange, @Body() data: SubstituteCallBody): Promise<Accepted> {
    return this.give(on, { type: 'SubstituteCall', data });
  }
}
