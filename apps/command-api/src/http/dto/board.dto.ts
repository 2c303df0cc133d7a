import type { Bid, Card, Risk, Seat, Vulnerability } from '@app/bridge';
import { BIDS, DECK, RISKS, SEATS, VULNERABILITIES } from '@app/bridge';
import { Flag, Id, OneOf, Part, PartOrNull, Text, Whole } from './fields';

export class ContestantsDto {
  @Id() NS!: string;
  @Id() EW!: string;
}

export class PlayersDto {
  @Id({ optional: true }) N?: string;
  @Id({ optional: true }) E?: string;
  @Id({ optional: true }) S?: string;
  @Id({ optional: true }) W?: string;
}

export class ContractDto {
  @OneOf('Bid', BIDS) bid!: Bid;
  @OneOf('Seat', SEATS) declarer!: Seat;
  @OneOf('Risk', RISKS) risk!: Risk;
}

/** What departs from the session's schedule; all of it may be left out. */
export class OpenBoardDto {
  @Id({ optional: true }) section?: string;
  @Id({ optional: true }) round?: string;
  @OneOf('Seat', SEATS, { optional: true }) dealer?: Seat;
  @OneOf('Vulnerability', VULNERABILITIES, { optional: true }) vulnerability?: Vulnerability;
  @Part(() => ContestantsDto, { optional: true }) contestants?: ContestantsDto;
  @Part(() => PlayersDto, { optional: true }) players?: PlayersDto;
  @Flag({ optional: true, about: 'whether the table plays with screens' }) screens?: boolean;
  @Text(100, { optional: true, about: 'PBN notation' }) deal?: string;
  @Part(() => ContractDto, { optional: true, about: 'only where no auction was written down' }) contract?: ContractDto;
}

export class PlayedResultDto extends ContractDto {
  @Whole(0, 13, { about: 'won by declarer' }) tricks!: number;
}

export class AgreeResultDto {
  @PartOrNull(PlayedResultDto, { about: 'null when all passed' }) result!: PlayedResultDto | null;
}

export class EnterResultDto extends AgreeResultDto {
  @OneOf('Card', DECK, { optional: true }) lead?: Card;
  @Text(200, { about: 'where it comes from: score slip, tablet' }) source!: string;
}

export class ReportNotPlayedDto {
  @Text(2000) reason!: string;
}
