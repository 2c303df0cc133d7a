import type { Edition } from '@app/laws';
import { EDITIONS } from '@app/laws';
import { PlayedResultDto } from './board.dto';
import { ExactNumber, OneOf, Part, PartOrNull, Parts, Text, Whole } from './fields';

const GRADES = ['plus', 'average', 'minus'] as const;
type Grade = (typeof GRADES)[number];

export class PercentDto {
  @Whole(0, 100) NS!: number;
  @Whole(0, 100) EW!: number;
}

export class GradesDto {
  @OneOf('Grade', GRADES) NS!: Grade;
  @OneOf('Grade', GRADES) EW!: Grade;
}

/** Percentages or grades: one of the two. */
export class AwardArtificialScoreDto {
  @Part(() => PercentDto, { optional: true }) percent?: PercentDto;
  @Part(() => GradesDto, { optional: true, about: 'average plus and minus follow the other boards' })
  grades?: GradesDto;
  @Text(200, { about: 'who awarded it' }) authority!: string;
}

export class ComponentDto {
  @PartOrNull(PlayedResultDto, { about: 'null when all pass' }) result!: PlayedResultDto | null;
  @ExactNumber({ about: 'how much of the score it is; they make up 1' }) weight!: string;
}

/** Components or a grade: one of the two. */
export class ExpectedDto {
  @Parts(() => ComponentDto, { optional: true }) components?: ComponentDto[];
  @OneOf('Grade', GRADES, { optional: true }) grade?: Grade;
}

const KINDS = ['table', 'assigned', 'artificial'] as const;
const STANDINGS = ['offending', 'non-offending'] as const;

export class OutcomeDto {
  @OneOf('OutcomeKind', KINDS) kind!: (typeof KINDS)[number];
  @Parts(() => ComponentDto, { optional: true, about: 'of an assigned score' }) components?: ComponentDto[];
  @Part(() => ExpectedDto, { optional: true, about: 'without the damage that it has itself to blame for' })
  expected?: ExpectedDto;
  @OneOf('Grade', GRADES, { optional: true, about: 'of an artificial score' }) grade?: Grade;
  @Whole(0, 100, { optional: true, about: 'of an artificial score, in place of a grade' }) percent?: number;
  @OneOf('Standing', STANDINGS, { optional: true }) standing?: (typeof STANDINGS)[number];
}

export class OutcomesDto {
  @Part(() => OutcomeDto) NS!: OutcomeDto;
  @Part(() => OutcomeDto) EW!: OutcomeDto;
}

const AUTHORITIES = ['WBF', 'DBf', 'FSB'] as const;

export class LawRefDto {
  @OneOf('Edition', EDITIONS) edition!: Edition;
  @OneOf('LawAuthority', AUTHORITIES) authority!: (typeof AUTHORITIES)[number];
  @Text(20) paragraph!: string;
}

export class AssignScoreDto {
  @Part(() => OutcomesDto) outcome!: OutcomesDto;
  @Part(() => LawRefDto, { optional: true }) law?: LawRefDto;
  @Text(200, { about: 'who assigned it' }) authority!: string;
  @Text(2000, { optional: true }) reason?: string;
}
