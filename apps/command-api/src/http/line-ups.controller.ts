import { Body } from '@nestjs/common';
import { CommandRoute } from './command-route';
import { DeclareLineUpDto, ReplaceContestantDto, SubstitutePlayerDto, WithdrawContestantDto } from './dto/line-ups.dto';
import { OnSession, SessionExchange } from './on-session';
import type { Accepted } from './receive';
import { OfSessions, SessionCommands } from './session-commands';

/** Who plays, and who plays no more. */
@OfSessions('line-ups')
export class LineUpsController extends SessionCommands {
  @CommandRoute('line-ups', 'Who plays a round for a team, and where they sit.')
  declareLineUp(@OnSession() on: SessionExchange, @Body() data: DeclareLineUpDto): Promise<Accepted> {
    return this.give('DeclareLineUp', on, data);
  }

  @CommandRoute('substitutes', 'Somebody plays in place of a player who was entered.')
  substitutePlayer(@OnSession() on: SessionExchange, @Body() data: SubstitutePlayerDto): Promise<Accepted> {
    return this.give('SubstitutePlayer', on, data);
  }

  @CommandRoute('contestants/replacements', 'Another contestant takes the place of one from a round on.')
  replaceContestant(@OnSession() on: SessionExchange, @Body() data: ReplaceContestantDto): Promise<Accepted> {
    return this.give('ReplaceContestant', on, data);
  }

  @CommandRoute('contestants/withdrawals', 'A contestant plays no more from a round on.')
  withdrawContestant(@OnSession() on: SessionExchange, @Body() data: WithdrawContestantDto): Promise<Accepted> {
    return this.give('WithdrawContestant', on, data);
  }
}
