import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from '@app/contract';
import {
  DrawAttentionBody,
  ReserveRightsBody,
  CallDirectorBody,
  TakeStatementBody,
  FindFactBody,
  OfferOptionsBody,
  ChooseBody,
  JudgeBody,
  TakePollBody,
} from './board-bodies';

/** What is done about an irregularity (Laws 9 to 11, 16, 81 to 85). */
@OfBoards('procedure')
export class ProcedureController extends BoardCommands {
  @BoardRoute('attention', 'Attention is drawn to an irregularity (9A).')
  drawAttention(@OnBoard() on: BoardExchange, @Body() data: DrawAttentionBody): Promise<Accepted> {
    return this.give(on, { type: 'DrawAttention', data });
  }

  @BoardRoute('reserved-rights', 'A player reserves the right to call the director later (16B2).')
  reserveRights(@OnBoard() on: BoardExchange, @Body() data: ReserveRightsBody): Promise<Accepted> {
    return this.give(on, { type: 'ReserveRights', data });
  }

  @BoardRoute('director-calls', 'The director is called.')
  callDirector(@OnBoard() on: BoardExchange, @Body() data: CallDirectorBody): Promise<Accepted> {
    return this.give(on, { type: 'CallDirector', data });
  }

  @BoardRoute('statements', 'What a player tells the director.')
  takeStatement(@OnBoard() on: BoardExchange, @Body() data: TakeStatementBody): Promise<Accepted> {
    return this.give(on, { type: 'TakeStatement', data });
  }

  @BoardRoute('facts', 'A fact as the director finds it (Laws 84, 85).')
  findFact(@OnBoard() on: BoardExchange, @Body() data: FindFactBody): Promise<Accepted> {
    return this.give(on, { type: 'FindFact', data });
  }

  @BoardRoute('offered-options', 'The director explains what can be chosen (10C1).')
  offerOptions(@OnBoard() on: BoardExchange, @Body() data: OfferOptionsBody): Promise<Accepted> {
    return this.give(on, { type: 'OfferOptions', data });
  }

  @BoardRoute('choices', 'A player, or the director, takes an option that is open to him.')
  choose(@OnBoard() on: BoardExchange, @Body() data: ChooseBody): Promise<Accepted> {
    return this.give(on, { type: 'Choose', data });
  }

  @BoardRoute('judgements', "A person's judgement, where the Laws ask for one.")
  judge(@OnBoard() on: BoardExchange, @Body() data: JudgeBody): Promise<Accepted> {
    return this.give(on, { type: 'Judge', data });
  }

  @BoardRoute('polls', 'Peers are asked what they would do (16B1b).')
  takePoll(@OnBoard() on: BoardExchange, @Body() data: TakePollBody): Promise<Accepted> {
    return this.give(on, { type: 'TakePoll', data });
  }
}
