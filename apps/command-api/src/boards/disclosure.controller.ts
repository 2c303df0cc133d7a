import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from '@app/contract';
import {
  GiveAlertBody,
  MakeAnnouncementBody,
  AskQuestionBody,
  GiveExplanationBody,
  CorrectExplanationBody,
  GiveReviewBody,
  ShowStopBody,
  RemoveStopBody,
} from './board-bodies';

/** What the players tell each other about their calls, and how they ask (Laws 20, 40). */
@OfBoards('disclosure')
export class DisclosureController extends BoardCommands {
  @BoardRoute('alerts', 'A call is alerted.')
  giveAlert(@OnBoard() on: BoardExchange, @Body() data: GiveAlertBody): Promise<Accepted> {
    return this.give(on, { type: 'GiveAlert', data });
  }

  @BoardRoute('announcements', 'A call is announced: its meaning is told at once.')
  makeAnnouncement(@OnBoard() on: BoardExchange, @Body() data: MakeAnnouncementBody): Promise<Accepted> {
    return this.give(on, { type: 'MakeAnnouncement', data });
  }

  @BoardRoute('questions', 'A player asks about calls, the lead or the contract.')
  askQuestion(@OnBoard() on: BoardExchange, @Body() data: AskQuestionBody): Promise<Accepted> {
    return this.give(on, { type: 'AskQuestion', data });
  }

  @BoardRoute('explanations', 'A call is explained.')
  giveExplanation(@OnBoard() on: BoardExchange, @Body() data: GiveExplanationBody): Promise<Accepted> {
    return this.give(on, { type: 'GiveExplanation', data });
  }

  @BoardRoute('corrections', 'An explanation is put right (20F4, 20F5).')
  correctExplanation(@OnBoard() on: BoardExchange, @Body() data: CorrectExplanationBody): Promise<Accepted> {
    return this.give(on, { type: 'CorrectExplanation', data });
  }

  @BoardRoute('reviews', 'A player reviews the auction for another (20B).')
  giveReview(@OnBoard() on: BoardExchange, @Body() data: GiveReviewBody): Promise<Accepted> {
    return this.give(on, { type: 'GiveReview', data });
  }

  @BoardRoute('stop-card', 'The stop card is shown.')
  showStop(@OnBoard() on: BoardExchange, @Body() data: ShowStopBody): Promise<Accepted> {
    return this.give(on, { type: 'ShowStop', data });
  }

  @BoardRoute('stop-card/removals', 'The stop card is taken away.')
  removeStop(@OnBoard() on: BoardExchange, @Body() data: RemoveStopBody): Promise<Accepted> {
    return this.give(on, { type: 'RemoveStop', data });
  }
}
