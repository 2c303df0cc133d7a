import type { Seat } from '@app/bridge';
import { SEATS } from '@app/bridge';
import { Act, Acts, Id, OneOf, Parts, Text } from './fields';
import { AboutActDto, ByAboutActDto } from './seats.dto';

export class TakeStatementDto extends ByAboutActDto {
  @Text(2000) text!: string;
}

const BASES = ['agreed', 'balance-of-probabilities'] as const;

export class FindFactDto extends AboutActDto {
  @Text(2000) text!: string;
  @OneOf('Basis', BASES, { about: 'Law 84 or Law 85' }) basis!: (typeof BASES)[number];
  @Acts({ optional: true, least: 1, about: 'the statements that it is found from' }) statements?: number[];
}

export class ChooseDto {
  @OneOf('Seat', SEATS, { optional: true, about: 'who chooses; the director where left out' }) seat?: Seat;
  @Text(20, { about: 'the paragraph of an open option' }) law!: string;
  @Text(60, { about: 'one of its choices' }) choice!: string;
  @Act({ optional: true, about: 'of the option; may be left out where one only is open under the law' }) act?: number;
}

export class JudgeDto {
  @Text(60, { about: 'the name of a question' }) question!: string;
  @Text(60, { about: 'one of its answers' }) answer!: string;
  @Act({ optional: true, about: 'the act that is judged; may be left out where one question of the name is open' })
  act?: number;
  @Text(2000, { optional: true }) reasons?: string;
  @Id({ optional: true, about: 'who has judged' }) by?: string;
}

export class PolledDto {
  @Text(200) answer!: string;
  @Text(60, { optional: true, about: 'of the player who was asked' }) strength?: string;
}

export class TakePollDto extends AboutActDto {
  @Text(2000) question!: string;
  @Parts(() => PolledDto, { about: 'what each peer answered' }) asked!: PolledDto[];
}
