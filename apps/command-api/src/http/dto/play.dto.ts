import type { Card, Seat, Side } from '@app/bridge';
import { DECK, SEATS, SIDES } from '@app/bridge';
import { Act, Flag, OneOf, Text, Whole } from './fields';
import { ByDto, CardDto, SeatDto } from './seats.dto';

export class PlayCardDto extends CardDto {
  @Act({ optional: true, about: "revision of another player's card led or played at the same moment (Law 58)" })
  simultaneousWith?: number;
}

export class WithdrawCardDto extends SeatDto {
  @OneOf('Card', DECK, { optional: true, about: 'the last one played where left out' }) card?: Card;
}

export class ChangeDesignationDto {
  @Text(60, { optional: true, about: 'as declarer says it' }) words?: string;
  @OneOf('Card', DECK, { optional: true, about: 'where the words name it fully (46A)' }) card?: Card;
}

export class DesignateCardDto {
  @Text(60, { about: 'as declarer says it' }) words!: string;
  @OneOf('Card', DECK, { optional: true, about: 'where the words name it fully (46A)' }) card?: Card;
}

export class DummyPlaysDto {
  @OneOf('Card', DECK) card!: Card;
}

export class AskAboutRevokeDto extends ByDto {
  @OneOf('Seat', SEATS, { about: 'who is asked' }) of!: Seat;
}

export class PointTrickDto extends SeatDto {
  @Whole(1, 13) trick!: number;
  @OneOf('Side', SIDES, { about: 'as won by this side' }) to!: Side;
}

export class InspectTricksDto extends ByDto {
  @Flag({ optional: true, about: 'nothing but the card that he has just played (66B)' }) own?: boolean;
}
