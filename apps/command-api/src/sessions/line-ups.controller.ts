import { Body } from '@nestjs/common';
import { CommandRoute } from '../http/command-route';
import { OnSession, SessionExchange } from './on-session';
import type { Accepted } from '@app/contract';
import { OfSessions, SessionCommands } from './session-commands';
import {
  DeclareLineUpBody,
  SubstitutePlayerBody,
  ReplaceContestantBody,
  WithdrawContestantBody,
} from './session-bodies';

/** Who plays, and who plays no more. */
@OfSessions('line-ups')
export class LineUpsController extends SessionCommands {
  @CommandRoute('line-ups', 'Who plays a round for a team, and where they sit.')
  declareLineUp(@OnSession() on: SessionExchange, @Body() data: DeclareLineUpBody): Promise<Accepted> {
    return this.give(on, { type: 'DeclareLineUp', data });
  }

  @CommandRoute('substitutes', 'Somebody plays in place of a player who was entered.')
  substitutePlayer(@OnSession() on: SessionExchange, @Body() data: SubstitutePlayerBody): Promise<Accepted> {
    return this.give(on, { type: 'SubstitutePlayer', data });
  }

  @CommandRoute('contestants/replacements', 'Another contestant takes the place of one from a round on.')
  replaceContestant(@OnSession() on: SessionExchange, @Body() data: ReplaceContestantBody): Promise<Accepted> {
    return this.give(on, { type: 'ReplaceContestant', data });
  }

  @CommandRoute('contestants/withdrawals', 'A contestant plays no more from a round on.')
  withdrawContestant(@OnSession() on: SessionExchange, @Body() data: WithdrawContestantBody): Promise<Accepted> {
    return this.give(on, { type: 'WithdrawContestant', data });
  }
}
