import type { AppealInstance, Procedure } from '@app/session';
import { INSTANCES, PROCEDURES } from '@app/session';
import { LawRefDto, OutcomesDto } from './adjusted-scores.dto';
import { Act, DecisionAt, Flag, Id, Ids, Instant, OneOf, Part, Parts, Text } from './fields';
import { AmountDto } from './penalties.dto';

const BASES = ['agreed', 'balance-of-probabilities'] as const;
const RULINGS = ['stands', 'changed', 'restored'] as const;
const STAND_DOWN_GROUNDS = ['party', 'own-wish', 'earlier-instance'] as const;
const HEARD = ['director', 'appellant', 'respondent', 'witness'] as const;
const FILING = ['director', 'appellant', 'respondent'] as const;
const ABOUT = ['decision', 'deposit', 'referral'] as const;

export class CommitteeMemberDto {
  @Id() member!: string;
  @Id({ optional: true, about: 'whom the member plays for' }) contestant?: string;
}

export class ConveneCommitteeDto {
  @Id() by!: string;
  @Instant() at!: string;
  @OneOf('AppealInstance', INSTANCES) instance!: AppealInstance;
  @Parts(() => CommitteeMemberDto) members!: CommitteeMemberDto[];
  @Id({ optional: true, about: 'the committee chooses one where left out' }) chair?: string;
  @Text(2000, { optional: true, about: 'why one person sits alone (DBf 252A2, 310A3)' }) single?: string;
}

export class StandDownDto {
  @Id() member!: string;
  @Instant() at!: string;
  @OneOf('StandDownGround', STAND_DOWN_GROUNDS) ground!: (typeof STAND_DOWN_GROUNDS)[number];
  @Text(2000) reason!: string;
  @Id({ optional: true }) replacedBy?: string;
}

export class OpenHearingDto {
  @Instant() at!: string;
  @OneOf('AppealProcedure', PROCEDURES) procedure!: Procedure;
  @Instant({ optional: true, about: '48 hours in a written procedure of DBf, where left out (254B3)' })
  statementsUntil?: string;
  @Ids({ optional: true, least: 1 }) present?: string[];
  @Flag({ about: 'both parties know of the appeal (DBf 253B2, 254B1)' }) partiesInformed!: boolean;
}

class SpeechDto {
  @Id({ optional: true }) by?: string;
  @Instant() at!: string;
  @Text(2000) text!: string;
}

export class HearPartyDto extends SpeechDto {
  @OneOf('HeardParty', HEARD) party!: (typeof HEARD)[number];
}

export class FileStatementDto extends SpeechDto {
  @OneOf('FilingParty', FILING) party!: (typeof FILING)[number];
}

export class CloseHearingDto {
  @Instant() at!: string;
}

export class TakeVoteDto {
  @Instant() at!: string;
  @OneOf('VoteAbout', ABOUT) about!: (typeof ABOUT)[number];
  @Text(2000) motion!: string;
  @Ids() for!: string[];
  @Ids() against!: string[];
  @Ids({ optional: true }) abstained?: string[];
}

export class DecidedFactDto {
  @Text(2000) text!: string;
  @OneOf('Basis', BASES) basis!: (typeof BASES)[number];
}

export class DecidedPenaltyDto {
  @DecisionAt({ about: 'the event in the session that imposed it' }) penalty!: string;
  @Part(() => AmountDto, { optional: true, about: 'rescinded where left out' }) amount?: AmountDto;
  @Text(60) paragraph!: string;
}

export class DecideLawPartDto {
  @Instant() at!: string;
  @OneOf('AppealInstance', INSTANCES) instance!: AppealInstance;
  @Id({ about: 'the chief director, or the chair of the committee' }) by!: string;
  @OneOf('DecidedRuling', RULINGS) ruling!: (typeof RULINGS)[number];
  @Parts(() => DecidedFactDto, { optional: true }) facts?: DecidedFactDto[];
  @Parts(() => LawRefDto) laws!: LawRefDto[];
  @Text(2000) reasons!: string;
  @Part(() => OutcomesDto, { optional: true, about: 'the score, where it is another one' }) outcome?: OutcomesDto;
  @Parts(() => DecidedPenaltyDto, { optional: true }) penalties?: DecidedPenaltyDto[];
}

export class DecideAppealDto extends DecideLawPartDto {
  @Act({ optional: true, about: 'revision of the vote; the last one on the decision where left out' }) vote?: number;
}

export class TellDecisionDto {
  @Instant() at!: string;
  @Ids({ least: 1, about: 'the parties that have it now' }) to!: string[];
  @Act({ about: 'revision of the decision' }) decision!: number;
  @Instant({ optional: true, about: 'to go further; as the regulations have it where left out' })
  furtherUntil?: string;
  @Text(60, { optional: true }) paragraph?: string;
}

export class RecommendDto {
  @Id() by!: string;
  @Instant() at!: string;
  @OneOf('AppealInstance', INSTANCES) to!: AppealInstance;
  @Text(2000) text!: string;
  @Text(60) paragraph!: string;
}

export class DissentDto {
  @Id() by!: string;
  @Instant() at!: string;
  @Text(2000) text!: string;
}
