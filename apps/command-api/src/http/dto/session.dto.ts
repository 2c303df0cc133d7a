import type { Side } from '@app/bridge';
import { SIDES } from '@app/bridge';
import type { Edition, Regulations } from '@app/laws';
import { EDITIONS, REGULATIONS } from '@app/laws';
import type { Conditions, ScoringForm } from '@app/session';
import { SCORING_FORMS, someConditions } from '@app/session';
import { BoardNumber, BoardNumbers, Document, Id, Ids, OneOf, Part, Parts, Text, Whole } from './fields';

export class PartOfContestDto {
  @Id() contest!: string;
  @Id({ about: 'a stage of the conditions' }) stage!: string;
  @Whole(1, 999, { about: 'which session of the stage' }) session!: number;
}

export class OpenSessionDto {
  @Id({ about: 'id of the new session' }) id!: string;
  @OneOf('Edition', EDITIONS) laws!: Edition;
  @OneOf('Regulations', REGULATIONS, { optional: true }) regulations?: Regulations;
  @OneOf('ScoringForm', SCORING_FORMS) scoring!: ScoringForm;
  @Text(200, { optional: true }) title?: string;
  @Text(10, { optional: true, about: 'ISO date of play' }) date?: string;
  @Document(someConditions, { optional: true, about: 'the conditions of contest, whole' }) conditions?: Conditions;
  @Part(() => PartOfContestDto, { optional: true, about: 'of which contest it is a part' }) contest?: PartOfContestDto;
}

export class AddSectionDto {
  @Id() section!: string;
  @Text(200, { optional: true }) title?: string;
}

const KINDS = ['pair', 'team', 'individual'] as const;

export class EnterContestantDto {
  @Id({ about: 'its id in this session' }) contestant!: string;
  @OneOf('ContestantKind', KINDS) kind!: (typeof KINDS)[number];
  @OneOf('Side', SIDES, { optional: true, about: 'the seats it keeps throughout, if it does' }) direction?: Side;
  @Ids({ optional: true, about: "its players by the directory's ids" }) players?: string[];
}

export class TableInRoundDto {
  @Id() table!: string;
  @Id({ about: 'the contestant who sits there' }) NS!: string;
  @Id({ about: 'the contestant who sits there' }) EW!: string;
  @BoardNumbers() boards!: number[];
}

export class ScheduleRoundDto {
  @Id() round!: string;
  @Id() section!: string;
  @Parts(() => TableInRoundDto) tables!: TableInRoundDto[];
  @Id({ optional: true, about: 'the match that it is a part of; one of its own where left out' }) match?: string;
}

export class SectionDealDto {
  @BoardNumber() board!: number;
  @Text(100, { about: 'PBN notation' }) deal!: string;
}

export class SetDealsDto {
  @Id() section!: string;
  @Parts(() => SectionDealDto) deals!: SectionDealDto[];
}

export class ReopenSessionDto {
  @Text(2000) reason!: string;
}
