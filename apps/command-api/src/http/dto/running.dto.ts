import type { Conditions, Offence } from '@app/session';
import { OFFENCES, someConditions } from '@app/session';
import { BoardNumbers, Document, Flag, Id, Ids, Instant, OneOf, Text, Whole } from './fields';

/** A round starts or ends. */
export class RoundAtDto {
  @Id() round!: string;
  @Instant() at!: string;
}

export class NoteLateDto {
  @Id() contestant!: string;
  @Id() round!: string;
  @Whole(0, 600) minutes!: number;
  @Flag({ about: 'it could not help it' }) excusable!: boolean;
  @Flag({ about: 'the match or round was played all the same' }) played!: boolean;
}

export class NoteOverrunDto {
  @Id() round!: string;
  @Id() table!: string;
  @Whole(0, 600) minutes!: number;
  @Ids({ optional: true, about: 'contestants who could not help it' }) blameless?: string[];
}

const LED = ['nothing', 'turned', 'redealt-or-adjusted', 'own-score-adjusted', 'match-lost'] as const;

export class NoteOffenceDto {
  @Id() contestant!: string;
  @OneOf('Offence', OFFENCES) offence!: Offence;
  @Id({ optional: true }) round?: string;
  @Id({ optional: true }) table?: string;
  @BoardNumbers({ least: 0, optional: true }) boards?: number[];
  @OneOf('LedTo', LED, { optional: true, about: 'what came of it, where the tariff asks' }) led?: (typeof LED)[number];
  @Text(2000, { optional: true }) details?: string;
}

export class ChangeConditionsDto {
  @Document(someConditions, { about: 'the conditions of contest from now on, whole' }) conditions!: Conditions;
  @Text(2000) reason!: string;
}
