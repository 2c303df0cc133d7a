import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from '@app/contract';
import {
  TakeHandBody,
  CountCardsBody,
  SeeCardsBody,
  CorrectHandsBody,
  RestoreCardBody,
  ReturnHandsBody,
  RedealBoardBody,
  TurnBoardBody,
  ExchangeSeatsBody,
} from './board-bodies';

/** The board and its hands: who took what, and what was put right (Laws 6, 7, 13 to 15). */
@OfBoards('hands')
export class HandsController extends BoardCommands {
  @BoardRoute('hands/takings', 'A player takes a hand from a pocket.')
  takeHand(@OnBoard() on: BoardExchange, @Body() data: TakeHandBody): Promise<Accepted> {
    return this.give(on, { type: 'TakeHand', data });
  }

  @BoardRoute('hands/counts', 'A player counts his cards.')
  countCards(@OnBoard() on: BoardExchange, @Body() data: CountCardsBody): Promise<Accepted> {
    return this.give(on, { type: 'CountCards', data });
  }

  @BoardRoute('hands/seen-cards', "A player has seen cards of another's hand.")
  seeCards(@OnBoard() on: BoardExchange, @Body() data: SeeCardsBody): Promise<Accepted> {
    return this.give(on, { type: 'SeeCards', data });
  }

  @BoardRoute('hands/corrections', 'The director puts the hands right.')
  correctHands(@OnBoard() on: BoardExchange, @Body() data: CorrectHandsBody): Promise<Accepted> {
    return this.give(on, { type: 'CorrectHands', data });
  }

  @BoardRoute('hands/restored-cards', 'A missing card goes back to its hand (Law 14).')
  restoreCard(@OnBoard() on: BoardExchange, @Body() data: RestoreCardBody): Promise<Accepted> {
    return this.give(on, { type: 'RestoreCard', data });
  }

  @BoardRoute('hands/returns', 'A hand, or all four, is back in the board.')
  returnHands(@OnBoard() on: BoardExchange, @Body() data: ReturnHandsBody): Promise<Accepted> {
    return this.give(on, { type: 'ReturnHands', data });
  }

  @BoardRoute('redeals', 'The board is dealt anew.')
  redealBoard(@OnBoard() on: BoardExchange, @Body() data: RedealBoardBody): Promise<Accepted> {
    return this.give(on, { type: 'RedealBoard', data });
  }

  @BoardRoute('turnings', 'The board is turned, so that its arrow points the right way.')
  turnBoard(@OnBoard() on: BoardExchange, @Body() data: TurnBoardBody): Promise<Accepted> {
    return this.give(on, { type: 'TurnBoard', data });
  }

  @BoardRoute('seat-exchanges', 'Players change places.')
  exchangeSeats(@OnBoard() on: BoardExchange, @Body() data: ExchangeSeatsBody): Promise<Accepted> {
    return this.give(on, { type: 'ExchangeSeats', data });
  }
}
