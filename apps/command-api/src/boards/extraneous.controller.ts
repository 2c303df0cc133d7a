import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from '@app/contract';
import { NoteTempoBody, NoteRemarkBody, NoteMannerBody, NoteSpectatorBody, ExposeCardBody } from './board-bodies';

/** What is told otherwise than by calls and plays (Laws 16, 24, 73). */
@OfBoards('extraneous')
export class ExtraneousController extends BoardCommands {
  @BoardRoute('tempo-notes', 'A break in tempo, or remarkable haste.')
  noteTempo(@OnBoard() on: BoardExchange, @Body() data: NoteTempoBody): Promise<Accepted> {
    return this.give(on, { type: 'NoteTempo', data });
  }

  @BoardRoute('remarks', 'A player says what he should not, or more than he should.')
  noteRemark(@OnBoard() on: BoardExchange, @Body() data: NoteRemarkBody): Promise<Accepted> {
    return this.give(on, { type: 'NoteRemark', data });
  }

  @BoardRoute('manners', 'A mannerism, a gesture, a way of acting.')
  noteManner(@OnBoard() on: BoardExchange, @Body() data: NoteMannerBody): Promise<Accepted> {
    return this.give(on, { type: 'NoteManner', data });
  }

  @BoardRoute('spectators', 'A spectator says something (76B), or answers the director (76C1).')
  noteSpectator(@OnBoard() on: BoardExchange, @Body() data: NoteSpectatorBody): Promise<Accepted> {
    return this.give(on, { type: 'NoteSpectator', data });
  }

  @BoardRoute('exposed-cards', 'Cards are seen, or led, before they should have been.')
  exposeCard(@OnBoard() on: BoardExchange, @Body() data: ExposeCardBody): Promise<Accepted> {
    return this.give(on, { type: 'ExposeCard', data });
  }
}
