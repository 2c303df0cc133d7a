import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import {
  AskAboutRevokeDto,
  ChangeDesignationDto,
  DesignateCardDto,
  DummyPlaysDto,
  InspectTricksDto,
  PlayCardDto,
  PointTrickDto,
  WithdrawCardDto,
} from './dto/play.dto';
import { CardDto, SeatDto } from './dto/seats.dto';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from './receive';

/** The opening lead, the hands on the table, the cards, and what is said and done beside them. */
@OfBoards('play')
export class PlayController extends BoardCommands {
  @BoardRoute('leads', 'An opening lead, face down.')
  placeLead(@OnBoard() on: BoardExchange, @Body() data: SeatDto): Promise<Accepted> {
    return this.give('PlaceLead', on, data);
  }

  @BoardRoute('leads/withdrawals', 'The opening lead that lies face down is taken back (41A).')
  withdrawLead(@OnBoard() on: BoardExchange, @Body() data: SeatDto): Promise<Accepted> {
    return this.give('WithdrawLead', on, data);
  }

  @BoardRoute('faced-leads', 'The opening lead is faced.')
  faceLead(@OnBoard() on: BoardExchange, @Body() data: CardDto): Promise<Accepted> {
    return this.give('FaceLead', on, data);
  }

  @BoardRoute('spread-hands', "A hand is laid down on the table: dummy's, or another.")
  spreadHand(@OnBoard() on: BoardExchange, @Body() data: SeatDto): Promise<Accepted> {
    return this.give('SpreadHand', on, data);
  }

  @BoardRoute('cards', 'A card led or played, legally or not.')
  playCard(@OnBoard() on: BoardExchange, @Body() data: PlayCardDto): Promise<Accepted> {
    return this.give('PlayCard', on, data);
  }

  @BoardRoute('cards/withdrawals', 'A player takes back a card that he has played (Law 47).')
  withdrawCard(@OnBoard() on: BoardExchange, @Body() data: WithdrawCardDto): Promise<Accepted> {
    return this.give('WithdrawCard', on, data);
  }

  @BoardRoute('designations', "Declarer names a card of dummy's (Law 46).")
  designateCard(@OnBoard() on: BoardExchange, @Body() data: DesignateCardDto): Promise<Accepted> {
    return this.give('DesignateCard', on, data);
  }

  @BoardRoute('designations/changes', 'Declarer names another card than the one he has named (45C4b).')
  changeDesignation(@OnBoard() on: BoardExchange, @Body() data: ChangeDesignationDto): Promise<Accepted> {
    return this.give('ChangeDesignation', on, data);
  }

  @BoardRoute('dummy-cards', 'Dummy puts down a card that declarer has not named (45D).')
  dummyPlays(@OnBoard() on: BoardExchange, @Body() data: DummyPlaysDto): Promise<Accepted> {
    return this.give('DummyPlays', on, data);
  }

  @BoardRoute('revoke-questions', 'A player asks another whether he has no card of the suit led (61B).')
  askAboutRevoke(@OnBoard() on: BoardExchange, @Body() data: AskAboutRevokeDto): Promise<Accepted> {
    return this.give('AskAboutRevoke', on, data);
  }

  @BoardRoute('tricks/pointings', 'A player lays his quitted card as won or lost (Law 65).')
  pointTrick(@OnBoard() on: BoardExchange, @Body() data: PointTrickDto): Promise<Accepted> {
    return this.give('PointTrick', on, data);
  }

  @BoardRoute('tricks/inspections', 'A player looks at tricks that are quitted (Law 66).')
  inspectTricks(@OnBoard() on: BoardExchange, @Body() data: InspectTricksDto): Promise<Accepted> {
    return this.give('InspectTricks', on, data);
  }
}
