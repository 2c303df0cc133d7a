import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { BoardCommandType } from '@app/session';
import { AtBoard, BoardPath } from './board-path';
import { CommandRoute, TakesCommands } from './command-route';
import {
  AcceptClaimDto,
  AgreeResultDto,
  AwardArtificialScoreDto,
  CardDto,
  ClaimTricksDto,
  ConcedeTricksDto,
  EnterResultDto,
  GiveAlertDto,
  GiveExplanationDto,
  MakeCallDto,
  NoteTempoDto,
  OpenBoardDto,
  ReportNotPlayedDto,
  SeatDto,
} from './dto/board.dto';
import { Exchange, InExchange } from './exchange';
import { give } from './give';
import type { Accepted } from './receive';

/** What happens at a table on a board. */
@ApiTags('boards')
@ApiParam({ name: 'session', schema: { type: 'string' } })
@ApiParam({ name: 'table', schema: { type: 'string' } })
@ApiParam({ name: 'board', schema: { type: 'integer', minimum: 1 } })
@ApiQuery({
  name: 'attempt',
  required: false,
  description: '2 for the first replay of the board',
  schema: { type: 'integer', minimum: 1 },
})
@TakesCommands()
@Controller('sessions/:session/boards/:table/:board')
export class BoardsController {
  constructor(private readonly bus: CommandBus) {}

  @CommandRoute('', 'Opens the board at the table.')
  open(@AtBoard() at: BoardPath, @Body() data: OpenBoardDto, @InExchange() exchange: Exchange): Promise<Accepted> {
    return this.give('OpenBoard', at, data, exchange);
  }

  @CommandRoute('calls', 'A call, legal or not; what the Laws say of it comes back as findings.')
  makeCall(@AtBoard() at: BoardPath, @Body() data: MakeCallDto, @InExchange() exchange: Exchange): Promise<Accepted> {
    return this.give('MakeCall', at, data, exchange);
  }

  @CommandRoute('alerts', 'A call is alerted.')
  giveAlert(@AtBoard() at: BoardPath, @Body() data: GiveAlertDto, @InExchange() exchange: Exchange): Promise<Accepted> {
    return this.give('GiveAlert', at, data, exchange);
  }

  @CommandRoute('explanations', 'A call is explained.')
  giveExplanation(
    @AtBoard() at: BoardPath,
    @Body() data: GiveExplanationDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('GiveExplanation', at, data, exchange);
  }

  @CommandRoute('tempo-notes', 'A break in tempo, or remarkable haste.')
  noteTempo(@AtBoard() at: BoardPath, @Body() data: NoteTempoDto, @InExchange() exchange: Exchange): Promise<Accepted> {
    return this.give('NoteTempo', at, data, exchange);
  }

  @CommandRoute('leads', 'An opening lead, face down.')
  placeLead(@AtBoard() at: BoardPath, @Body() data: SeatDto, @InExchange() exchange: Exchange): Promise<Accepted> {
    return this.give('PlaceLead', at, data, exchange);
  }

  @CommandRoute('faced-leads', 'The opening lead is faced.')
  faceLead(@AtBoard() at: BoardPath, @Body() data: CardDto, @InExchange() exchange: Exchange): Promise<Accepted> {
    return this.give('FaceLead', at, data, exchange);
  }

  @CommandRoute('spread-hands', "A hand is laid down on the table: dummy's, or another.")
  spreadHand(@AtBoard() at: BoardPath, @Body() data: SeatDto, @InExchange() exchange: Exchange): Promise<Accepted> {
    return this.give('SpreadHand', at, data, exchange);
  }

  @CommandRoute('cards', 'A card led or played, legally or not.')
  playCard(@AtBoard() at: BoardPath, @Body() data: CardDto, @InExchange() exchange: Exchange): Promise<Accepted> {
    return this.give('PlayCard', at, data, exchange);
  }

  @CommandRoute('claims', 'A player claims so many of the remaining tricks.')
  claimTricks(
    @AtBoard() at: BoardPath,
    @Body() data: ClaimTricksDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('ClaimTricks', at, data, exchange);
  }

  @CommandRoute('concessions', 'A player concedes so many of the remaining tricks.')
  concedeTricks(
    @AtBoard() at: BoardPath,
    @Body() data: ConcedeTricksDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('ConcedeTricks', at, data, exchange);
  }

  @CommandRoute('acceptances', 'The other side accepts the claim or concession.')
  acceptClaim(
    @AtBoard() at: BoardPath,
    @Body() data: AcceptClaimDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('AcceptClaim', at, data, exchange);
  }

  @CommandRoute('results', 'The table agrees on its result.')
  agreeResult(
    @AtBoard() at: BoardPath,
    @Body() data: AgreeResultDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('AgreeResult', at, data, exchange);
  }

  @CommandRoute('entered-results', 'A result without the play, from a slip or tablet.')
  enterResult(
    @AtBoard() at: BoardPath,
    @Body() data: EnterResultDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('EnterResult', at, data, exchange);
  }

  @CommandRoute('not-played', 'The board was not played at this table.')
  reportNotPlayed(
    @AtBoard() at: BoardPath,
    @Body() data: ReportNotPlayedDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('ReportNotPlayed', at, data, exchange);
  }

  @CommandRoute('artificial-scores', 'An artificial adjusted score (Law 12C2).')
  awardArtificialScore(
    @AtBoard() at: BoardPath,
    @Body() data: AwardArtificialScoreDto,
    @InExchange() exchange: Exchange,
  ): Promise<Accepted> {
    return this.give('AwardArtificialScore', at, data, exchange);
  }

  private give(type: BoardCommandType, at: BoardPath, data: object, exchange: Exchange): Promise<Accepted> {
    return give(this.bus, exchange, type, at, data);
  }
}
