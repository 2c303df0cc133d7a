import type { Card } from '@app/bridge';
import { DECK } from '@app/bridge';
import { ManyOf, Text, Whole } from './fields';
import { ByDto } from './seats.dto';

export class ConcedeTricksDto extends ByDto {
  @Whole(0, 13) tricks!: number;
  @Text(2000, { optional: true }) statement?: string;
}

export class ClaimTricksDto extends ConcedeTricksDto {
  @ManyOf('Card', DECK, { optional: true, about: 'the cards shown' }) shown?: Card[];
}
