import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { ChooseDto, FindFactDto, JudgeDto, TakePollDto, TakeStatementDto } from './dto/procedure.dto';
import { AboutActDto, ByAboutActDto } from './dto/seats.dto';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from './receive';

/** What is done about an irregularity (Laws 9 to 11, 16, 81 to 85). */
@OfBoards('procedure')
export class ProcedureController extends BoardCommands {
  @BoardRoute('attention', 'Attention is drawn to an irregularity (9A).')
  drawAttention(@OnBoard() on: BoardExchange, @Body() data: ByAboutActDto): Promise<Accepted> {
    return this.give('DrawAttention', on, data);
  }

  @BoardRoute('reserved-rights', 'A player reserves the right to call the director later (16B2).')
  reserveRights(@OnBoard() on: BoardExchange, @Body() data: ByAboutActDto): Promise<Accepted> {
    return this.give('ReserveRights', on, data);
  }

  @BoardRoute('director-calls', 'The director is called.')
  callDirector(@OnBoard() on: BoardExchange, @Body() data: ByAboutActDto): Promise<Accepted> {
    return this.give('CallDirector', on, data);
  }

  @BoardRoute('statements', 'What a player tells the director.')
  takeStatement(@OnBoard() on: BoardExchange, @Body() data: TakeStatementDto): Promise<Accepted> {
    return this.give('TakeStatement', on, data);
  }

  @BoardRoute('facts', 'A fact as the director finds it (Laws 84, 85).')
  findFact(@OnBoard() on: BoardExchange, @Body() data: FindFactDto): Promise<Accepted> {
    return this.give('FindFact', on, data);
  }

  @BoardRoute('offered-options', 'The director explains what can be chosen (10C1).')
  offerOptions(@OnBoard() on: BoardExchange, @Body() data: AboutActDto): Promise<Accepted> {
    return this.give('OfferOptions', on, data);
  }

  @BoardRoute('choices', 'A player, or the director, takes an option that is open to him.')
  choose(@OnBoard() on: BoardExchange, @Body() data: ChooseDto): Promise<Accepted> {
    return this.give('Choose', on, data);
  }

  @BoardRoute('judgements', "A person's judgement, where the Laws ask for one.")
  judge(@OnBoard() on: BoardExchange, @Body() data: JudgeDto): Promise<Accepted> {
    return this.give('Judge', on, data);
  }

  @BoardRoute('polls', 'Peers are asked what they would do (16B1b).')
  takePoll(@OnBoard() on: BoardExchange, @Body() data: TakePollDto): Promise<Accepted> {
    return this.give('TakePoll', on, data);
  }
}
