import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { MakeCallDto, SubstituteCallDto } from './dto/calls.dto';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from './receive';

/** The calls as they are made. */
@OfBoards('calls')
export class CallsController extends BoardCommands {
  @BoardRoute('calls', 'A call, legal or not; what the Laws say of it comes back as findings.')
  makeCall(@OnBoard() on: BoardExchange, @Body() data: MakeCallDto): Promise<Accepted> {
    return this.give('MakeCall', on, data);
  }

  @BoardRoute('substitutions', 'A player tries to replace his own call (Law 25).')
  substituteCall(@OnBoard() on: BoardExchange, @Body() data: SubstituteCallDto): Promise<Accepted> {
    return this.give('SubstituteCall', on, data);
  }
}
