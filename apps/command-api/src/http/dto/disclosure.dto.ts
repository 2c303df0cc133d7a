import type { Seat } from '@app/bridge';
import { SEATS } from '@app/bridge';
import { ManyOf, OneOf, Text } from './fields';
import { AboutCallDto, ByAboutActDto, ByDto } from './seats.dto';

/** Something told about a call: an announcement, the correction of an explanation. */
export class TellOfCallDto extends AboutCallDto {
  @Text(2000) text!: string;
}

const ASKED = ['meaning', 'call', 'review', 'part-of-review', 'lead', 'contract'] as const;

export class AskQuestionDto extends ByAboutActDto {
  @OneOf('Asked', ASKED, { optional: true, about: 'the meaning of calls where left out (20F); else 20A to 20C, 41C' })
  asks?: (typeof ASKED)[number];
  @Text(2000, { optional: true }) text?: string;
}

const MANNERS = ['spoken', 'written'] as const;

export class GiveExplanationDto extends TellOfCallDto {
  @OneOf('Manner', MANNERS) manner!: (typeof MANNERS)[number];
  @ManyOf('Seat', SEATS, { least: 1, optional: true, about: 'who got it, where not everybody did: behind screens' })
  to?: Seat[];
}

export class GiveReviewDto extends ByDto {
  @OneOf('Seat', SEATS, { about: 'who asked for it' }) to!: Seat;
}
