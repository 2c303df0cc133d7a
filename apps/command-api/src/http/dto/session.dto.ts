import type { Side } from '@app/bridge';
import { SIDES } from '@app/bridge';
import type { Edition, Regulations } from '@app/laws';
import { EDITIONS, REGULATIONS } from '@app/laws';
import type { ScoringForm } from '@app/session';
import { SCORING_FORMS } from '@app/session';
import { BoardNumber, BoardNumbers, Id, Ids, OneOf, Parts, Text } from './fields';

export class OpenSessionDto {
  @Id({ about: 'id of the new session' }) id!: string;
  @OneOf('Edition', EDITIONS) laws!: Edition;
  @OneOf('Regulations', REGULATIONS, { optional: true }) regulations?: Regulations;
  @OneOf('ScoringForm', SCORING_FORMS) scoring!: ScoringForm;
  @Text(200, { optional: true }) title?: string;
  @Text(10, { optional: true, about: 'ISO date of play' }) date?: string;
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
