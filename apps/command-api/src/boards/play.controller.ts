import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from '@app/contract';
import {
  PlaceLeadBody,
  WithdrawLeadBody,
  FaceLeadBody,
  SpreadHandBody,
  PlayCardBody,
  WithdrawCardBody,
  DesignateCardBody,
  ChangeDesignationBody,
  DummyPlaysBody,
  AskAboutRevokeBody,
  PointTrickBody,
  InspectTricksBody,
} from './board-bodies';

/** The opening lead, the hands on the table, the cards, and what is said and done beside them. */
@OfBoards('play')
export class PlayController extends BoardCommands {
  @BoardRoute('leads', 'An opening lead, face down.')
  placeLead(@OnBoard() on: BoardExchange, @Body() data: PlaceLeadBody): Promise<Accepted> {
    return this.give(on, { type: 'PlaceLead', data });
  }

  @BoardRoute('leads/withdrawals', 'The opening lead that lies face down is taken back (41A).')
  withdrawLead(@OnBoard() on: BoardExchange, @Body() data: WithdrawLeadBody): Promise<Accepted> {
    return this.give(on, { type: 'WithdrawLead', data });
  }

  @BoardRoute('faced-leads', 'The opening lead is faced.')
  faceLead(@OnBoard() on: BoardExchange, @Body() data: FaceLeadBody): Promise<Accepted> {
    return this.give(on, { type: 'FaceLead', data });
  }

  @BoardRoute('spread-hands', "A hand is laid down on the table: dummy's, or another.")
  spreadHand(@OnBoard() on: BoardExchange, @Body() data: SpreadHandBody): Promise<Accepted> {
    return this.give(on, { type: 'SpreadHand', data });
  }

  @BoardRoute('cards', 'A card led or played, legally or not.')
  playCard(@OnBoard() on: BoardExchange, @Body() data: PlayCardBody): Promise<Accepted> {
    return this.give(on, { type: 'PlayCard', data });
  }

  @BoardRoute('cards/withdrawals', 'A player takes back a card that he has played (Law 47).')
  withdrawCard(@OnBoard() on: BoardExchange, @Body() data: WithdrawCardBody): Promise<Accepted> {
    return this.give(on, { type: 'WithdrawCard', data });
  }

  @BoardRoute('designations', "Declarer names a card of dummy's (Law 46).")
  designateCard(@OnBoard() on: BoardExchange, @Body() data: DesignateCardBody): Promise<Accepted> {
    return this.give(on, { type: 'DesignateCard', data });
  }

  @BoardRoute('designations/changes', 'Declarer names another card than the one he has named (45C4b).')
  changeDesignation(@OnBoard() on: BoardExchange, @Body() data: ChangeDesignationBody): Promise<Accepted> {
    return this.give(on, { type: 'ChangeDesignation', data });
  }

  @BoardRoute('dummy-cards', 'Dummy puts down a card that declarer has not named (45D).')
  dummyPlays(@OnBoard() on: BoardExchange, @Body() data: DummyPlaysBody): Promise<Accepted> {
    return this.give(on, { type: 'DummyPlays', data });
  }

  @BoardRoute('revoke-questions', 'A player asks another whether he has no card of the suit led (61B).')
  askAboutRevoke(@OnBoard() on: BoardExchange, @Body() data: AskAboutRevokeBody): Promise<Accepted> {
    return this.give(on, { type: 'AskAboutRevoke', data });
  }

  @BoardRoute('tricks/pointings', 'A player lays his quitted card as won or lost (Law 65).')
  pointTrick(@OnBoard() on: BoardExchange, @Body() data: PointTrickBody): Promise<Accepted> {
    return this.give(on, { type: 'PointTrick', data });
  }

  @BoardRoute('tricks/inspections', 'A player looks at tricks that are quitted (Law 66).')
  inspectTricks(@OnBoard() on: BoardExchange, @Body() data: InspectTricksBody): Promise<Accepted> {
    return this.give(on, { type: 'InspectTricks', data });
  }
}
