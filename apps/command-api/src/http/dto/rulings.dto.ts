import type { Side } from '@app/bridge';
import { SIDES } from '@app/bridge';
import { PENALTY_TARGETS } from '@app/session';
import { LawRefDto, OutcomesDto } from './adjusted-scores.dto';
import { Act, Acts, DecisionAt, DecisionsAt, Flag, Id, Ids, Instant, OneOf, Part, Parts, Text, Whole } from './fields';
import { AmountDto } from './penalties.dto';

/** Events of the board, by their revisions, each of its own kind. */
export class GroundsDto {
  @Acts({ optional: true }) directorCalls?: number[];
  @Acts({ optional: true }) statements?: number[];
  @Acts({ optional: true }) facts?: number[];
  @Acts({ optional: true }) options?: number[];
  @Acts({ optional: true }) choices?: number[];
  @Acts({ optional: true }) judgements?: number[];
  @Acts({ optional: true }) polls?: number[];
}

const KINDS = ['procedural', 'disciplinary'] as const;

export class RuledPenaltyDto {
  @Id() contestant!: string;
  @OneOf('PenaltyKind', KINDS) kind!: (typeof KINDS)[number];
  @Text(60) offence!: string;
  @Part(() => AmountDto) amount!: AmountDto;
  @OneOf('PenaltyTarget', PENALTY_TARGETS, { about: 'what it comes off' }) from!: (typeof PENALTY_TARGETS)[number];
  @Id({ optional: true, about: 'the match whose IMPs it comes off' }) round?: string;
  @Text(60) paragraph!: string;
  @Text(2000) reason!: string;
}

export class ConsultedDto {
  @Id() who!: string;
  @Text(60, { about: 'another director, an expert player' }) as!: string;
}

export class TransferDto {
  @OneOf('Side', SIDES) to!: Side;
  @Whole(1, 13) tricks!: number;
}

class RulingDto {
  @Acts({ optional: true, about: 'the acts at the table that it is about' }) about?: number[];
  @Part(() => GroundsDto, { optional: true, about: 'all on record that no ruling in force rests on, where left out' })
  grounds?: GroundsDto;
  @Parts(() => LawRefDto) laws!: LawRefDto[];
  @Text(2000, { optional: true, about: 'what is put right at the table' }) rectification?: string;
  @Parts(() => RuledPenaltyDto, { optional: true, about: 'the session imposes them as long as the ruling stands' })
  penalties?: RuledPenaltyDto[];
  @Text(2000) reasons!: string;
  @Id({ about: 'who ruled' }) by!: string;
  @Parts(() => ConsultedDto, { optional: true, about: 'who was asked before it was given' }) consulted?: ConsultedDto[];
  @Flag({ about: 'the players were told that they may appeal (83)' }) rightOfAppeal!: boolean;
  @Flag({ optional: true, about: "a director's own error is put right (82C)" }) directorsError?: boolean;
  @DecisionsAt({ optional: true, about: 'what it takes for granted: when that falls, it is to be looked at again' })
  builtOn?: string[];
  @Act({ optional: true, about: 'revision of the ruling whose place it takes' }) amends?: number;
  @DecisionAt({ optional: true, about: 'the recommendation of a committee that may not overrule (93B3)' })
  recommendedBy?: string;
  @Instant({ optional: true, about: 'when it was asked for, or when the error of the one it amends came up' })
  raisedAt?: string;
  @Instant({ optional: true, about: 'when play in the stage goes on in another session (DBf X92A1a)' })
  nextSessionStart?: string;
  @Part(() => OutcomesDto, { optional: true, about: 'the score of either side' }) outcome?: OutcomesDto;
  @Part(() => TransferDto, { optional: true, about: 'tricks that go over, in place of an outcome' })
  transfer?: TransferDto;
}

export class DraftRulingDto extends RulingDto {
  @Text(2000, { optional: true, about: 'in words; made from outcome or transfer where left out' }) score?: string;
}

export class GiveRulingDto extends RulingDto {
  @Act({ optional: true, about: 'revision of the draft that it comes from' }) draft?: number;
}

export class TellRulingDto {
  @Act({ about: 'revision of the ruling' }) ruling!: number;
  @Instant({ about: 'from then on it may be appealed' }) at!: string;
  @Ids({ least: 1, about: 'contestants of the board' }) to!: string[];
  @Instant({ optional: true, about: 'another time for this case than that of the regulations' }) appealUntil?: string;
}

const AUTHORITIES = ['director', 'chief-director'] as const;

export class ReverseDecisionDto {
  @Act({ about: 'revision of a ruling, of a score without one, or of a reversal' }) decision!: number;
  @Instant() at!: string;
  @Id({ about: 'who takes it back' }) by!: string;
  @OneOf('ReversingAuthority', AUTHORITIES, { about: 'only the chief director may say that he is it' })
  authority!: (typeof AUTHORITIES)[number];
  @Text(2000) reasons!: string;
  @Instant({ optional: true, about: 'when it was first taken up, where that was in time' }) raisedAt?: string;
  @DecisionAt({ optional: true, about: 'the recommendation of a committee that may not overrule (93B3)' })
  recommendedBy?: string;
  @Act({ optional: true, about: 'the publication that was the first to show the error (DBf X79A4a)' })
  firstShown?: number;
  @Instant({ optional: true, about: 'when play in the stage goes on in another session (DBf X79A1)' })
  nextSessionStart?: string;
}

export class ReviewRulingDto {
  @Act({ about: 'revision of the ruling that stands' }) ruling!: number;
  @DecisionAt({ about: 'the decision that has fallen' }) because!: string;
  @Id() by!: string;
  @Text(2000) reasons!: string;
}
