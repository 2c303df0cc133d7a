import { PENALTY_TARGETS, PENALTY_UNITS } from '@app/session';
import { Act, ExactNumber, Id, Instant, OneOf, Part, Text } from './fields';

export class AmountDto {
  @ExactNumber({ about: 'above 0' }) value!: string;
  @OneOf('PenaltyUnit', PENALTY_UNITS) unit!: (typeof PENALTY_UNITS)[number];
}

/** A decision, why, and whose it is. */
export class DecisionDto {
  @Text(2000) reason!: string;
  @Text(200, { optional: true, about: 'who decided, where it is not the one who records it' }) authority?: string;
}

/** A decision under a paragraph. */
export class ParagraphDecisionDto extends DecisionDto {
  @Text(60) paragraph!: string;
}

/** A decision about a contestant. */
export class ContestantDecisionDto extends ParagraphDecisionDto {
  @Id() contestant!: string;
}

export class DisqualifyContestantDto extends ContestantDecisionDto {
  @Text(200, { optional: true, about: 'who of the organiser approves, where others decide (91B)' })
  approvedBy?: string;
}

export class IssueWarningDto extends ContestantDecisionDto {
  @Text(60) offence!: string;
  @Act({ optional: true, about: 'revision of the fact it is about' }) fact?: number;
}

const KINDS = ['procedural', 'disciplinary'] as const;

export class ImposePenaltyDto extends IssueWarningDto {
  @OneOf('PenaltyKind', KINDS) kind!: (typeof KINDS)[number];
  @Part(() => AmountDto) amount!: AmountDto;
  @OneOf('PenaltyTarget', PENALTY_TARGETS, { about: 'what it comes off' }) from!: (typeof PENALTY_TARGETS)[number];
  @Id({ optional: true, about: 'the match whose IMPs it comes off' }) round?: string;
}

export class VaryPenaltyDto extends ParagraphDecisionDto {
  @Act({ about: 'revision of the penalty' }) penalty!: number;
  @Part(() => AmountDto, { about: 'what it is from now on' }) amount!: AmountDto;
}

export class RescindPenaltyDto extends DecisionDto {
  @Act({ about: 'revision of the penalty or warning' }) penalty!: number;
}

export class WaivePenaltyDto extends ContestantDecisionDto {
  @Act({ about: 'revision of the fact' }) fact!: number;
}

export class SuspendPlayerDto extends ContestantDecisionDto {
  @Id() player!: string;
  @Instant({ optional: true, about: 'to the end of the session where left out' }) until?: string;
}
