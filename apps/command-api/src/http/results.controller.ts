import { Body } from '@nestjs/common';
import { CommandRoute } from './command-route';
import {
  PublishResultsDto,
  RecordLotsDto,
  ReportMatchNotPlayedDto,
  SetCarryOverDto,
  SetDeadlineDto,
} from './dto/results.dto';
import { OnSession, SessionExchange } from './on-session';
import type { Accepted } from './receive';
import { OfSessions, SessionCommands } from './session-commands';

/** Results are published and settled. */
@OfSessions('results')
export class ResultsController extends SessionCommands {
  @CommandRoute('publications', 'Results are put up for all to see.')
  publishResults(@OnSession() on: SessionExchange, @Body() data: PublishResultsDto): Promise<Accepted> {
    return this.give('PublishResults', on, data);
  }

  @CommandRoute('deadlines', 'A right ends at another moment than the regulations have it.')
  setDeadline(@OnSession() on: SessionExchange, @Body() data: SetDeadlineDto): Promise<Accepted> {
    return this.give('SetDeadline', on, data);
  }

  @CommandRoute(
    'carry-overs',
    'What a contestant brings into this stage from another: recorded for the one that takes it (a number below zero: its opponents do); the last record for each counts.',
  )
  setCarryOver(@OnSession() on: SessionExchange, @Body() data: SetCarryOverDto): Promise<Accepted> {
    return this.give('SetCarryOver', on, data);
  }

  @CommandRoute('lots', 'A lot has told contestants apart.')
  recordLots(@OnSession() on: SessionExchange, @Body() data: RecordLotsDto): Promise<Accepted> {
    return this.give('RecordLots', on, data);
  }

  @CommandRoute('matches/not-played', 'A match was not played, or not to its end.')
  reportMatchNotPlayed(@OnSession() on: SessionExchange, @Body() data: ReportMatchNotPlayedDto): Promise<Accepted> {
    return this.give('ReportMatchNotPlayed', on, data);
  }
}
