import type { Side } from '@app/bridge';
import { SIDES } from '@app/bridge';
import { LawRefDto } from './adjusted-scores.dto';
import { ContestantsDto, PlayedResultDto } from './board.dto';
import { Act, Flag, Instant, ManyOf, OneOf, Part, PartOrNull, Text, Whole } from './fields';

const ERRORS = ['entry', 'tricks'] as const;
const MAKERS = ['players', 'official'] as const;
const CONSENTING = ['opponents', 'director', 'organiser'] as const;

export class CorrectScoreDto {
  @OneOf('ScoreError', ERRORS, { about: 'entry: entered or computed wrong (79C); tricks: those agreed on (79B)' })
  error!: (typeof ERRORS)[number];
  @OneOf('ErrorMaker', MAKERS) madeBy!: (typeof MAKERS)[number];
  @PartOrNull(PlayedResultDto, { optional: true, about: 'what it is now, null when all passed; left out: as it was' })
  result?: PlayedResultDto | null;
  @Part(() => ContestantsDto, { optional: true, about: 'whose score it is, where it was entered for others' })
  contestants?: ContestantsDto;
  @Instant({ about: 'when it came up: the period goes by that' }) raisedAt!: string;
  @Text(200) raisedBy!: string;
  @Act({ optional: true, about: 'the publication that was the first to show the error (DBf X79A4a)' })
  firstShown?: number;
  @Instant({ optional: true, about: 'when play in the stage goes on in another session (DBf X79A1)' })
  nextSessionStart?: string;
  @ManyOf('Consenting', CONSENTING, { optional: true, least: 1, about: 'who agrees, where the period is over' })
  consent?: (typeof CONSENTING)[number][];
  @Flag({ optional: true, about: 'beyond reasonable doubt (79C2), or the director is fully sure (79B3)' })
  beyondDoubt?: boolean;
  @Part(() => LawRefDto, { optional: true, about: 'the paragraph of its period where left out' }) law?: LawRefDto;
  @Text(200, { about: 'who corrected it' }) authority!: string;
  @Text(2000) reason!: string;
}

export class TransferTricksDto {
  @OneOf('Side', SIDES) to!: Side;
  @Whole(1, 13) tricks!: number;
  @Part(() => LawRefDto) law!: LawRefDto;
  @Text(200, { about: 'who transferred them' }) authority!: string;
  @Text(2000, { optional: true }) reason?: string;
}
