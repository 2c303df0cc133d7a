import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from '@app/contract';
import {
  OpenBoardBody,
  AgreeResultBody,
  EnterResultBody,
  EnterScoreBody,
  ReportNotPlayedBody,
  AwardArtificialScoreBody,
  AssignScoreBody,
} from './board-bodies';

/** A board comes to a table, and gets its result. */
@OfBoards('boards')
export class BoardsController extends BoardCommands {
  @BoardRoute('', 'Opens the board at the table.')
  openBoard(@OnBoard() on: BoardExchange, @Body() data: OpenBoardBody): Promise<Accepted> {
    return this.give(on, { type: 'OpenBoard', data });
  }

  @BoardRoute('results', 'The table agrees on its result.')
  agreeResult(@OnBoard() on: BoardExchange, @Body() data: AgreeResultBody): Promise<Accepted> {
    return this.give(on, { type: 'AgreeResult', data });
  }

  @BoardRoute('entered-results', 'A result without the play, from a slip or tablet.')
  enterResult(@OnBoard() on: BoardExchange, @Body() data: EnterResultBody): Promise<Accepted> {
    return this.give(on, { type: 'EnterResult', data });
  }

  @BoardRoute('entered-scores', 'A score of which the contract is not known.')
  enterScore(@OnBoard() on: BoardExchange, @Body() data: EnterScoreBody): Promise<Accepted> {
    return this.give(on, { type: 'EnterScore', data });
  }

  @BoardRoute('not-played', 'The board was not played at this table.')
  reportNotPlayed(@OnBoard() on: BoardExchange, @Body() data: ReportNotPlayedBody): Promise<Accepted> {
    return this.give(on, { type: 'ReportNotPlayed', data });
  }

  @BoardRoute('artificial-scores', 'An artificial adjusted score (Law 12C2).')
  awardArtificialScore(@OnBoard() on: BoardExchange, @Body() data: AwardArtificialScoreBody): Promise<Accepted> {
    return this.give(on, { type: 'AwardArtificialScore', data });
  }

  @BoardRoute('assigned-scores', 'An assigned adjusted score (Law 12C1), for each side its own.')
  assignScore(@OnBoard() on: BoardExchange, @Body() data: AssignScoreBody): Promise<Accepted> {
    return this.give(on, { type: 'AssignScore', data });
  }
}
