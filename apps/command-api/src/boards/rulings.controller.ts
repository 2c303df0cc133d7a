import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from '@app/contract';
import { DraftRulingBody, GiveRulingBody, TellRulingBody, ReverseDecisionBody, ReviewRulingBody } from './board-bodies';

/** What a director decides about a board (Laws 10 to 12, 79 to 85), and how that is told, and taken back. */
@OfBoards('rulings')
export class RulingsController extends BoardCommands {
  @BoardRoute('rulings/drafts', 'A ruling in mind, with its score in words: it decides nothing.')
  draftRuling(@OnBoard() on: BoardExchange, @Body() data: DraftRulingBody): Promise<Accepted> {
    return this.give(on, { type: 'DraftRuling', data });
  }

  @BoardRoute('rulings', 'A ruling, with the score that it leads to.')
  giveRuling(@OnBoard() on: BoardExchange, @Body() data: GiveRulingBody): Promise<Accepted> {
    return this.give(on, { type: 'GiveRuling', data });
  }

  @BoardRoute('rulings/tellings', 'The players have the ruling: their time for an appeal runs.')
  tellRuling(@OnBoard() on: BoardExchange, @Body() data: TellRulingBody): Promise<Accepted> {
    return this.give(on, { type: 'TellRuling', data });
  }

  @BoardRoute('rulings/reversals', 'A decision about the board counts no more; or a reversal does not.')
  reverseDecision(@OnBoard() on: BoardExchange, @Body() data: ReverseDecisionBody): Promise<Accepted> {
    return this.give(on, { type: 'ReverseDecision', data });
  }

  @BoardRoute('rulings/reviews', 'A ruling that was built on one which has fallen was looked at again, and stands.')
  reviewRuling(@OnBoard() on: BoardExchange, @Body() data: ReviewRulingBody): Promise<Accepted> {
    return this.give(on, { type: 'ReviewRuling', data });
  }
}
