import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import {
  CorrectHandsDto,
  CountCardsDto,
  ExchangeSeatsDto,
  RedealBoardDto,
  RestoreCardDto,
  ReturnHandsDto,
  SeeCardsDto,
  TakeHandDto,
} from './dto/hands.dto';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from './receive';

/** The board and its hands: who took what, and what was put right (Laws 6, 7, 13 to 15). */
@OfBoards('hands')
export class HandsController extends BoardCommands {
  @BoardRoute('hands/takings', 'A player takes a hand from a pocket.')
  takeHand(@OnBoard() on: BoardExchange, @Body() data: TakeHandDto): Promise<Accepted> {
    return this.give('TakeHand', on, data);
  }

  @BoardRoute('hands/counts', 'A player counts his cards.')
  countCards(@OnBoard() on: BoardExchange, @Body() data: CountCardsDto): Promise<Accepted> {
    return this.give('CountCards', on, data);
  }

  @BoardRoute('hands/seen-cards', "A player has seen cards of another's hand.")
  seeCards(@OnBoard() on: BoardExchange, @Body() data: SeeCardsDto): Promise<Accepted> {
    return this.give('SeeCards', on, data);
  }

  @BoardRoute('hands/corrections', 'The director puts the hands right.')
  correctHands(@OnBoard() on: BoardExchange, @Body() data: CorrectHandsDto): Promise<Accepted> {
    return this.give('CorrectHands', on, data);
  }

  @BoardRoute('hands/restored-cards', 'A missing card goes back to its hand (Law 14).')
  restoreCard(@OnBoard() on: BoardExchange, @Body() data: RestoreCardDto): Promise<Accepted> {
    return this.give('RestoreCard', on, data);
  }

  @BoardRoute('hands/returns', 'A hand, or all four, is back in the board.')
  returnHands(@OnBoard() on: BoardExchange, @Body() data: ReturnHandsDto): Promise<Accepted> {
    return this.give('ReturnHands', on, data);
  }

  @BoardRoute('redeals', 'The board is dealt anew.')
  redealBoard(@OnBoard() on: BoardExchange, @Body() data: RedealBoardDto): Promise<Accepted> {
    return this.give('RedealBoard', on, data);
  }

  @BoardRoute('turnings', 'The board is turned, so that its arrow points the right way.')
  turnBoard(@OnBoard() on: BoardExchange): Promise<Accepted> {
    const body = on.request.body as object | undefined;
    return this.give('TurnBoard', on, body ?? {});
  }

  @BoardRoute('seat-exchanges', 'Players change places.')
  exchangeSeats(@OnBoard() on: BoardExchange, @Body() data: ExchangeSeatsDto): Promise<Accepted> {
    return this.give('ExchangeSeats', on, data);
  }
}
