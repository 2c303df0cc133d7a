import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { ClaimTricksDto, ConcedeTricksDto } from './dto/play.dto';
import { ByDto, CardDto, SeatDto } from './dto/seats.dto';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from './receive';

/** The opening lead, the cards, and claims. */
@OfBoards('play')
export class PlayController extends BoardCommands {
  @BoardRoute('leads', 'An opening lead, face down.')
  placeLead(@OnBoard() on: BoardExchange, @Body() data: SeatDto): Promise<Accepted> {
    return this.give('PlaceLead', on, data);
  }

  @BoardRoute('faced-leads', 'The opening lead is faced.')
  faceLead(@OnBoard() on: BoardExchange, @Body() data: CardDto): Promise<Accepted> {
    return this.give('FaceLead', on, data);
  }

  @BoardRoute('spread-hands', "A hand is laid down on the table: dummy's, or another.")
  spreadHand(@OnBoard() on: BoardExchange, @Body() data: SeatDto): Promise<Accepted> {
    return this.give('SpreadHand', on, data);
  }

  @BoardRoute('cards', 'A card led or played, legally or not.')
  playCard(@OnBoard() on: BoardExchange, @Body() data: CardDto): Promise<Accepted> {
    return this.give('PlayCard', on, data);
  }

  @BoardRoute('claims', 'A player claims so many of the remaining tricks.')
  claimTricks(@OnBoard() on: BoardExchange, @Body() data: ClaimTricksDto): Promise<Accepted> {
    return this.give('ClaimTricks', on, data);
  }

  @BoardRoute('concessions', 'A player concedes so many of the remaining tricks.')
  concedeTricks(@OnBoard() on: BoardExchange, @Body() data: ConcedeTricksDto): Promise<Accepted> {
    return this.give('ConcedeTricks', on, data);
  }

  @BoardRoute('acceptances', 'The other side accepts the claim or concession.')
  acceptClaim(@OnBoard() on: BoardExchange, @Body() data: ByDto): Promise<Accepted> {
    return this.give('AcceptClaim', on, data);
  }
}
