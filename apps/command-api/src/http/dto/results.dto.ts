import type { DeadlineRight } from '@app/session';
import { DEADLINE_RIGHTS } from '@app/session';
import { Act, DecisionAt, ExactNumber, Flag, Id, IdOrNull, Ids, Instant, OneOf, Part, Text } from './fields';

const STATUSES = ['provisional', 'official', 'final'] as const;

export class PublishResultsDto {
  @OneOf('PublicationStatus', STATUSES) status!: (typeof STATUSES)[number];
  @Instant() at!: string;
  @Id({ optional: true, about: 'those of the session where left out' }) round?: string;
}

export class SetDeadlineDto {
  @OneOf('DeadlineRight', DEADLINE_RIGHTS) right!: DeadlineRight;
  @Instant() until!: string;
  @Instant({ about: 'a period that has run out is not set anew' }) decidedAt!: string;
  @Id({ optional: true }) round?: string;
  @Act({ optional: true, about: 'revision of the publication it is about: each has a period of its own' })
  publication?: number;
  @DecisionAt({ optional: true, about: 'the one decision whose appeal it is about' }) decision?: string;
  @Flag({ optional: true, about: 'an appeal against that decision is heard although it comes too late' })
  tolerance?: boolean;
  @Instant({ optional: true, about: 'when play in the stage goes on in another session (DBf X79A1)' })
  nextSessionStart?: string;
  @Text(60) paragraph!: string;
  @Text(2000) reason!: string;
}

export class CarriedFromDto {
  @Id() session!: string;
  @Id({ optional: true }) match?: string;
}

export class SetCarryOverDto {
  @Id() contestant!: string;
  @ExactNumber() amount!: string;
  @Text(60) paragraph!: string;
  @Part(() => CarriedFromDto, { optional: true, about: 'the session and match that it comes from' })
  from?: CarriedFromDto;
  @Text(2000, { optional: true }) reason?: string;
}

export class RecordLotsDto {
  @Ids({ least: 2, about: 'the first drawn is placed first' }) contestants!: string[];
  @Text(2000) reason!: string;
}

export class ReportMatchNotPlayedDto {
  @Id() match!: string;
  @Ids({ least: 1, about: 'who were to play it; one alone has a bye' }) contestants!: string[];
  @IdOrNull({ about: 'who did not come; null for a bye, and where nobody is to blame' }) absent!: string | null;
  @Flag({ optional: true, about: 'the absent team could not help it' }) excusable?: boolean;
  @Text(60) paragraph!: string;
  @Text(2000) reason!: string;
}
