import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from '@app/contract';
import {
  ClaimTricksBody,
  ConcedeTricksBody,
  AcceptClaimBody,
  ObjectBody,
  AgreeToPlayOnBody,
  WithdrawAcquiescenceBody,
  WithdrawConcessionBody,
  CallOnNextBoardBody,
  EndRoundBody,
  AnalyseClaimBody,
} from './board-bodies';

/** Claims and concessions, what is said to them, and until when (Laws 68 to 71). */
@OfBoards('claims')
export class ClaimsController extends BoardCommands {
  @BoardRoute('claims', 'A player claims so many of the remaining tricks.')
  claimTricks(@OnBoard() on: BoardExchange, @Body() data: ClaimTricksBody): Promise<Accepted> {
    return this.give(on, { type: 'ClaimTricks', data });
  }

  @BoardRoute('concessions', 'A player concedes so many of the remaining tricks.')
  concedeTricks(@OnBoard() on: BoardExchange, @Body() data: ConcedeTricksBody): Promise<Accepted> {
    return this.give(on, { type: 'ConcedeTricks', data });
  }

  @BoardRoute('acceptances', 'The other side accepts the claim or concession.')
  acceptClaim(@OnBoard() on: BoardExchange, @Body() data: AcceptClaimBody): Promise<Accepted> {
    return this.give(on, { type: 'AcceptClaim', data });
  }

  @BoardRoute(
    'objections',
    "A defender objects to his partner's concession (68B2), or somebody disputes the claim (68D).",
  )
  object(@OnBoard() on: BoardExchange, @Body() data: ObjectBody): Promise<Accepted> {
    return this.give(on, { type: 'Object', data });
  }

  @BoardRoute('agreements-to-play-on', 'A player agrees that play goes on (2017: 68D2).')
  agreeToPlayOn(@OnBoard() on: BoardExchange, @Body() data: AgreeToPlayOnBody): Promise<Accepted> {
    return this.give(on, { type: 'AgreeToPlayOn', data });
  }

  @BoardRoute('acceptances/withdrawals', 'A side that has acquiesced asks for tricks all the same (69B).')
  withdrawAcquiescence(@OnBoard() on: BoardExchange, @Body() data: WithdrawAcquiescenceBody): Promise<Accepted> {
    return this.give(on, { type: 'WithdrawAcquiescence', data });
  }

  @BoardRoute('concessions/withdrawals', 'A side that has conceded asks for tricks of them (Law 71).')
  withdrawConcession(@OnBoard() on: BoardExchange, @Body() data: WithdrawConcessionBody): Promise<Accepted> {
    return this.give(on, { type: 'WithdrawConcession', data });
  }

  @BoardRoute('next-board-calls', 'A player of this board has called on a later one (69A).')
  callOnNextBoard(@OnBoard() on: BoardExchange, @Body() data: CallOnNextBoardBody): Promise<Accepted> {
    return this.give(on, { type: 'CallOnNextBoard', data });
  }

  @BoardRoute('round-ends', 'The round of this board has ended (69A).')
  endRound(@OnBoard() on: BoardExchange, @Body() data: EndRoundBody): Promise<Accepted> {
    return this.give(on, { type: 'EndRound', data });
  }

  @BoardRoute(
    'claims/analyses',
    'What the claim is worth at least by normal play (Laws 70, 71): advice, and no ruling.',
  )
  analyseClaim(@OnBoard() on: BoardExchange, @Body() data: AnalyseClaimBody): Promise<Accepted> {
    return this.give(on, { type: 'AnalyseClaim', data });
  }
}
