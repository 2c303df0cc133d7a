import { Body } from '@nestjs/common';
import { BoardCommands, BoardRoute, OfBoards } from './board-commands';
import { AskQuestionDto, GiveExplanationDto, GiveReviewDto, TellOfCallDto } from './dto/disclosure.dto';
import { AboutCallDto, ByDto } from './dto/seats.dto';
import { BoardExchange, OnBoard } from './on-board';
import type { Accepted } from './receive';

/** What the players tell each other about their calls, and how they ask (Laws 20, 40). */
@OfBoards('disclosure')
export class DisclosureController extends BoardCommands {
  @BoardRoute('alerts', 'A call is alerted.')
  giveAlert(@OnBoard() on: BoardExchange, @Body() data: AboutCallDto): Promise<Accepted> {
    return this.give('GiveAlert', on, data);
  }

  @BoardRoute('announcements', 'A call is announced: its meaning is told at once.')
  makeAnnouncement(@OnBoard() on: BoardExchange, @Body() data: TellOfCallDto): Promise<Accepted> {
    return this.give('MakeAnnouncement', on, data);
  }

  @BoardRoute('questions', 'A player asks about calls, the lead or the contract.')
  askQuestion(@OnBoard() on: BoardExchange, @Body() data: AskQuestionDto): Promise<Accepted> {
    return this.give('AskQuestion', on, data);
  }

  @BoardRoute('explanations', 'A call is explained.')
  giveExplanation(@OnBoard() on: BoardExchange, @Body() data: GiveExplanationDto): Promise<Accepted> {
    return this.give('GiveExplanation', on, data);
  }

  @BoardRoute('corrections', 'An explanation is put right (20F4, 20F5).')
  correctExplanation(@OnBoard() on: BoardExchange, @Body() data: TellOfCallDto): Promise<Accepted> {
    return this.give('CorrectExplanation', on, data);
  }

  @BoardRoute('reviews', 'A player reviews the auction for another (20B).')
  giveReview(@OnBoard() on: BoardExchange, @Body() data: GiveReviewDto): Promise<Accepted> {
    return this.give('GiveReview', on, data);
  }

  @BoardRoute('stop-card', 'The stop card is shown.')
  showStop(@OnBoard() on: BoardExchange, @Body() data: ByDto): Promise<Accepted> {
    return this.give('ShowStop', on, data);
  }

  @BoardRoute('stop-card/removals', 'The stop card is taken away.')
  removeStop(@OnBoard() on: BoardExchange, @Body() data: ByDto): Promise<Accepted> {
    return this.give('RemoveStop', on, data);
  }
}
