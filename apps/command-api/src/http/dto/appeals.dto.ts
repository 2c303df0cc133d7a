import type { Absent, AppealInstance, AppealPart, Procedure } from '@app/session';
import { ABSENT, INSTANCES, PARTS, PROCEDURES } from '@app/session';
import { Act, DecisionAt, Flag, Id, Ids, Instant, ManyOf, OneOf, Parts, Text, Whole } from './fields';

const CAPACITIES = ['players', 'captain'] as const;
const GROUNDS = ['judgement', 'facts', 'law', 'two-instances-agreed'] as const;

export class LodgeAppealDto {
  @Id() session!: string;
  @DecisionAt({ about: 'a ruling, a penalty, or what an earlier instance decided' }) against!: string;
  @Id() appellant!: string;
  @Ids({ least: 1, about: 'players of the contestant, or its captain (92D)' }) lodgedBy!: string[];
  @OneOf('AppealCapacity', CAPACITIES) capacity!: (typeof CAPACITIES)[number];
  @ManyOf('AppealPart', PARTS, { least: 1 }) parts!: AppealPart[];
  @Text(2000) grounds!: string;
  @Instant() at!: string;
  @Id({ about: 'the director through whom it comes (92C)' }) receivedBy!: string;
  @Text(2000, { optional: true }) asksFor?: string;
  @ManyOf('Absent', ABSENT, { optional: true, least: 1, about: 'who is not there to hear it' }) absent?: Absent[];
  @DecisionAt({ optional: true, about: 'the recorded decision that a late appeal is heard' }) toleratedBy?: string;
  @Flag({ optional: true, about: 'the contestant is made up of juniors only (DBf X92B2)' }) juniors?: boolean;
  @Instant({ optional: true, about: 'when the appellant had the decision, where no record says so' }) toldAt?: string;
}

export class GiveConsentDto {
  @Id() by!: string;
  @Instant() at!: string;
}

export class RefuseAppealDto {
  @Id() by!: string;
  @Instant() at!: string;
  @Text(60) paragraph!: string;
  @Text(2000) reason!: string;
}

export class ReferAppealDto extends RefuseAppealDto {
  @OneOf('AppealInstance', INSTANCES) to!: AppealInstance;
  @OneOf('AppealProcedure', PROCEDURES) procedure!: Procedure;
}

export class RedirectAppealDto {
  @Id() by!: string;
  @Instant() at!: string;
  @DecisionAt() to!: string;
  @Text(2000) reason!: string;
}

export class WithdrawAppealDto {
  @Instant() at!: string;
  @Ids({ least: 1 }) by!: string[];
  @Text(2000) reason!: string;
  @Text(60) paragraph!: string;
  @Flag({ optional: true, about: 'it can touch neither prizes nor qualification for anybody (DBf X92C)' })
  cannotMatter?: boolean;
}

export class PayDepositDto {
  @Whole(1, 1_000_000) amount!: number;
  @Text(3) currency!: string;
  @Instant() at!: string;
  @Id() to!: string;
}

export class ReturnDepositDto {
  @Instant() at!: string;
  @Id() by!: string;
  @Text(60) paragraph!: string;
  @Text(2000) reason!: string;
  @DecisionAt({ optional: true, about: 'of a higher instance, where it had been forfeited (DBf X92B5)' })
  overturnedBy?: string;
}

export class ForfeitGroundDto {
  @OneOf('ForfeitGround', GROUNDS) ground!: (typeof GROUNDS)[number];
  @Text(2000) reason!: string;
}

export class ForfeitDepositDto extends ForfeitGroundDto {
  @Instant() at!: string;
  @Id() by!: string;
  @Text(60) paragraph!: string;
  @Parts(() => ForfeitGroundDto, { optional: true, about: 'one for each other thing that the appeal is about' })
  furtherGrounds?: ForfeitGroundDto[];
  @Act({ optional: true, about: 'revision of the vote on the deposit; the last one where left out' }) vote?: number;
  @Act({ optional: true, about: 'revision of the vote on the decision; the last one where left out' })
  decisionVote?: number;
}

export class TakeAppealFurtherDto {
  @Instant() at!: string;
  @Id({ about: 'the party' }) by!: string;
  @OneOf('AppealInstance', INSTANCES) to!: AppealInstance;
  @Id({ about: 'the appeal in which it goes on' }) as!: string;
  @Text(2000) reason!: string;
}

export class ConcludeAppealDto {
  @Instant() at!: string;
  @Text(60) paragraph!: string;
  @Text(2000) reason!: string;
}
