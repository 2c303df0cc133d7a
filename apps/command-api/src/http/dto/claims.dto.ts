import type { Card, Suit } from '@app/bridge';
import { DECK, SUITS } from '@app/bridge';
import { Act, Flag, ManyOf, OneOf, Text, Whole } from './fields';
import { ByDto } from './seats.dto';

export class ConcedeTricksDto extends ByDto {
  @Whole(0, 13) tricks!: number;
  @Text(2000, { optional: true }) statement?: string;
}

export class ClaimTricksDto extends ConcedeTricksDto {
  @ManyOf('Card', DECK, { optional: true, about: 'the cards shown' }) shown?: Card[];
}

const GROUNDS = ['won', 'likely', 'cannot-be-lost'] as const;

/** Tricks that a side asks for after it has acquiesced or conceded. */
export class WithdrawClaimDto extends ByDto {
  @Whole(0, 13) tricks!: number;
  @OneOf('Ground', GROUNDS, { about: 'had been won, would likely be won, or could not be lost' })
  ground!: (typeof GROUNDS)[number];
}

export class AnalyseClaimDto {
  @Act({ optional: true, about: 'the last claim or concession; may be left out' }) act?: number;
  @Text(2000, { optional: true, about: 'what was said, in the notation of a statement; `none` for nothing' })
  line?: string;
  @Flag({ optional: true, about: 'it is judged that the claimer knew of the trump that is out (70C2)' })
  knewOfTrump?: boolean;
  @Flag({ optional: true, about: 'it is judged that suits would be played from the top (70E2)' }) fromTheTop?: boolean;
  @ManyOf('Suit', SUITS, { optional: true, about: '2007: where it would be irrational not to finesse (70E1)' })
  irrationalNotToFinesse?: Suit[];
  @Text(2000, { optional: true, about: '2007: what cards played after the claim tell of its line (70D3)' })
  shownByPlay?: string;
}
