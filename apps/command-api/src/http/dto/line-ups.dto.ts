import type { Seat } from '@app/bridge';
import { SEATS } from '@app/bridge';
import { Flag, Id, Ids, Instant, OneOf, Parts, Text } from './fields';

export class SeatedPlayerDto {
  @Id() player!: string;
  @Id({ optional: true }) table?: string;
  @OneOf('Seat', SEATS, { optional: true }) seat?: Seat;
}

export class DeclareLineUpDto {
  @Id() contestant!: string;
  @Id() round!: string;
  @Parts(() => SeatedPlayerDto) players!: SeatedPlayerDto[];
  @Instant({ optional: true, about: 'when it was handed in' }) at?: string;
}

export class SubstitutePlayerDto {
  @Id() contestant!: string;
  @Id({ about: 'who does not play' }) out!: string;
  @Id({ about: 'who plays in his place' }) in!: string;
  @Ids({ least: 1 }) rounds!: string[];
  @Text(2000) reason!: string;
  @Text(200, { optional: true, about: 'who allowed it, where somebody did' }) allowedBy?: string;
  @Flag({ optional: true, about: 'the one who is replaced could not help it' }) excusable?: boolean;
}

export class ReplaceContestantDto {
  @Id() contestant!: string;
  @Id({ about: 'the contestant who takes its place' }) by!: string;
  @Id({ about: 'the round from which on' }) from!: string;
  @Text(2000) reason!: string;
}

export class WithdrawContestantDto {
  @Id() contestant!: string;
  @Id({ optional: true, about: 'the round from which on; the first where left out' }) from?: string;
  @Text(2000) reason!: string;
}
