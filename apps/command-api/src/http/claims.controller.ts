import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { AnalyseClaimDto, ClaimTricksDto, ConcedeTricksDto, WithdrawClaimDto } from './dto/claims.dto';
import { ByDto } from './dto/seats.dto';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from './receive';

/** Claims and concessions, what is said to them, and until when (Laws 68 to 71). */
@OfBoards('claims')
export class ClaimsController extends BoardCommands {
  @BoardRoute('claims', 'A player claims so many of the remaining tricks.')
  claimTricks(@OnBoard() on: BoardExchange, @Body() data: ClaimTricksDto): Promise<Accepted> {
    return this.give('ClaimTricks', on, data);
  }

  @BoardRoute('concessions', 'A player concedes so many of the remaining tricks.')
  concedeTricks(@OnBoard() on: BoardExchange, @Body() data: ConcedeTricksDto): Promise<Accepted> {
    return this.give('ConcedeTricks', on, data);
  }

  @BoardRoute('acceptances', 'The other side accepts the claim or concession.')
  acceptClaim(@OnBoard() on: BoardExchange, @Body() data: ByDto): Promise<Accepted> {
    return this.give('AcceptClaim', on, data);
  }

  @BoardRoute(
    'objections',
    "A defender objects to his partner's concession (68B2), or somebody disputes the claim (68D).",
  )
  object(@OnBoard() on: BoardExchange, @Body() data: ByDto): Promise<Accepted> {
    return this.give('Object', on, data);
  }

  @BoardRoute('agreements-to-play-on', 'A player agrees that play goes on (2017: 68D2).')
  agreeToPlayOn(@OnBoard() on: BoardExchange, @Body() data: ByDto): Promise<Accepted> {
    return this.give('AgreeToPlayOn', on, data);
  }

  @BoardRoute('acceptances/withdrawals', 'A side that has acquiesced asks for tricks all the same (69B).')
  withdrawAcquiescence(@OnBoard() on: BoardExchange, @Body() data: WithdrawClaimDto): Promise<Accepted> {
    return this.give('WithdrawAcquiescence', on, data);
  }

  @BoardRoute('concessions/withdrawals', 'A side that has conceded asks for tricks of them (Law 71).')
  withdrawConcession(@OnBoard() on: BoardExchange, @Body() data: WithdrawClaimDto): Promise<Accepted> {
    return this.give('WithdrawConcession', on, data);
  }

  @BoardRoute('next-board-calls', 'A player of this board has called on a later one (69A).')
  callOnNextBoard(@OnBoard() on: BoardExchange, @Body() data: ByDto): Promise<Accepted> {
    return this.give('CallOnNextBoard', on, data);
  }

  @BoardRoute('round-ends', 'The round of this board has ended (69A).')
  endRound(@OnBoard() on: BoardExchange): Promise<Accepted> {
    const body = on.request.body as object | undefined;
    return this.give('EndRound', on, body ?? {});
  }

  @BoardRoute(
    'claims/analyses',
    'What the claim is worth at least by normal play (Laws 70, 71): advice, and no ruling.',
  )
  analyseClaim(@OnBoard() on: BoardExchange, @Body() data: AnalyseClaimDto): Promise<Accepted> {
    return this.give('AnalyseClaim', on, data);
  }
}
