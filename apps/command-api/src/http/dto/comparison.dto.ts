import type { Side } from '@app/bridge';
import { SIDES } from '@app/bridge';
import { BoardNumber, Ids, OneOf, Parts, Text, Whole } from './fields';

export class GroupDto {
  @Text(60) name!: string;
  @Ids({ least: 1 }) tables!: string[];
  @OneOf('Side', SIDES, { optional: true, about: 'for one direction only; for both where left out' }) direction?: Side;
}

export class DefineFieldDto {
  @BoardNumber() board!: number;
  @Parts(() => GroupDto, { about: 'tables that are compared with each other' }) groups!: GroupDto[];
  @Whole(1, 9999, { optional: true, about: 'how many results each group stands for; all of the board where left out' })
  standsFor?: number;
  @Text(2000) reason!: string;
}

export class WithdrawBoardDto {
  @BoardNumber() board!: number;
  @Ids({ least: 1, optional: true, about: 'at these tables only' }) tables?: string[];
  @Text(2000) reason!: string;
}
