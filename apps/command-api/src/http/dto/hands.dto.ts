import type { Card, Seat } from '@app/bridge';
import { DECK, SEATS } from '@app/bridge';
import { BoardNumber, ManyOf, OneOf, Text, Whole } from './fields';
import { ByDto, CardDto, SeatDto } from './seats.dto';

export class TakeHandDto extends SeatDto {
  @OneOf('Seat', SEATS, { about: 'whose pocket' }) from!: Seat;
  @BoardNumber({ optional: true, about: 'where it is the pocket of another board' }) board?: number;
}

export class CountCardsDto extends SeatDto {
  @Whole(0, 52) count!: number;
}

export class SeeCardsDto extends ByDto {
  @OneOf('Seat', SEATS, { about: 'whose cards' }) of!: Seat;
  @ManyOf('Card', DECK, { least: 1, optional: true }) cards?: Card[];
}

export class RedealBoardDto {
  @Text(100, { optional: true, about: 'what the board holds now, in PBN notation' }) deal?: string;
}

export class CorrectHandsDto extends RedealBoardDto {
  @Text(2000, { optional: true, about: 'what was done' }) text?: string;
}

const FOUND = ['elsewhere', 'among-the-quitted', 'not-found'] as const;

export class RestoreCardDto extends CardDto {
  @OneOf('Found', FOUND) found!: (typeof FOUND)[number];
}

export class ExchangeSeatsDto {
  @ManyOf('Seat', SEATS, { least: 2, about: 'who change places' }) seats!: Seat[];
}

export class ReturnHandsDto {
  @OneOf('Seat', SEATS, { optional: true, about: 'all four hands where left out' }) seat?: Seat;
}
