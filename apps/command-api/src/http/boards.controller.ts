import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { AssignScoreDto, AwardArtificialScoreDto } from './dto/adjusted-scores.dto';
import { AgreeResultDto, EnterResultDto, OpenBoardDto, ReportNotPlayedDto } from './dto/board.dto';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from './receive';

/** A board comes to a table, and gets its result. */
@OfBoards('boards')
export class BoardsController extends BoardCommands {
  @BoardRoute('', 'Opens the board at the table.')
  openBoard(@OnBoard() on: BoardExchange, @Body() data: OpenBoardDto): Promise<Accepted> {
    return this.give('OpenBoard', on, data);
  }

  @BoardRoute('results', 'The table agrees on its result.')
  agreeResult(@OnBoard() on: BoardExchange, @Body() data: AgreeResultDto): Promise<Accepted> {
    return this.give('AgreeResult', on, data);
  }

  @BoardRoute('entered-results', 'A result without the play, from a slip or tablet.')
  enterResult(@OnBoard() on: BoardExchange, @Body() data: EnterResultDto): Promise<Accepted> {
    return this.give('EnterResult', on, data);
  }

  @BoardRoute('not-played', 'The board was not played at this table.')
  reportNotPlayed(@OnBoard() on: BoardExchange, @Body() data: ReportNotPlayedDto): Promise<Accepted> {
    return this.give('ReportNotPlayed', on, data);
  }

  @BoardRoute('artificial-scores', 'An artificial adjusted score (Law 12C2).')
  awardArtificialScore(@OnBoard() on: BoardExchange, @Body() data: AwardArtificialScoreDto): Promise<Accepted> {
    return this.give('AwardArtificialScore', on, data);
  }

  @BoardRoute('assigned-scores', 'An assigned adjusted score (Law 12C1), for each side its own.')
  assignScore(@OnBoard() on: BoardExchange, @Body() data: AssignScoreDto): Promise<Accepted> {
    return this.give('AssignScore', on, data);
  }
}
