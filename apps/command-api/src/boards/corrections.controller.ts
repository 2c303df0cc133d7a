import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from '@app/contract';
import { CorrectScoreBody, TransferTricksBody } from './board-bodies';

/** The result of a board becomes another, without a ruling. */
@OfBoards('corrections')
export class CorrectionsController extends BoardCommands {
  @BoardRoute('results/corrections', 'A wrong entry, or a wrong number of tricks, is put right (Law 79).')
  correctScore(@OnBoard() on: BoardExchange, @Body() data: CorrectScoreBody): Promise<Accepted> {
    return this.give(on, { type: 'CorrectScore', data });
  }

  @BoardRoute('transfers', 'Tricks change sides (Laws 64, 67, 69, 71).')
  transferTricks(@OnBoard() on: BoardExchange, @Body() data: TransferTricksBody): Promise<Accepted> {
    return this.give(on, { type: 'TransferTricks', data });
  }
}
