import type { Card, Seat } from '@app/bridge';
import { DECK, SEATS } from '@app/bridge';
import { Flag, ManyOf, OneOf, Text, Whole } from './fields';
import { AboutActDto, ByAboutActDto, SeatDto } from './seats.dto';

const TEMPOS = ['slow', 'fast'] as const;

export class NoteTempoDto extends AboutActDto {
  @OneOf('Seat', SEATS) seat!: Seat;
  @OneOf('Tempo', TEMPOS) kind!: (typeof TEMPOS)[number];
  @Whole(0, 3600, { optional: true }) seconds?: number;
  @Flag({ optional: true }) disputed?: boolean;
}

/** What a player said, or how he behaved. */
export class NoteWordsDto extends ByAboutActDto {
  @Text(2000, { about: 'in words' }) text!: string;
}

/** What somebody who watches says. */
export class NoteSpectatorDto extends AboutActDto {
  @Text(2000, { about: 'in words' }) text!: string;
  @Flag({ optional: true, about: 'the director has asked him' }) asked?: boolean;
}

const EXPOSURES = ['dropped', 'shown', 'led'] as const;

export class ExposeCardDto extends SeatDto {
  @ManyOf('Card', DECK, { least: 1 }) cards!: Card[];
  @OneOf('Exposure', EXPOSURES) manner!: (typeof EXPOSURES)[number];
  @Flag({ optional: true }) deliberate?: boolean;
}
