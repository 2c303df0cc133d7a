import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { ExposeCardDto, NoteSpectatorDto, NoteTempoDto, NoteWordsDto } from './dto/extraneous.dto';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from './receive';

/** What is told otherwise than by calls and plays (Laws 16, 24, 73). */
@OfBoards('extraneous')
export class ExtraneousController extends BoardCommands {
  @BoardRoute('tempo-notes', 'A break in tempo, or remarkable haste.')
  noteTempo(@OnBoard() on: BoardExchange, @Body() data: NoteTempoDto): Promise<Accepted> {
    return this.give('NoteTempo', on, data);
  }

  @BoardRoute('remarks', 'A player says what he should not, or more than he should.')
  noteRemark(@OnBoard() on: BoardExchange, @Body() data: NoteWordsDto): Promise<Accepted> {
    return this.give('NoteRemark', on, data);
  }

  @BoardRoute('manners', 'A mannerism, a gesture, a way of acting.')
  noteManner(@OnBoard() on: BoardExchange, @Body() data: NoteWordsDto): Promise<Accepted> {
    return this.give('NoteManner', on, data);
  }

  @BoardRoute('spectators', 'A spectator says something (76B), or answers the director (76C1).')
  noteSpectator(@OnBoard() on: BoardExchange, @Body() data: NoteSpectatorDto): Promise<Accepted> {
    return this.give('NoteSpectator', on, data);
  }

  @BoardRoute('exposed-cards', 'Cards are seen, or led, before they should have been.')
  exposeCard(@OnBoard() on: BoardExchange, @Body() data: ExposeCardDto): Promise<Accepted> {
    return this.give('ExposeCard', on, data);
  }
}
