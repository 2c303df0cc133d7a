import type { Bid, Call, Card, Risk, Seat, Vulnerability } from '@app/bridge';
import { BIDS, CALLS, DECK, RISKS, SEATS, VULNERABILITIES } from '@app/bridge';
import { Act, Flag, Id, ManyOf, OneOf, Part, PartOrNull, Text, Whole } from './fields';

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

export class MakeCallDto {
  @OneOf('Seat', SEATS) seat!: Seat;
  @OneOf('Call', CALLS) call!: Call;
}

export class GiveAlertDto {
  @OneOf('Seat', SEATS) by!: Seat;
  @Act({ optional: true, about: 'revision of the call it is about; the last call where left out' }) act?: number;
}

const MANNERS = ['spoken', 'written'] as const;

export class GiveExplanationDto extends GiveAlertDto {
  @Text(2000) text!: string;
  @OneOf('Manner', MANNERS) manner!: (typeof MANNERS)[number];
}

const TEMPOS = ['slow', 'fast'] as const;

export class NoteTempoDto {
  @OneOf('Seat', SEATS) seat!: Seat;
  @OneOf('Tempo', TEMPOS) kind!: (typeof TEMPOS)[number];
  @Whole(0, 3600, { optional: true }) seconds?: number;
  @Act({ optional: true, about: 'revision of the act it is about' }) act?: number;
  @Flag({ optional: true }) disputed?: boolean;
}

export class SeatDto {
  @OneOf('Seat', SEATS) seat!: Seat;
}

export class CardDto extends SeatDto {
  @OneOf('Card', DECK) card!: Card;
}

export class ConcedeTricksDto {
  @OneOf('Seat', SEATS) by!: Seat;
  @Whole(0, 13) tricks!: number;
  @Text(2000, { optional: true }) statement?: string;
}

export class ClaimTricksDto extends ConcedeTricksDto {
  @ManyOf('Card', DECK, { optional: true, about: 'the cards shown' }) shown?: Card[];
}

export class AcceptClaimDto {
  @OneOf('Seat', SEATS) by!: Seat;
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

export class PercentDto {
  @Whole(0, 100) NS!: number;
  @Whole(0, 100) EW!: number;
}

export class AwardArtificialScoreDto {
  @Part(() => PercentDto) percent!: PercentDto;
  @Text(200, { about: 'who awarded it' }) authority!: string;
}
