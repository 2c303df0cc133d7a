import type { Card, Seat } from '@app/bridge';
import { DECK, SEATS } from '@app/bridge';
import { Act, OneOf } from './fields';

/** Bodies that several commands have, and parts of others. */

export class SeatDto {
  @OneOf('Seat', SEATS) seat!: Seat;
}

export class CardDto extends SeatDto {
  @OneOf('Card', DECK) card!: Card;
}

/** Something a player does. */
export class ByDto {
  @OneOf('Seat', SEATS) by!: Seat;
}

/** Something a player does about a call. */
export class AboutCallDto extends ByDto {
  @Act({ optional: true, about: 'revision of the call it is about; the last call where left out' }) act?: number;
}

/** Something about an act. */
export class AboutActDto {
  @Act({ optional: true, about: 'revision of the act it is about' }) act?: number;
}

/** Something a player does about an act. */
export class ByAboutActDto extends AboutActDto {
  @OneOf('Seat', SEATS) by!: Seat;
}
