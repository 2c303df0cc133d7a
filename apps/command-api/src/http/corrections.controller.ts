import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { CorrectScoreDto, TransferTricksDto } from './dto/corrections.dto';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from './receive';

/** The result of a board becomes another, without a ruling. */
@OfBoards('corrections')
export class CorrectionsController extends BoardCommands {
  @BoardRoute('results/corrections', 'A wrong entry, or a wrong number of tricks, is put right (Law 79).')
  correctScore(@OnBoard() on: BoardExchange, @Body() data: CorrectScoreDto): Promise<Accepted> {
    return this.give('CorrectScore', on, data);
  }

  @BoardRoute('transfers', 'Tricks change sides (Laws 64, 67, 69, 71).')
  transferTricks(@OnBoard() on: BoardExchange, @Body() data: TransferTricksDto): Promise<Accepted> {
    return this.give('TransferTricks', on, data);
  }
}
