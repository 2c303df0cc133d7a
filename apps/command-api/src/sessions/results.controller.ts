import { Body } from '@nestjs/common';
import { CommandRoute } from '../http/command-route';
import { OnSession, SessionExchange } from './on-session';
import type { Accepted } from '@app/contract';
import { OfSessions, SessionCommands } from './session-commands';
import {
  PublishResultsBody,
  SetDeadlineBody,
  SetCarryOverBody,
  RecordLotsBody,
  ReportMatchNotPlayedBody,
} from './session-bodies';

/** Results are published and settled. */
@OfSessions('results')
export class ResultsController extends SessionCommands {
  @CommandRoute('publications', 'Results are put up for all to see.')
  publishResults(@OnSession() on: SessionExchange, @Body() data: PublishResultsBody): Promise<Accepted> {
    return this.give(on, { type: 'PublishResults', data });
  }

  @CommandRoute('deadlines', 'A right ends at another moment than the regulations have it.')
  setDeadline(@OnSession() on: SessionExchange, @Body() data: SetDeadlineBody): Promise<Accepted> {
    return this.give(on, { type: 'SetDeadline', data });
  }

  @CommandRoute(
    'carry-overs',
    'What a contestant brings into this stage from another: recorded for the one that takes it (a number below zero: its opponents do); the last record for each counts.',
  )
  setCarryOver(@OnSession() on: SessionExchange, @Body() data: SetCarryOverBody): Promise<Accepted> {
    return this.give(on, { type: 'SetCarryOver', data });
  }

  @CommandRoute('lots', 'A lot has told contestants apart.')
  recordLots(@OnSession() on: SessionExchange, @Body() data: RecordLotsBody): Promise<Accepted> {
    return this.give(on, { type: 'RecordLots', data });
  }

  @CommandRoute('matches/not-played', 'A match was not played, or not to its end.')
  reportMatchNotPlayed(@OnSession() on: SessionExchange, @Body() data: ReportMatchNotPlayedBody): Promise<Accepted> {
    return this.give(on, { type: 'ReportMatchNotPlayed', data });
  }
}
