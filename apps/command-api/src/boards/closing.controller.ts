import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from '@app/contract';
import { CloseReviewBody, ConfirmResultBody } from './board-bodies';

/** What the director does when the play is over. */
@OfBoards('closing')
export class ClosingController extends BoardCommands {
  @BoardRoute('reviews/closings', 'The director has looked at what was to be looked at after the play.')
  closeReview(@OnBoard() on: BoardExchange, @Body() data: CloseReviewBody): Promise<Accepted> {
    return this.give(on, { type: 'CloseReview', data });
  }

  @BoardRoute('results/confirmations', 'The result stands: nothing is left to be looked at.')
  confirmResult(@OnBoard() on: BoardExchange, @Body() data: ConfirmResultBody): Promise<Accepted> {
    return this.give(on, { type: 'ConfirmResult', data });
  }
}
